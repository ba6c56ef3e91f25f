import type { WebhookSettings } from '#connectors/webhook/post-webhook.ts'
import type { BookingDeps } from '#features/booking/index.ts'
import type { RateDeps } from '#features/quotes/index.ts'
import type { ShipmentDeps } from '#features/shipments/index.ts'
import type { FileBytes } from '#platform/context.ts'

export type TenderDeps = {
  booking: BookingDeps
  shipments: Pick<ShipmentDeps, 'miles'>
  rates: RateDeps
  publicUrl: string
  productName: string
  webhooks: WebhookSettings
  files: FileBytes
  /** How many times faster than real trucks those that report by EDI may be: the speed of the demo's simulator. */
  pace: number
}
