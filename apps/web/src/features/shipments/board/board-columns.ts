import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { shipmentMoves } from '@lanewise/domain/shipments/moves'
import {
  type BoardColumn,
  boardColumns,
  boardColumnsFor,
  type ShipmentStatus,
  shipmentStatuses,
} from '@lanewise/domain/shipments/shipment-status'
import type { ShipmentBody } from '#features/shipments/list/filters/shipment-asks.ts'
import { type MoveHandler, type MoveHandlers, movesOf } from '#features/shipments/parts/use-moves.tsx'

export type ColumnName = BoardColumn['name']

/** A column that a shipment can be moved to, and how. */
export type Target = { column: ColumnName; handler: MoveHandler }

export const columnsFor = boardColumnsFor

const holds = ({ statuses }: BoardColumn, status: ShipmentStatus) =>
  (statuses as readonly ShipmentStatus[]).includes(status)

/** The moves that this user can make with a shipment, from left to right (SHIP-2). */
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

/** What a column asks for: its own states, and of those the ones that the filter leaves; null where it leaves none. */
export function bodyOf({ statuses }: BoardColumn, asked: ShipmentBody): ShipmentBody | null {
  const ids = statuses.map((name) => shipmentStatuses[name])
  const wanted = [asked.statuses ?? []].flat()
  const left = wanted.length === 0 ? ids : ids.filter((id) => wanted.includes(id))
  return left.length === 0 ? null : { ...asked, statuses: left }
}

/** The column in which a shipment stands; a voided one stands in none. */
export const columnOf = (status: ShipmentStatus): ColumnName | null =>
  boardColumns.find((column) => holds(column, status))?.name ?? null

type Placed = ReadonlyMap<string, { shipment: ShipmentSummary; column: ColumnName }>

/** The cards of a column: those that were just dropped into it first, without those that were just taken out of it. */
export function rowsOf({ name }: BoardColumn, rows: readonly ShipmentSummary[], placed: Placed): ShipmentSummary[] {
  const dropped = [...placed.values()].filter(({ column }) => column === name).map(({ shipment }) => shipment)
  return [...dropped, ...rows.filter(({ id }) => !placed.has(id))]
}
