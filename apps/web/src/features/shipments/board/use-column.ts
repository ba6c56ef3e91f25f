import { pageSizes } from '@lanewise/contract/page-sizes'
import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { findShipments, shipmentChanged } from '@lanewise/contract/shipments'
import type { BoardColumn } from '@lanewise/domain/shipments/shipment-status'
import type { ShipmentBody } from '#features/shipments/list/filters/shipment-asks.ts'
import { query, useOperationQuery } from '#platform/query/query.ts'
import { usePages } from '#platform/query/use-pages.ts'
import { bodyOf } from './board-columns.ts'

const refreshOn = [shipmentChanged]
const idOf = ({ id }: ShipmentSummary) => id

/** The shipments of one column, 20 at a time. */
export function useColumn(column: BoardColumn, asked: ShipmentBody) {
  const body = bodyOf(column, asked)
  const pages = query(findShipments, { body: { ...body, pageSize: pageSizes.shipments } }, { refreshOn })
  return usePages(pages, idOf, { enabled: body !== null })
}
export type ColumnPages = ReturnType<typeof useColumn>

/** How many of a column have something in common; null until that is known or while nobody wants to know it. */
export function useCount(column: BoardColumn, asked: ShipmentBody, isWanted: boolean): number | null {
  const body = bodyOf(column, asked)
  const counted = query(findShipments, { body: { ...body, page: 1, pageSize: 1 } }, { refreshOn })
  const { data } = useOperationQuery(counted, { enabled: isWanted && body !== null })
  return isWanted ? (data?.total ?? null) : null
}
