import {
  addRateRequestCarriers,
  cancelRateRequest,
  type PaidOnLane,
  type RateRequest,
  recordRateResponse,
} from '@lanewise/contract/rate-requests'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { closeReasonLabels } from '@lanewise/domain/rate-requests/close-reasons'
import { offerFigures } from '@lanewise/domain/rate-requests/compare-offers'
import { PhoneIncoming, Plus } from 'lucide-react'
import { useState } from 'react'
import { LazyAddCarriers } from '#features/rate-requests/dialog/LazyAddCarriers.tsx'
import { useCancelRateRequest } from '#features/rate-requests/rate-requests.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { dateTimeHere } from '#platform/date-time.ts'
import { ConfirmCall } from '#platform/record/ConfirmCall.tsx'
import { lazyDialog } from '#platform/routing/lazy-part.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Activity } from './activity/Activity.tsx'
import { Message } from './card-layout.tsx'
import { Figures } from './Figures.tsx'
import { Lines } from './Lines.tsx'
import { PriceLine } from './PriceLine.tsx'

const RecordResponse = lazyDialog(async () => (await import('./RecordResponse.tsx')).RecordResponse)

type OneRequestProps = {
  request: RateRequest
  paid: PaidOnLane | null
  shipment: ShipmentInformation
  onBooked: () => void
}

const tones = { ReplyBy: 'risk', Cancelled: 'neutral', Booked: 'ok' } as const

/** One rate request with its responses side by side. (RFQ-4) */
export function OneRequest({ request, paid, shipment, onBooked }: OneRequestProps) {
  const { lines, state, closeReason, createdAt, createdBy, isAutomatic, message, target } = request
  const [opened, open] = useState<{ lineId: string | null } | 'cancel' | 'add' | null>(null)
  const close = () => open(null)
  const figures = offerFigures(lines)
  const by = isAutomatic ? 'by its lane' : `by ${createdBy}`
  return (
    <Card
      flush
      title="Rate request"
      subtitle={`${lines.length} ${lines.length === 1 ? 'carrier' : 'carriers'}, asked ${dateTimeHere(createdAt)} ${by}`}
      side={
        <>
          <Badge tone={closeReason ? tones[closeReason] : 'accent'}>
            {closeReason ? closeReasonLabels[closeReason] : state}
          </Badge>
          {state === 'Open' && (
            <Actions
              onCancel={() => open('cancel')}
              onAdd={() => open('add')}
              onRecord={() => open({ lineId: null })}
            />
          )}
        </>
      }
    >
      <Figures request={request} figures={figures} paid={paid} shipment={shipment} />
      {figures && <PriceLine lines={lines} figures={figures} target={target} paid={paid} />}
      <Lines {...{ request, figures, shipment, onBooked }} onRecord={(lineId) => open({ lineId })} />
      {message && (
        <Message>
          <b>Message</b> {message}
        </Message>
      )}
      <Activity request={request} />
      {opened === 'cancel' && <CancelRequest shipmentNumber={shipment.shipmentNumber} onClose={close} />}
      {opened === 'add' && (
        <LazyAddCarriers request={request} shipmentNumber={shipment.shipmentNumber} onClose={close} />
      )}
      {opened && typeof opened === 'object' && (
        <RecordResponse lines={lines} first={opened.lineId} shipmentNumber={shipment.shipmentNumber} onClose={close} />
      )}
    </Card>
  )
}

type ActionsProps = { onCancel: () => void; onAdd: () => void; onRecord: () => void }

function Actions({ onCancel, onAdd, onRecord }: ActionsProps) {
  const noCancel = useRefusalOf(cancelRateRequest)
  const noAdding = useRefusalOf(addRateRequestCarriers)
  const noRecord = useRefusalOf(recordRateResponse)
  return (
    <>
      <Button kind="ghost" size="small" {...(noCancel && { disabledReason: noCancel })} onClick={onCancel}>
        Cancel request
      </Button>
      <Button size="small" icon={<Plus />} {...(noAdding && { disabledReason: noAdding })} onClick={onAdd}>
        Add Carriers
      </Button>
      <Button size="small" icon={<PhoneIncoming />} {...(noRecord && { disabledReason: noRecord })} onClick={onRecord}>
        Record Response
      </Button>
    </>
  )
}

function CancelRequest({ shipmentNumber, onClose }: { shipmentNumber: string; onClose: () => void }) {
  const { mutateAsync } = useCancelRateRequest()
  return (
    <ConfirmCall
      danger
      title="Cancel the rate request?"
      text="Its links stop working at once. Carriers that are waiting or have made an offer are told that no rate is needed."
      verb="Cancel request"
      done={`Rate request for ${shipmentNumber} cancelled`}
      run={() => mutateAsync({ params: { shipmentNumber } })}
      onClose={onClose}
    />
  )
}
