import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import type { Tender } from '@lanewise/contract/tenders'
import { canMove } from '@lanewise/domain/shipments/moves'
import { isTruckload } from '@lanewise/domain/tenders/tender-text'
import { useTenders } from '#features/tenders/tenders.api.ts'
import { dateTimeHere } from '#platform/date-time.ts'
import { errorText } from '#platform/query/problem.ts'
import { Badge } from '#ui/data/Badge.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { FollowUp } from './FollowUp.tsx'
import { OfferRow } from './OfferRow.tsx'
import { Offers, Quiet } from './tender-layout.tsx'

/** Offers of a truckload with the carriers' responses. Hidden for freight that is not tendered. */
export function TenderCard({ shipment }: { shipment: ShipmentInformation }) {
  const { data, status, error, refetch } = useTenders(shipment.shipmentNumber)
  if (!isTruckload(shipment.shippingMode)) return null
  if (!data)
    return (
      <Card flush title="Tender">
        {status === 'error' ? (
          <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows height={44} />
        )}
      </Card>
    )
  const { tenders, obstacle } = data
  if (tenders.length === 0) return <Waiting shipment={shipment} obstacle={obstacle} />
  return tenders.map((tender) => <OneTender key={tender.id} tender={tender} shipment={shipment} />)
}

/** Shown before the first offer is sent. */
function Waiting({ shipment, obstacle }: { shipment: ShipmentInformation; obstacle: string | null }) {
  if (shipment.shipmentStatusName !== 'ReadyToBook') return null
  return (
    <Card title="Tender">
      <Quiet>
        {obstacle ?? 'Not offered to any carrier yet. Tender offers it to the carriers of its lane, one at a time.'}
      </Quiet>
    </Card>
  )
}

const tones = {
  Open: 'tendering',
  Accepted: 'ok',
  Exhausted: 'risk',
  NeedsAttention: 'risk',
  Withdrawn: 'neutral',
} as const
const stateLabels = { NeedsAttention: 'Needs attention' } as const

function OneTender({ tender, shipment }: { tender: Tender; shipment: ShipmentInformation }) {
  const { state, offers, tenderMethod, tenderTime, lane, startedAt, startedBy, isAutomatic, followUp } = tender
  const by = isAutomatic ? 'automatically' : `by ${startedBy}`
  return (
    <Card
      flush
      title="Tender"
      side={
        <Badge tone={tones[state]}>
          {state in stateLabels ? stateLabels[state as keyof typeof stateLabels] : state}
        </Badge>
      }
    >
      <Quiet data-head="">
        {`${lane.customerReferenceNumber}, ${tenderMethod}, ${tenderTime} min each, started ${dateTimeHere(startedAt)} ${by}`}
      </Quiet>
      {offers.length === 0 ? (
        <Quiet data-inset="">No carrier on the lane has a rate for today.</Quiet>
      ) : (
        <Offers aria-label="Tender offers">
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} shipmentNumber={shipment.shipmentNumber} />
          ))}
        </Offers>
      )}
      {followUp && (
        <FollowUp
          followUp={followUp}
          shipmentNumber={shipment.shipmentNumber}
          isBookable={canMove('book', shipment.shipmentStatusName)}
        />
      )}
    </Card>
  )
}
