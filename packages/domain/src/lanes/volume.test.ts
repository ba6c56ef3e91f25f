import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasShipmentHistory,
  type MonthCount,
  monthlyCounts,
  projectedMonthlyVolume,
  volumeHistory,
  yearToDate,
  ytdShipmentCount,
} from './volume.ts'

const today = '2026-06-15'
const shipped = (date: string, count = 1) => ({ date, count })
/** Counts by month, "2025-06" → 4. */
const history = (counts: Record<string, number>): MonthCount[] =>
  Object.entries(counts).map(([month, count]) => ({
    year: Number(month.slice(0, 4)),
    month: Number(month.slice(5)),
    count,
  }))
const counts = (months: readonly MonthCount[]) => months.map(({ count }) => count)
const name = ({ year, month }: MonthCount) => `${year}-${String(month).padStart(2, '0')}`

describe('ytdShipmentCount', () => {
  it('counts shipments from 1 January to today [DEF-90]', () => {
    const dates = ['2025-12-31', '2026-01-01', '2026-06-15', '2026-06-16'].map((date) => shipped(date, 3))
    expect(yearToDate(today)).toEqual({ start: '2026-01-01', end: '2026-06-15' })
    expect(ytdShipmentCount(dates, today)).toBe(6)
  })
})

describe('monthlyCounts', () => {
  it('are 12, this month last, by first pickup, zeros included [DEF-90]', () => {
    const shipments = [
      shipped('2025-06-30'),
      shipped('2025-07-01'),
      shipped('2026-01-31'),
      shipped('2026-01-01'),
      shipped('2026-06-14', 2),
    ]
    expect(volumeHistory(shipments.toReversed()).map(name).join(' ')).toBe('2025-06 2025-07 2026-01 2026-06')
    const months = monthlyCounts(volumeHistory(shipments), today)
    expect(months.map(name).join(' ')).toBe(
      '2025-07 2025-08 2025-09 2025-10 2025-11 2025-12 2026-01 2026-02 2026-03 2026-04 2026-05 2026-06',
    )
    expect(counts(months)).toEqual([1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2])
  })

  it('hold no history when all are zero [DEF-90]', () => {
    const none = monthlyCounts(volumeHistory([shipped('2025-06-30')]), today)
    expect(counts(none)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect([none, monthlyCounts(history({ '2025-07': 1 }), today)].map(hasShipmentHistory)).toEqual([false, true])
  })

  it('add up to the shipments of those months', () => {
    const dates = fc
      .date({ min: new Date('2025-07-01'), max: new Date('2026-06-30'), noInvalidDate: true })
      .map((date) => shipped(date.toISOString().slice(0, 10)))
    fc.assert(
      fc.property(fc.array(dates), (shipments) => {
        const months = monthlyCounts(volumeHistory(shipments), today)
        expect(counts(months).reduce((sum, one) => sum + one, 0)).toBe(shipments.length)
      }),
    )
  })
})

describe('projectedMonthlyVolume', () => {
  const lastYear = { '2025-07': 10, '2025-08': 20, '2025-09': 5, '2025-12': 1, '2026-06': 7 }
  const projected = (more: Record<string, number>) =>
    counts(projectedMonthlyVolume(history({ ...lastYear, ...more }), today))

  it('is last year’s same month × last 3 full months ÷ the same 3 a year earlier, rounded [DEF-90]', () => {
    // 15 ÷ 10 = 1.5; March to May come from 2026, as do the 7 of June so far.
    const grown = { '2025-03': 4, '2025-04': 3, '2025-05': 3, '2025-06': 9, '2026-03': 8, '2026-04': 4, '2026-05': 3 }
    expect(projected(grown)).toEqual([15, 30, 8, 0, 0, 2, 0, 0, 12, 6, 5, 11])
    const months = projectedMonthlyVolume(history({ ...lastYear, ...grown }), today)
    expect(months.map(name).join(' ')).toBe(
      '2026-07 2026-08 2026-09 2026-10 2026-11 2026-12 2027-01 2027-02 2027-03 2027-04 2027-05 2027-06',
    )
  })

  it('keeps the trend between 0.5 and 2 [DEF-90]', () => {
    expect(projected({ '2025-03': 2, '2026-03': 100 }).slice(0, 3)).toEqual([20, 40, 10])
    expect(projected({ '2025-03': 100, '2026-03': 2 }).slice(0, 3)).toEqual([5, 10, 3])
    expect(projected({ '2025-02': 1, '2026-03': 2 }).slice(0, 3)).toEqual([20, 40, 10])
    expect(projected({ '2025-03': 100 }).slice(0, 3)).toEqual([5, 10, 3])
  })

  it('has no trend where both sides are nothing, or the lane is younger than the months to compare', () => {
    expect(projected({ '2025-02': 3 }).slice(0, 3)).toEqual([10, 20, 5])
    expect(projected({ '2025-04': 1, '2026-04': 9 }).slice(0, 3)).toEqual([10, 20, 5])
  })

  it('is the mean of the full months known under 12 of them [DEF-90]', () => {
    // July to May are 11 full months with 36 shipments; June is not over.
    expect(projected({})).toEqual(Array(12).fill(3))
    expect(counts(projectedMonthlyVolume(history({ '2026-04': 4, '2026-05': 5, '2026-06': 50 }), today))).toEqual(
      Array(12).fill(5),
    )
  })

  it('knows the first month that is over [DEF-90]', () => {
    expect(counts(projectedMonthlyVolume(history({ '2026-05': 4, '2026-06': 50 }), today))).toEqual(Array(12).fill(4))
  })

  it('starts to go by last year with the twelfth full month [DEF-90]', () => {
    expect(projected({ '2025-06': 1 }).slice(0, 3)).toEqual([10, 20, 5])
  })

  it('is an empty list without a full month of history [DEF-90]', () => {
    expect(projectedMonthlyVolume([], today)).toEqual([])
    expect(projectedMonthlyVolume(history({ '2026-06': 9 }), today)).toEqual([])
    expect(projectedMonthlyVolume(history({ '2025-01': 0 }), today)).toEqual([])
  })
})
