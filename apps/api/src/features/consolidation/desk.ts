import type { costOfLoad } from '#features/orders/index.ts'
import type { ShipmentDesk } from '#features/shipments/index.ts'

/** What consolidation works with. */
export type ConsolidationDesk = { shipments: ShipmentDesk; settings: Parameters<typeof costOfLoad>[0] }
