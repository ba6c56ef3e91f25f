import { pageSizes } from '@lanewise/contract/page-sizes'
import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { findShipments, shipmentChanged } from '@lanewise/contract/shipments'
import type { BoardColumn } from '@lanewise/domain/shipments/shipment-status'
import type { ShipmentBody } from '#features/shipments/list/filters/shipment-query.ts'
import { query, useOperationQuery } from '#platform/query/query.ts'
import { usePages } from '#platform/query/use-pages.ts'
import { bodyOf } from './board-columns.ts'

const refreshOn = [shipmentChanged]
const idOf = ({ id }: ShipmentSummary) => id

/** Shipments of one column, 20 per page. */
export function useColumn(column: BoardColumn, request: ShipmentBody) {
  const body = bodyOf(column, request)
  const pages = query(findShipments, { body: { ...body, pageSize: pageSizes.shipments } }, { refreshOn })
  return usePages(pages, idOf, { enabled: body !== null })
}
export type ColumnPages = ReturnType<typeof useColumn>

/** Number of matching shipments in a column; null while the number is unknown or not wanted. */
export function useCount(column: BoardColumn, request: ShipmentBody, isWanted: boolean): number | null {
  const body = bodyOf(column, request)
  const countQuery = query(findShipments, { body: { ...body, page: 1, pageSize: 1 } }, { refreshOn })
  const { data } = useOperationQuery(countQuery, { enabled: isWanted && body !== null })
  return isWanted ? (data?.total ?? null) : null
}
