import type { AskableCarrier, RateRequestFields } from '@lanewise/contract/rate-requests'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useAskableCarriers } from '#features/rate-requests/rate-requests.api.ts'
import { messageIn } from '#platform/form/message-in.ts'
import { errorText } from '#platform/query/problem.ts'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { AskableCarrierRow } from './AskableCarrierRow.tsx'
import { Columns, List, Message, Name, Quiet } from './dialog-layout.tsx'
import { Recipients } from './Recipients.tsx'

type ChosenCarriers = RateRequestFields['carriers']

type CarriersFieldProps = {
  shipmentNumber: string
  /** Ids of the carriers that already received the request. */
  requestedIds?: readonly string[]
}

/** Search results on the left, chosen carriers with their contacts on the right. */
export function CarriersField({ shipmentNumber, requestedIds = [] }: CarriersFieldProps) {
  const { field, fieldState } = useController<RateRequestFields, 'carriers'>({ name: 'carriers' })
  const [known, setKnown] = useState<ReadonlyMap<string, AskableCarrier>>(new Map())
  const message = messageIn(fieldState.error as never)
  const choose = (carrier: AskableCarrier) => {
    setKnown((before) => new Map(before).set(carrier.carrierId, carrier))
    field.onChange([...field.value, { carrierId: carrier.carrierId, emails: firstOf(carrier) }])
  }
  const drop = (carrierId: string) => field.onChange(field.value.filter((one) => one.carrierId !== carrierId))
  const write = (carrierId: string, emails: string[]) =>
    field.onChange(field.value.map((one) => (one.carrierId === carrierId ? { carrierId, emails } : one)))
  return (
    <div>
      <Columns>
        <Choices
          shipmentNumber={shipmentNumber}
          requestedIds={requestedIds}
          chosen={field.value}
          onChoose={choose}
          onDrop={drop}
        />
        <Recipients
          recipients={field.value.flatMap(({ carrierId, emails }) => {
            const carrier = known.get(carrierId)
            return carrier ? [{ carrier, emails }] : []
          })}
          onWrite={write}
          onDrop={drop}
        />
      </Columns>
      {message && <Message role="alert">{message}</Message>}
    </div>
  )
}

/** Sorts carriers that already received the request to the end. */
const newFirst = (carriers: readonly AskableCarrier[], requestedIds: readonly string[]) =>
  carriers.toSorted(
    (one, other) => Number(requestedIds.includes(one.carrierId)) - Number(requestedIds.includes(other.carrierId)),
  )

/** Email address of the dispatch contact, or else of the first contact. */
const firstOf = ({ contacts }: AskableCarrier) => {
  const first = contacts.find(({ role }) => role === 'Dispatch') ?? contacts[0]
  return first ? [first.email] : []
}

type ChoicesProps = Required<CarriersFieldProps> & {
  chosen: ChosenCarriers
  onChoose: (carrier: AskableCarrier) => void
  onDrop: (carrierId: string) => void
}

function Choices({ shipmentNumber, requestedIds, chosen, onChoose, onDrop }: ChoicesProps) {
  const [q, setQ] = useState('')
  const { data, status, error, refetch } = useAskableCarriers(shipmentNumber, q)
  return (
    <div>
      <Name>Carriers</Name>
      <SearchBox value={q} onSearch={setQ} label="Search carriers" pause={200} hotkey={null} />
      {data && (
        <List aria-label="Carriers">
          {newFirst(data.items, requestedIds).map((carrier) => (
            <AskableCarrierRow
              key={carrier.carrierId}
              carrier={carrier}
              isRequested={requestedIds.includes(carrier.carrierId)}
              isChosen={chosen.some(({ carrierId }) => carrierId === carrier.carrierId)}
              onChange={(isChosen) => (isChosen ? onChoose(carrier) : onDrop(carrier.carrierId))}
            />
          ))}
        </List>
      )}
      {data?.items.length === 0 && <Quiet>No carriers found</Quiet>}
      {!data && status === 'error' && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
      {!data && status !== 'error' && <SkeletonRows height={44} />}
    </div>
  )
}
