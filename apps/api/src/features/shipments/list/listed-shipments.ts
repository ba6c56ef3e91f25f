import { conditionsOf } from './shipment-filter.ts'
import { listedColumns } from './shipment-list.queries.ts'
import { shipmentSummary } from './shipment-list.view.ts'

/** Parts of the shipment list for lists of other features. */
export const listedShipments = { columns: listedColumns, conditionsOf, summaryOf: shipmentSummary }
