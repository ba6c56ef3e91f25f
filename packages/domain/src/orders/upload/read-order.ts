import type { FieldIssue } from '#shared/issue.ts'
import { cellOf, type StopColumn, shownCell, type UploadIssue, type UploadRow, uploadColumns } from './columns.ts'
import { readHead, type UploadDefaults } from './read-head.ts'
import { type GoodsCoded, holdsItem, readItem } from './read-item.ts'
import { type FindPlaces, readStop, stopsOf, type UploadStop } from './read-stops.ts'

export type KnownNames = {
  placesNamed: FindPlaces
  /**
   * Id of the billing setting with this name, or of the company's default if the name is null; null if it is unknown.
   */
  billingSettingNamed: (name: string | null) => string | null
  goodsCoded: GoodsCoded
  defaults?: UploadDefaults
}

export type UploadOrder = {
  row: number
  reference: string
  /** The order as sent to the API. */
  fields: { stops: { baseDate: string | null }[] } & Record<string, unknown>
  /** Cells that cannot be read or contain an unknown name. */
  issues: UploadIssue[]
  /** Cell that a field of the order came from. */
  cellAt: (path: FieldIssue['path']) => Omit<UploadIssue, 'message'>
}

/** The order made of some rows of a file: first its pickups, then its dropoffs, each in file order. (ORDPAGE-10) */
export function readOrder(rows: readonly UploadRow[], known: KnownNames): UploadOrder {
  const { placesNamed, billingSettingNamed, goodsCoded, defaults } = known
  const issues: UploadIssue[] = []
  const head = readHead(rows, issues, defaults)
  const { shippingMode, equipmentMode } = head.fields
  const freight = shippingMode && equipmentMode ? { shippingMode, equipmentMode } : null
  const items = new Map(rows.filter(holdsItem).map((row) => [row, readItem(row, issues, { goodsCoded, freight })]))
  const stops = uploadStops(rows)
  const billingSettings = billingSettingNamed(head.billingSetting)
  const cellAt = cellFinder(rows, stops)
  if (head.reference === '')
    issues.push({ ...cellAt(['referenceNumbers', 0]), message: `${uploadColumns.head.reference} is required` })
  if (head.billingSetting && !billingSettings)
    issues.push({ ...cellAt(['billingSettings']), message: 'Not a known billing setting' })
  return {
    row: rows[0]?.row ?? 0,
    reference: head.reference,
    fields: {
      ...head.fields,
      billingSettings,
      stops: stops.map((stop) => ({
        ...readStop(stop, placesNamed, issues),
        lineItems: stop.rows.flatMap((row) => items.get(row) ?? []),
      })),
    },
    issues,
    cellAt,
  }
}

const uploadStops = (rows: readonly UploadRow[]) => [...stopsOf('Pickup', rows), ...stopsOf('Dropoff', rows)]

/** Adds further rule violations, each at its cell. Cells that could not be read already have an issue. */
export function withIssues(order: UploadOrder, ruleIssues: readonly FieldIssue[]): UploadIssue[] {
  const cellsWithIssue = new Set(order.issues.map(({ row, column }) => `${row} ${column}`))
  const others = ruleIssues
    .filter(({ path }) => !isForWantOfDate(order, path))
    .map(({ path, message }) => ({ ...order.cellAt(path), message }))
  const unique = new Map(
    [...order.issues, ...others.filter(({ row, column }) => !cellsWithIssue.has(`${row} ${column}`))].map((issue) => [
      JSON.stringify(issue),
      issue,
    ]),
  )
  return [...unique.values()].sort((one, other) => one.row - other.row)
}

/** The times of a stop without a date are not valid instants, whatever their cells contain. */
function isForWantOfDate({ fields }: UploadOrder, [first, index, field]: FieldIssue['path']): boolean {
  if (first !== 'stops' || (field !== 'earlyDateTimeOffset' && field !== 'lateDateTimeOffset')) return false
  return fields.stops[Number(index)]?.baseDate === null
}

const stopFields: Readonly<Record<string, StopColumn>> = {
  baseDate: 'date',
  earlyDateTimeOffset: 'from',
  lateDateTimeOffset: 'until',
  appointmentDateTimeOffset: 'appointmentTime',
  notes: 'notes',
  referenceNumbers: 'references',
}

/** Finds the cell that a field of the order came from. */
export function cellFinder(
  rows: readonly UploadRow[],
  stops: readonly UploadStop[] = uploadStops(rows),
): UploadOrder['cellAt'] {
  const nothing: UploadRow = { row: rows[0]?.row ?? 0, values: {} }
  const cell = (row: UploadRow, column: string) => ({ row: row.row, column, value: shownCell(row, column) })
  const ofHead = (column: string) => cell(rows.find((row) => cellOf(row, column) !== '') ?? rows[0] ?? nothing, column)
  return ([first, second, third, fourth, fifth]) => {
    const stop = first === 'stops' ? stops[Number(second)] : undefined
    if (stop && third === 'lineItems') {
      const row = stop.rows.filter(holdsItem)[Number(fourth)] ?? stop.first
      return cell(row, itemColumn(fifth))
    }
    if (stop) return cell(stop.first, uploadColumns[stop.type][stopFields[String(third)] ?? 'location'])
    if (first === 'stops') return ofHead(uploadColumns.Pickup.location)
    return ofHead(headColumn(first === 'tmsOrderDetails' ? second : first, second))
  }
}

const itemColumn = (field: unknown): string =>
  (uploadColumns.item as Readonly<Record<string, string>>)[String(field)] ?? uploadColumns.item.description

function headColumn(field: unknown, index: unknown): string {
  const { head } = uploadColumns
  if (field === 'referenceNumbers') return index === 0 ? head.reference : head.references
  if (field === 'billingSettings') return head.billingSetting
  return (head as Readonly<Record<string, string>>)[String(field)] ?? head.reference
}
