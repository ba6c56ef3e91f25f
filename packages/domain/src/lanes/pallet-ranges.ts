import { type Measure, positive } from '#freight/measure.ts'
import { fullTrailer } from '#freight/trailer-plan.ts'
import type { TenThousandths } from '#rating/charges.ts'
import type { FieldIssue } from '#shared/issue.ts'

const mostPallets = fullTrailer.pallets

/** A range as submitted by a form or an API client. */
export type RangeDraft = { minPallets?: Measure; maxPallets?: Measure; ratePerPallet?: Measure }

/** Validation issues of the ranges, each with its index in the list and its field. (LRATE-28 to LRATE-33) */
export function palletRangeIssues(ranges: readonly RangeDraft[]): FieldIssue[] {
  if (ranges.length === 0) return [{ path: [], message: 'Enter at least one pallet range' }]
  return ranges.flatMap((range, index) => {
    const messages = {
      minPallets: minIssue(range, index === 0 ? null : ranges[index - 1]),
      maxPallets: maxIssue(range),
      ratePerPallet: positive(range.ratePerPallet) === null ? 'Rate Must be > 0' : null,
    }
    return Object.entries(messages).flatMap(([field, message]) => (message ? [{ path: [index, field], message }] : []))
  })
}

/** Next range to add; null once the trailer is full or while the last range has no end. */
export function nextRange(ranges: readonly RangeDraft[]): RangeDraft | null {
  const last = ranges.at(-1)
  const lastMax = last ? pallets(last.maxPallets) : 0
  if (lastMax === null || lastMax >= mostPallets) return null
  return { minPallets: lastMax + 1, maxPallets: null, ratePerPallet: null }
}

/** Sum of the ranges' rates, which is stored and shown as the rate of a per-pallet contract. */
export const sumOfRanges = (ranges: readonly { ratePerPallet: TenThousandths }[]): TenThousandths =>
  ranges.reduce((sum, { ratePerPallet }) => sum + ratePerPallet, 0)

function minIssue(range: RangeDraft, previous: RangeDraft | null | undefined): string | null {
  const min = pallets(range.minPallets)
  if (!previous) return min === 1 ? null : 'Must start at 1'
  const previousMax = pallets(previous.maxPallets)
  return previousMax === null || min === previousMax + 1 ? null : `Min must be ${previousMax + 1}`
}

function maxIssue(range: RangeDraft): string | null {
  const min = pallets(range.minPallets)
  const max = pallets(range.maxPallets)
  if (max === null) return 'Enter a valid number'
  if (max > mostPallets) return `Max cannot be > ${mostPallets}`
  return min !== null && max < min ? 'Needs to be ≥ Min' : null
}

/** Number of pallets, typed or stored; fractions are not allowed. */
function pallets(value: Measure): number | null {
  const count = typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value
  return typeof count === 'number' && Number.isInteger(count) ? count : null
}
