import type { ShipmentDesk } from '../shipments/index.ts'

/** What the actions of tenders work with. */
export type TenderDesk = { shipments: ShipmentDesk; publicUrl: string; productName: string }
