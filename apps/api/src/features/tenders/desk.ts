import type { WebhookSettings } from '#connectors/webhook/post-webhook.ts'
import type { FileBytes } from '#platform/context.ts'
import type { BookingDeps } from '../booking/index.ts'
import type { RateDesk } from '../quotes/index.ts'
import type { ShipmentDesk } from '../shipments/index.ts'

/** What the actions of tenders work with. */
export type TenderDesk = {
  booking: BookingDeps
  shipments: Pick<ShipmentDesk, 'miles'>
  rates: RateDesk
  publicUrl: string
  productName: string
  webhooks: WebhookSettings
  files: FileBytes
}
