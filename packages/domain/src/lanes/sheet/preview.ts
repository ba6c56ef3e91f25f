import { estimatedRate } from '#lanes/estimated-rate.ts'
import { overlapText } from '#lanes/rate-in-words.ts'
import type { CellIssue } from '#lanes/sheet/columns.ts'
import { changeOf, type RateChange, type SheetTerms } from '#lanes/sheet/compare.ts'
import { endedRates } from '#lanes/sheet/ended-rates.ts'
import { carrierFinder, type SheetCarrier } from '#lanes/sheet/find-carrier.ts'
import { laneFinder, type SheetLane } from '#lanes/sheet/find-lane.ts'
import { overlaps, pairRates } from '#lanes/sheet/pair-rates.ts'
import {
  type CurrentRate,
  type Known,
  type PlacedRate,
  type PreviewRow,
  previewKinds,
  type ReadRate,
} from '#lanes/sheet/preview-row.ts'
import type { SheetRate } from '#lanes/sheet/read-rates.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** The rates of a sheet with their lanes and carriers; what is not found is an issue of its cell. */
export function placeRates(rates: readonly ReadRate[], { lanes, carriers }: Pick<Known, 'lanes' | 'carriers'>) {
  const [laneOf, carrierOf] = [laneFinder(lanes), carrierFinder(carriers)]
  return rates.map((rate): PlacedRate => {
    const [{ lane, issue }, found] = [laneOf(rate), carrierOf(rate)]
    const issues = [...rate.issues, issue, found.issue].filter((one) => one !== null)
    return { ...rate, issues, lane, foundCarrier: found.carrier }
  })
}

/** What a sheet would change, before anything is saved: in the order of the screen, the greatest increase first. */
export function previewOf(placed: readonly PlacedRate[], known: Known): PreviewRow[] {
  const groups = Map.groupBy(placed.filter(isWhole), ({ lane, foundCarrier }) => `${lane.id}|${foundCarrier.id}`)
  const current = Map.groupBy(known.rates, ({ laneId, carrierId }) => `${laneId}|${carrierId}`)
  const rows = [
    ...[...groups].flatMap(([key, rates]) => rowsOfCarrier(rates, current.get(key) ?? [], known.today)),
    ...placed.filter((rate) => !isWhole(rate)).map((rate) => wrongRow(rate, rate.issues)),
  ]
  return [...rows, ...endedRates(placed, known)].sort(inOrder)
}

type WholeRate = PlacedRate & { terms: SheetTerms; lane: SheetLane; foundCarrier: SheetCarrier }

const isWhole = (rate: PlacedRate): rate is WholeRate =>
  rate.issues.length === 0 && rate.terms !== null && rate.lane !== null && rate.foundCarrier !== null

type Compared = { rate: WholeRate; dates: SheetTerms; before: CurrentRate | null; change: RateChange }

function rowsOfCarrier(rates: readonly WholeRate[], current: readonly CurrentRate[], today: IsoDate): PreviewRow[] {
  const pairs = pairRates(
    rates.map(({ terms }) => terms),
    current,
    today,
  )
  const compared = rates.map((rate): Compared => {
    const before = pairs.get(rate.terms) ?? null
    const { miles } = rate.lane
    const additionalCharges = before?.additionalCharges ?? []
    const estimate = (terms: SheetTerms) => estimatedRate({ ...terms, additionalCharges }, { miles, means: {} })
    return { rate, dates: rate.terms, before, change: changeOf(rate.terms, before, estimate) }
  })
  return compared.map((one) => {
    const message = clashOf(one, compared, current)
    return message ? wrongRow(one.rate, [{ ...effectiveCell(one.rate), message }]) : rowOf(one)
  })
}

const kinds = { new: 'New', changed: 'Changed', unchanged: 'Unchanged' } as const

const rowOf = ({ rate, before, change }: Compared): PreviewRow => ({
  kind: kinds[change.kind],
  row: rate.row,
  lane: rate.lane,
  carrier: rate.foundCarrier,
  before,
  after: rate.terms,
  endsOn: change.formerEndsOn,
  percent: change.percent,
  issues: [],
})

const wrongRow = (rate: PlacedRate, issues: CellIssue[]): PreviewRow => ({
  kind: 'Wrong',
  row: rate.row,
  lane: rate.lane,
  carrier: rate.foundCarrier,
  before: null,
  after: null,
  endsOn: null,
  percent: null,
  issues,
})

const effectiveCell = ({ row, cells }: SheetRate) =>
  ({ row, column: 'effectiveDate', value: cells.effectiveDate }) as const

/** A carrier has one price a day: dates that another row has, or a rate that stays, are wrong. */
function clashOf(one: Compared, all: readonly Compared[], current: readonly CurrentRate[]): string | null {
  const twin = all.find((other) => other !== one && overlaps(other.dates, one.dates))
  if (twin) return `Row ${twin.rate.row} has the same carrier on the same lane for these dates`
  const staying = current.find((rate) => {
    if (rate === one.before) return false
    const taker = all.find(({ before }) => before === rate)
    if (!taker) return overlaps(rate, one.dates)
    // The rate of another row counts until that row's one begins.
    const { formerEndsOn } = taker.change
    return formerEndsOn !== null && overlaps({ ...rate, expirationDate: formerEndsOn }, one.dates)
  })
  return staying ? overlapText(staying.carrierName, staying) : null
}

/** Below every fall of a price, so that what cannot be compared comes last. */
const lowest = -1_000

const inOrder = (a: PreviewRow, b: PreviewRow): number =>
  previewKinds.indexOf(a.kind) - previewKinds.indexOf(b.kind) ||
  (b.percent ?? lowest) - (a.percent ?? lowest) ||
  (a.row ?? 0) - (b.row ?? 0) ||
  (a.lane?.name ?? '').localeCompare(b.lane?.name ?? '', 'en')
