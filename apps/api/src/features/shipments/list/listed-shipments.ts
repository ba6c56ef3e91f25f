import { conditionsOf } from './shipment-filter.ts'
import { listedColumns } from './shipment-list.queries.ts'
import { shipmentSummary } from './shipment-list.view.ts'

/** How a list of another feature reads, filters and answers shipments as the list of shipments does. */
export const listedShipments = { columns: listedColumns, conditionsOf, summaryOf: shipmentSummary }
