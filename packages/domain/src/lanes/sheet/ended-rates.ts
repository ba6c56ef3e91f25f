import type { SheetTerms } from '#lanes/sheet/compare.ts'
import type { CurrentRate, Known, PlacedRate, PreviewRow } from '#lanes/sheet/preview-row.ts'
import { addDays } from '#shared/calendar.ts'
import type { IsoDate } from '#shared/written-date.ts'

/**
 * The rates that a sheet ends: those of carriers that it does not name on a lane that it names. A lane with a row whose
 * carrier was not found keeps all of its rates, because the row may mean any of them; so does a lane without a good row.
 */
export function endedRates(placed: readonly PlacedRate[], { lanes, rates, today }: Known): PreviewRow[] {
  const sheetOf = Map.groupBy(
    placed.filter(({ lane }) => lane !== null),
    ({ lane }) => lane?.id ?? '',
  )
  const ratesOf = Map.groupBy(rates, ({ laneId }) => laneId)
  return lanes.flatMap((lane) => {
    const named = sheetOf.get(lane.id) ?? []
    const endsOn = lastDayOf(named, today)
    if (endsOn === null || named.some(({ foundCarrier }) => foundCarrier === null)) return []
    const carriers = new Set(named.map(({ foundCarrier }) => foundCarrier?.id))
    return (ratesOf.get(lane.id) ?? [])
      .filter(({ carrierId, expirationDate }) => !carriers.has(carrierId) && expirationDate > endsOn)
      .map((before) => endedRow(before, { lane, endsOn }))
  })
}

/** What a sheet leaves out ends the day before it begins to hold on the lane, and never in the past. */
function lastDayOf(named: readonly PlacedRate[], today: IsoDate): IsoDate | null {
  const good = named.flatMap(({ terms, issues }): SheetTerms[] => (terms && issues.length === 0 ? [terms] : []))
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
