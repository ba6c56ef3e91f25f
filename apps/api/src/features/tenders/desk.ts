import type { RateDesk } from '../quotes/index.ts'
import type { ShipmentDesk } from '../shipments/index.ts'

/** What the actions of tenders work with. */
export type TenderDesk = { shipments: ShipmentDesk; rates: RateDesk; publicUrl: string; productName: string }
