import { type EquipmentMode, equipmentModeLabels, equipmentModes } from '#freight/modes.ts'
import { type LaneRateDraft, laneRateIssues } from '#lanes/rate-rules.ts'
import { type CellIssue, cellsOf, type RateSheetCells, type RateSheetColumn } from '#lanes/sheet/columns.ts'
import { chargeRateTypes } from '#rating/charges.ts'
import {
  type ContractRateType,
  type ContractRateUnit,
  contractRateTypes,
  contractRateUnits,
} from '#rating/tl/contract-terms.ts'
import { dayIn, moneyIn, notADate, notAnAmount, numberIn } from '#shared/cells.ts'
import type { FieldIssue } from '#shared/issue.ts'

export type SheetRow = { row: number; values: Readonly<Record<string, string>> }

type Range = { row: number; minPallets: number | null; maxPallets: number | null; ratePerPallet: number | null }

/** A rate as read from a sheet, amounts in dollars. Its carrier and lane are still names. */
export type SheetRate = {
  /** The rate's first row, and all of its rows. */
  row: number
  rows: number[]
  cells: RateSheetCells
  equipmentMode: EquipmentMode | null
  rateType: ContractRateType | null
  chargeType: ContractRateUnit | null
  rate: number | null
  minCharge: number | null
  effectiveDate: string | null
  expirationDate: string | null
  ranges: Range[]
  issues: CellIssue[]
}

/** Reads a rate from its first row and the rows below with its further pallet ranges. */
export function readRate([first, ...others]: readonly SheetRow[]): SheetRate {
  const rate = beginRate(first?.row ?? 0, cellsOf(first?.values ?? {}))
  for (const { row, values } of others) addRange(rate, row, cellsOf(values))
  rate.issues.push(...ruleIssues(rate))
  return rate
}

/** Yields the rows of one rate at a time, so that the caller may pause while reading a long sheet. */
export function* rowsOfRates<R extends SheetRow>(rows: readonly R[]): Generator<R[]> {
  let rate: R[] = []
  for (const row of rows) {
    if (rate.length > 0 && !isFurtherRange(cellsOf(row.values))) {
      yield rate
      rate = []
    }
    rate.push(row)
  }
  if (rate.length > 0) yield rate
}

const identifying: readonly RateSheetColumn[] = ['lane', 'origin', 'destination', 'carrier', 'carrierNumber']

const isFurtherRange = (cells: RateSheetCells): boolean =>
  identifying.every((column) => cells[column] === '') &&
  [cells.minPallets, cells.maxPallets, cells.ratePerPallet].some(Boolean)

function beginRate(row: number, cells: RateSheetCells): SheetRate {
  const issues: CellIssue[] = []
  const read = <T>(column: RateSheetColumn, reader: (text: string) => T | undefined, message: string): T | null => {
    const value = cells[column]
    if (value === '') return null
    const parsed = reader(value)
    if (parsed === undefined) issues.push({ row, column, value, message })
    return parsed ?? null
  }
  const rate: SheetRate = {
    row,
    rows: [row],
    cells,
    equipmentMode: read('equipment', equipmentIn, `Not a kind of equipment. ${oneOf(equipmentNames)}`),
    rateType: read('rateType', rateTypeIn, `Not a rate type. ${oneOf(Object.values(contractRateTypes))}`),
    chargeType: read('rateUnit', unitIn, `Not a rate unit. ${oneOf(unitNames)}`),
    rate: read('rate', moneyIn, notAnAmount),
    minCharge: read('minCharge', moneyIn, notAnAmount),
    effectiveDate: read('effectiveDate', dayIn, notADate),
    expirationDate: read('expirationDate', dayIn, notADate),
    ranges: [],
    issues,
  }
  if (cells.minPallets || cells.maxPallets || cells.ratePerPallet) addRange(rate, row, cells)
  return rate
}

function addRange(rate: SheetRate, row: number, cells: RateSheetCells) {
  if (!rate.rows.includes(row)) rate.rows.push(row)
  const read = (column: RateSheetColumn, reader: (text: string) => number | undefined): number | null =>
    cells[column] === '' ? null : (reader(cells[column]) ?? null)
  rate.ranges.push({
    row,
    minPallets: read('minPallets', numberIn),
    maxPallets: read('maxPallets', numberIn),
    ratePerPallet: read('ratePerPallet', moneyIn),
  })
}

/** Applies the form's rules, each issue at its cell. Cells that could not be read already have an issue. */
function ruleIssues(rate: SheetRate): CellIssue[] {
  const draft: LaneRateDraft = {
    ...rate,
    // Placeholder that passes the rule; the carrier is looked up separately.
    carrierId: 'named',
    rateSpecifications: rate.ranges.length > 0 ? [{ rateRanges: rate.ranges }] : [],
  }
  const [range] = rate.ranges
  // Most likely the per-pallet row that these ranges belonged to was deleted.
  if (range && rate.chargeType !== null && rate.chargeType !== 'Pallet')
    return [{ row: range.row, column: 'minPallets', value: String(range.minPallets ?? ''), message: notPerPallet }]
  const unread = new Set(rate.issues.map(({ column }) => column))
  return laneRateIssues(draft).flatMap((issue) => {
    const place = placeOf(rate, issue)
    return unread.has(place.column) ? [] : [{ ...place, message: issue.message }]
  })
}

const columnOfField: Record<string, RateSheetColumn> = { chargeType: 'rateUnit' }

function placeOf(rate: SheetRate, { path }: FieldIssue): Omit<CellIssue, 'message'> {
  const field = String(path.at(-1))
  const range = rate.ranges[path.findLast((part) => typeof part === 'number') ?? -1]
  if (path[0] === 'rateSpecifications' && !range) return { row: rate.row, column: 'maxPallets', value: '' }
  const column = columnOfField[field] ?? (field as RateSheetColumn)
  const written = range ? range[field as 'minPallets'] : rate.cells[column]
  return { row: range?.row ?? rate.row, column, value: String(written ?? '') }
}

const notPerPallet = 'Only a rate Per Pallet has pallet ranges'
const equipmentNames = Object.values(equipmentModeLabels)
const unitNames = contractRateUnits.map((unit) => chargeRateTypes[unit])
const oneOf = (names: readonly string[]) => `Write one of ${names.join(', ')}`

const folded = (text: string) => text.toLowerCase().replace(/[^a-z0-9+]/g, '')

function readerByName<V>(values: readonly V[], namesOf: (value: V) => readonly string[]) {
  const known = new Map(values.flatMap((value) => namesOf(value).map((name) => [folded(name), value] as const)))
  return (text: string): V | undefined => known.get(folded(text))
}

const equipmentIn = readerByName<EquipmentMode>(equipmentModes, (mode) => [
  equipmentModeLabels[mode],
  ...(mode === 1 ? ['Van', 'Dry Van'] : []),
])
const rateTypeIn = readerByName(Object.keys(contractRateTypes) as ContractRateType[], (type) => [
  type,
  contractRateTypes[type],
])
const unitIn = readerByName(contractRateUnits, (unit) => [
  unit,
  chargeRateTypes[unit],
  chargeRateTypes[unit].replace(/^Per /, ''),
])
