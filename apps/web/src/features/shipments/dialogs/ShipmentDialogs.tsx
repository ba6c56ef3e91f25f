import { GenerateBols } from '#features/bills-of-lading/index.ts'
import { RequestRates } from '#features/rate-requests/index.ts'
import { QuestionText } from '#features/shipments/parts/QuestionText.tsx'
import type { OpenedAction } from '#features/shipments/parts/use-moves.tsx'
import { type Moved, useMoves } from '#features/shipments/parts/use-moves.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { ConfirmCall } from '#platform/record/ConfirmCall.tsx'
import { lazyDialog } from '#platform/routing/lazy-part.tsx'

const CancelShipment = lazyDialog(async () => (await import('./CancelShipment.tsx')).CancelShipment)

type ShipmentDialogsProps = { shipment: Moved; opened: OpenedAction | null; onClose: () => void }

/** Actions that the page itself shows, or that open no dialog. */
const elsewhere = ['details', 'event', 'share', 'labels', 'changeCarrier', 'lane'] as const
const isElsewhere = (name: OpenedAction): name is (typeof elsewhere)[number] =>
  (elsewhere as readonly OpenedAction[]).includes(name)

export function ShipmentDialogs({ shipment, opened, onClose }: ShipmentDialogsProps) {
  const { shipmentNumber } = shipment
  const handlers = useMoves()
  if (opened === null || isElsewhere(opened)) return null
  if (opened === 'bol') return <GenerateBols shipment={shipment} onClose={onClose} />
  if (opened === 'requestRates') return <RequestRates shipmentNumber={shipmentNumber} onClose={onClose} />
  if (opened === 'cancel') return <CancelShipment shipmentNumber={shipmentNumber} onClose={onClose} />
  const handler = handlers[opened]
  if (!handler || 'path' in handler) return null
  return (
    <ConfirmCall
      title={handler.question.title(shipmentNumber)}
      text={<QuestionText question={handler.question} shipmentNumber={shipmentNumber} />}
      verb={handler.verb}
      done={(missed) =>
        missed
          ? { kind: 'error', text: missed.text, options: { detail: missed.detail } }
          : saved(`Shipment ${shipmentNumber} ${handler.done}`)
      }
      run={() => handler.call(shipmentNumber)}
      onClose={onClose}
    />
  )
}
