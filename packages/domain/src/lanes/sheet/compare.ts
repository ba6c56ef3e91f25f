import type { RateDates } from '#lanes/lane-rate.ts'
import type { ContractTerms } from '#rating/tl/contract-terms.ts'
import { palletRangesOf } from '#rating/tl/contract-terms.ts'
import { addDays } from '#shared/calendar.ts'
import { percentOf } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Terms of a rate as a sheet gives them. A sheet has no additional charges, so existing ones stay. */
export type SheetTerms = Omit<ContractTerms, 'additionalCharges'> & RateDates

export type RateChange = {
  kind: 'new' | 'changed' | 'unchanged'
  /** Last day of the former rate; null if it is fully replaced or there is none. */
  formerEndsOn: IsoDate | null
  /** Price change in percent; null if the prices cannot be compared. */
  percent: number | null
}

/** Change that a rate of the sheet makes to the carrier's current rate on the lane. */
export function changeOf(
  sheet: SheetTerms,
  current: SheetTerms | null,
  estimate: (terms: SheetTerms) => number | null,
): RateChange {
  if (!current) return { kind: 'new', formerEndsOn: null, percent: null }
  const isSamePrice = isSameTerms(sheet, current)
  const isSameTime = sheet.effectiveDate === current.effectiveDate && sheet.expirationDate === current.expirationDate
  if (isSamePrice && isSameTime) return { kind: 'unchanged', formerEndsOn: null, percent: 0 }
  return {
    kind: 'changed',
    formerEndsOn: endOfFormer(sheet, current),
    percent: isSamePrice ? 0 : percentBetween(current, sheet, estimate),
  }
}

/** The former rate ends the day before a later one begins, but no later than its own expiration. */
function endOfFormer(sheet: RateDates, current: RateDates): IsoDate | null {
  if (sheet.effectiveDate <= current.effectiveDate) return null
  const before = addDays(sheet.effectiveDate, -1)
  return before < current.expirationDate ? before : current.expirationDate
}

function isSameTerms(a: SheetTerms, b: SheetTerms): boolean {
  const ranges = (terms: SheetTerms) =>
    palletRangesOf(terms)
      .map(({ minPallets, maxPallets, ratePerPallet }) => `${minPallets}-${maxPallets}:${ratePerPallet}`)
      .join()
  const isSame = a.rateType === b.rateType && a.chargeType === b.chargeType && a.minCharge === b.minCharge
  return isSame && (a.chargeType === 'Pallet' ? ranges(a) === ranges(b) : a.rate === b.rate)
}

/** Compares the prices directly if they have the same unit, otherwise the estimated cost of a whole trip. */
function percentBetween(
  before: SheetTerms,
  after: SheetTerms,
  estimate: (terms: SheetTerms) => number | null,
): number | null {
  const isAlike =
    before.chargeType === after.chargeType && before.rateType === after.rateType && after.chargeType !== 'Pallet'
  const [old, now] = isAlike ? [before.rate, after.rate] : [estimate(before), estimate(after)]
  if (old === null || now === null || old <= 0) return null
  return percentOf(now - old, old)
}
