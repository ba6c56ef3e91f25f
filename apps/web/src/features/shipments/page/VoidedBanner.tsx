import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { dateTimeHere } from '#platform/date-time.ts'
import { Alert } from '#ui/feedback/Alert.tsx'

/** User, time and reason of a cancellation. Hidden unless the shipment is voided. */
export function VoidedBanner({ shipment }: { shipment: ShipmentInformation }) {
  const { voidDateTime, voidedBy, voidReason } = shipment
  if (!voidDateTime) return null
  const by = voidedBy ? ` by ${voidedBy}` : ''
  return (
    <Alert tone="late" title={`Voided${by} on ${dateTimeHere(voidDateTime)}`}>
      {voidReason}
    </Alert>
  )
}
