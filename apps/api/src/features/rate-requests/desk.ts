import type { BookingDeps } from '../booking/index.ts'
import type { ShipmentDesk } from '../shipments/index.ts'

/** What the actions of rate requests work with. */
export type RateRequestDesk = {
  booking: BookingDeps
  shipments: Pick<ShipmentDesk, 'miles'>
  publicUrl: string
  productName: string
}
