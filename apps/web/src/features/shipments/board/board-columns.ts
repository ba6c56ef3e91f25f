import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { moveRefusal, movesByHand, shipmentMoves } from '@lanewise/domain/shipments/moves'
import {
  type BoardColumn,
  boardColumns,
  boardColumnsFor,
  type ShipmentStatus,
  shipmentStatuses,
} from '@lanewise/domain/shipments/shipment-status'
import type { ShipmentBody } from '#features/shipments/list/filters/shipment-query.ts'
import { closedReason, type MoveHandler, type MoveHandlers, movesOf } from '#features/shipments/parts/use-moves.tsx'

export type ColumnName = BoardColumn['name']

/** Column to which a shipment can be moved, with the handler of the move. */
export type Target = { column: ColumnName; handler: MoveHandler }

export const columnsFor = boardColumnsFor

const holds = ({ statuses }: BoardColumn, status: ShipmentStatus) =>
  (statuses as readonly ShipmentStatus[]).includes(status)

/** Moves that this user can make with a shipment, from left to right. (SHIP-2) */
export function targetsOf(
  shipment: ShipmentSummary,
  handlers: MoveHandlers,
  columns: readonly BoardColumn[],
): Target[] {
  const moves = movesOf(shipment, handlers)
  return columns.flatMap((column) => {
    const move = moves.find((name) => holds(column, shipmentMoves[name].to))
    const handler = move && handlers[move]
    return handler && !handler.refusal ? [{ column: column.name, handler }] : []
  })
}

/** Why a shipment cannot be dropped into a column; null in its own column and where it can be dropped. */
export function lockReason(shipment: ShipmentSummary, handlers: MoveHandlers, column: BoardColumn): string | null {
  const { shipmentStatusName: from, shipmentNumber } = shipment
  if (holds(column, from) || targetsOf(shipment, handlers, [column]).length > 0) return null
  const move = movesByHand(from).find((name) => handlers[name] && holds(column, shipmentMoves[name].to))
  const reason = move && (closedReason(shipment, move) ?? handlers[move]?.refusal)
  return reason ?? moveRefusal(shipmentNumber, from, column.statuses[0])
}

/**
 * Request body of a column: the list filter limited to the column's statuses. Null when the filter excludes all of
 * them.
 */
export function bodyOf({ statuses }: BoardColumn, request: ShipmentBody): ShipmentBody | null {
  const ids = statuses.map((name) => shipmentStatuses[name])
  const wanted = [request.statuses ?? []].flat()
  const remaining = wanted.length === 0 ? ids : ids.filter((id) => wanted.includes(id))
  return remaining.length === 0 ? null : { ...request, statuses: remaining }
}

/** Column of a status; null for voided shipments. */
export const columnOf = (status: ShipmentStatus): ColumnName | null =>
  boardColumns.find((column) => holds(column, status))?.name ?? null

type Placed = ReadonlyMap<string, { shipment: ShipmentSummary; column: ColumnName }>

/** Cards of a column. Cards just dropped into it come first, and cards just moved out of it are left out. */
export function rowsOf({ name }: BoardColumn, rows: readonly ShipmentSummary[], placed: Placed): ShipmentSummary[] {
  const dropped = [...placed.values()].filter(({ column }) => column === name).map(({ shipment }) => shipment)
  return [...dropped, ...rows.filter(({ id }) => !placed.has(id))]
}
