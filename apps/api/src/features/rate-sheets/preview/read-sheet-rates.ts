import { LaneRateFields } from '@lanewise/contract/lane-rate-fields'
import type { CellIssue, RateSheetColumn } from '@lanewise/domain/lanes/sheet/columns'
import { rateSheetColumns } from '@lanewise/domain/lanes/sheet/columns'
import type { ReadRate } from '@lanewise/domain/lanes/sheet/preview-row'
import { readRate, type SheetRate, type SheetRow } from '@lanewise/domain/lanes/sheet/read-rates'
import { agreedFrom } from '#features/lanes/index.ts'

/** A rate of the sheet in the form of the rate dialog. Null while one of its cells is invalid. */
export type CheckedRate = ReadRate & { fields: LaneRateFields | null }

/** Parses a rate from its rows and validates it like the rate form, including limits of amounts and dates. */
export const readSheetRate = (rows: readonly SheetRow[]): CheckedRate => checked(readRate(rows))

function checked(rate: SheetRate): CheckedRate {
  if (rate.issues.length > 0) return { ...rate, terms: null, fields: null }
  const { rateType, chargeType, minCharge, effectiveDate, expirationDate } = rate
  const isPerPallet = chargeType === 'Pallet'
  const parsed = LaneRateFields.safeParse({
    // A placeholder: the carrier is matched later.
    carrierId: placeholder,
    rateType,
    chargeType,
    minCharge,
    effectiveDate,
    expirationDate,
    rate: isPerPallet ? null : rate.rate,
    rateSpecifications: isPerPallet ? [{ rateRanges: rate.ranges.map(({ row: _row, ...range }) => range) }] : [],
  })
  if (parsed.success) return { ...rate, fields: parsed.data, terms: agreedFrom(parsed.data) }
  return { ...rate, terms: null, fields: null, issues: parsed.error.issues.map((issue) => cellIssue(rate, issue)) }
}

const placeholder = '00000000-0000-4000-8000-000000000000'

function cellIssue(rate: SheetRate, { path, message }: { path: PropertyKey[]; message: string }): CellIssue {
  const field = String(path.at(-1))
  const column: RateSheetColumn = field === 'chargeType' ? 'rateUnit' : isColumn(field) ? field : 'rate'
  const range = path[0] === 'rateSpecifications' ? rate.ranges[Number(path[3])] : undefined
  const value = range ? String(range[field as 'minPallets'] ?? '') : rate.cells[column]
  return { row: range?.row ?? rate.row, column, value, message }
}

const isColumn = (field: string): field is RateSheetColumn => field in rateSheetColumns
