import type { costOfLoad } from '#features/orders/index.ts'
import type { ShipmentDeps } from '#features/shipments/index.ts'

export type ConsolidationDeps = { shipments: ShipmentDeps; settings: Parameters<typeof costOfLoad>[0] }
