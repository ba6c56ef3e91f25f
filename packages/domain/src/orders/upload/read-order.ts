import type { FieldIssue } from '#shared/issue.ts'
import { cellOf, type StopColumn, type UploadIssue, type UploadRow, uploadColumns } from './columns.ts'
import { readHead } from './read-head.ts'
import { type GoodsCoded, holdsItem, readItem } from './read-item.ts'
import { type PlacesNamed, readStop, stopsOf, type UploadStop } from './read-stops.ts'

/** What a file can name, as the company has it. */
export type KnownNames = {
  placesNamed: PlacesNamed
  /** The id of the billing setting of a name, or of the company's usual one where none is named; null where it is not known. */
  billingSettingNamed: (name: string | null) => string | null
  goodsCoded: GoodsCoded
}

export type UploadOrder = {
  /** The row that it begins in. */
  row: number
  reference: string
  /** The order as it is sent. */
  fields: { stops: { baseDate: string | null }[] } & Record<string, unknown>
  /** Cells that cannot be read or name nothing that is known. */
  issues: UploadIssue[]
  /** The cell that a field of the order came from. */
  cellAt: (path: FieldIssue['path']) => Omit<UploadIssue, 'message'>
}

/** ORDPAGE-10: the order that some rows of a file make: first its pickups, then its dropoffs, each as it comes in the file. */
export function readOrder(rows: readonly UploadRow[], known: KnownNames): UploadOrder {
  const { placesNamed, billingSettingNamed, goodsCoded } = known
  const issues: UploadIssue[] = []
  const head = readHead(rows, issues)
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

/** What else the rules say, each at its cell; a cell that could not be read is named already. */
export function withIssues(order: UploadOrder, found: readonly FieldIssue[]): UploadIssue[] {
  const named = new Set(order.issues.map(({ row, column }) => `${row} ${column}`))
  const others = found
    .filter(({ path }) => !isForWantOfDate(order, path))
    .map(({ path, message }) => ({ ...order.cellAt(path), message }))
  const unique = new Map(
    [...order.issues, ...others.filter(({ row, column }) => !named.has(`${row} ${column}`))].map((issue) => [
      JSON.stringify(issue),
      issue,
    ]),
  )
  return [...unique.values()].sort((one, other) => one.row - other.row)
}

/** Without a date the times of a stop are no moments, whatever stands in their cells. */
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
  const cell = (row: UploadRow, column: string) => ({ row: row.row, column, value: cellOf(row, column) })
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
