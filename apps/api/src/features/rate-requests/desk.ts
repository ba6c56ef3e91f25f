import type { ShipmentDesk } from '../shipments/index.ts'

/** What the actions of rate requests work with. */
export type RateRequestDesk = { shipments: ShipmentDesk; publicUrl: string; productName: string }
