import type { BookingDeps } from '#features/booking/index.ts'
import type { ShipmentDeps } from '#features/shipments/index.ts'

export type RateRequestDeps = {
  booking: BookingDeps
  shipments: Pick<ShipmentDeps, 'miles'>
  publicUrl: string
  productName: string
}
