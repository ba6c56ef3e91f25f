import type { SheetTerms } from '#lanes/sheet/compare.ts'
import type { CurrentRate, Known, PlacedRate, PreviewRow } from '#lanes/sheet/preview-row.ts'
import { addDays } from '#shared/calendar.ts'
import type { IsoDate } from '#shared/written-date.ts'

/**
 * Rates that a sheet ends: on each lane in the sheet, the rates of carriers that the sheet leaves out. A lane keeps all
 * of its rates if one of its rows has an unknown carrier, because the row may mean any of them, or if none of its rows
 * is valid.
 */
export function endedRates(placed: readonly PlacedRate[], { lanes, rates, today }: Known): PreviewRow[] {
  const sheetOf = Map.groupBy(
    placed.filter(({ lane }) => lane !== null),
    ({ lane }) => lane?.id ?? '',
  )
  const ratesOf = Map.groupBy(rates, ({ laneId }) => laneId)
  return lanes.flatMap((lane) => {
    const laneRows = sheetOf.get(lane.id) ?? []
    const endsOn = lastDayOf(laneRows, today)
    if (endsOn === null || laneRows.some(({ carrierMatch }) => carrierMatch === null)) return []
    const carriers = new Set(laneRows.map(({ carrierMatch }) => carrierMatch?.id))
    return (ratesOf.get(lane.id) ?? [])
      .filter(({ carrierId, expirationDate }) => !carriers.has(carrierId) && expirationDate > endsOn)
      .map((before) => endedRow(before, { lane, endsOn }))
  })
}

/**
 * A rate that the sheet leaves out ends the day before the sheet's first rate on the lane begins, but never in the
 * past.
 */
function lastDayOf(laneRows: readonly PlacedRate[], today: IsoDate): IsoDate | null {
  const good = laneRows.flatMap(({ terms, issues }): SheetTerms[] => (terms && issues.length === 0 ? [terms] : []))
  const [first] = good.map(({ effectiveDate }) => effectiveDate).sort()
  if (first === undefined) return null
  const before = addDays(first, -1)
  return before > today ? before : today
}

const endedRow = (before: CurrentRate, { lane, endsOn }: Pick<PreviewRow, 'lane' | 'endsOn'>): PreviewRow => ({
  kind: 'Ended',
  row: null,
  lane,
  carrier: { id: before.carrierId, name: before.carrierName },
  before,
  after: null,
  endsOn,
  percent: null,
  issues: [],
})
