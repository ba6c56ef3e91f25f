import { estimatedRate } from '#lanes/estimated-rate.ts'
import { overlapText } from '#lanes/rate-summary.ts'
import type { CellIssue } from '#lanes/sheet/columns.ts'
import { changeOf, type RateChange, type SheetTerms } from '#lanes/sheet/compare.ts'
import { endedRates } from '#lanes/sheet/ended-rates.ts'
import { carrierFinder, type SheetCarrier } from '#lanes/sheet/find-carrier.ts'
import { laneFinder, type SheetLane } from '#lanes/sheet/find-lane.ts'
import { overlaps, pairRates } from '#lanes/sheet/pair-rates.ts'
import {
  type CurrentRate,
  type Known,
  orderKey,
  type PlacedRate,
  type PreviewRow,
  type ReadRate,
} from '#lanes/sheet/preview-row.ts'
import type { SheetRate } from '#lanes/sheet/read-rates.ts'

/** Finds lane and carrier of rates; each one not found becomes an issue of its cell. */
export function ratePlacer({ lanes, carriers }: Pick<Known, 'lanes' | 'carriers'>) {
  const [laneOf, carrierOf] = [laneFinder(lanes), carrierFinder(carriers)]
  return <R extends ReadRate>(rate: R): R & PlacedRate => {
    const [{ lane, issue }, match] = [laneOf(rate), carrierOf(rate)]
    const issues = [...rate.issues, issue, match.issue].filter((one) => one !== null)
    return { ...rate, issues, lane, carrierMatch: match.carrier }
  }
}

/**
 * Changes a sheet would make, before anything is saved, in screen order with the greatest increase first. The result
 * for a lane depends only on its own rows, so a long sheet can be processed lane by lane.
 */
export function previewOf(placed: readonly PlacedRate[], known: Known): PreviewRow[] {
  const groups = Map.groupBy(placed.filter(isWhole), ({ lane, carrierMatch }) => `${lane.id}|${carrierMatch.id}`)
  const current = Map.groupBy(known.rates, ({ laneId, carrierId }) => `${laneId}|${carrierId}`)
  const rows = [
    ...[...groups].flatMap(([key, rates]) => rowsOfCarrier(rates, current.get(key) ?? [], known)),
    ...placed.filter((rate) => !isWhole(rate)).map((rate) => wrongRow(rate, rate.issues)),
  ]
  return [...rows, ...endedRates(placed, known)].sort((a, b) => (orderKey(a) < orderKey(b) ? -1 : 1))
}

type WholeRate = PlacedRate & { terms: SheetTerms; lane: SheetLane; carrierMatch: SheetCarrier }

const isWhole = (rate: PlacedRate): rate is WholeRate =>
  rate.issues.length === 0 && rate.terms !== null && rate.lane !== null && rate.carrierMatch !== null

type Compared = { rate: WholeRate; dates: SheetTerms; before: CurrentRate | null; change: RateChange }

type PreviewContext = Pick<Known, 'today' | 'fuelPerMile'>

function rowsOfCarrier(
  rates: readonly WholeRate[],
  current: readonly CurrentRate[],
  { today, fuelPerMile }: PreviewContext,
): PreviewRow[] {
  const pairs = pairRates(
    rates.map(({ terms }) => terms),
    current,
    today,
  )
  const compared = rates.map((rate): Compared => {
    const before = pairs.get(rate.terms) ?? null
    const { miles } = rate.lane
    const additionalCharges = before?.additionalCharges ?? []
    const estimate = (terms: SheetTerms) =>
      estimatedRate({ ...terms, additionalCharges }, { miles, means: {} }, fuelPerMile)
    return { rate, dates: rate.terms, before, change: changeOf(rate.terms, before, estimate) }
  })
  const clashes = clashesOf(compared, current)
  return compared.map((one) => {
    const message = clashes.get(one)
    return message ? wrongRow(one.rate, [{ ...effectiveCell(one.rate), message }]) : rowOf(one)
  })
}

const kinds = { new: 'New', changed: 'Changed', unchanged: 'Unchanged' } as const

const rowOf = ({ rate, before, change }: Compared): PreviewRow => ({
  kind: kinds[change.kind],
  row: rate.row,
  lane: rate.lane,
  carrier: rate.carrierMatch,
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
  carrier: rate.carrierMatch,
  before: null,
  after: null,
  endsOn: null,
  percent: null,
  issues,
})

const effectiveCell = ({ row, cells }: SheetRate) =>
  ({ row, column: 'effectiveDate', value: cells.effectiveDate }) as const

/** A carrier has one price per day, so dates that overlap another row or a remaining rate are errors. */
function clashesOf(all: readonly Compared[], current: readonly CurrentRate[]): Map<Compared, string> {
  const staying = stayingRates(all, current)
  const clashes = new Map<Compared, string>()
  for (const one of all) {
    const other = staying.find(({ rate, dates }) => rate !== one.before && overlaps(dates, one.dates))
    if (other) clashes.set(one, overlapText(other.rate.carrierName, other.rate))
  }
  for (const [one, other] of twins(all)) {
    clashes.set(one, twinText(other))
    clashes.set(other, twinText(one))
  }
  return clashes
}

const twinText = ({ rate }: Compared) => `Row ${rate.row} has the same carrier on the same lane for these dates`

/**
 * Rows with overlapping dates. In date order, each row is compared only with the one that reaches furthest, not with
 * all others.
 */
function twins(all: readonly Compared[]): [Compared, Compared][] {
  const [first, ...others] = [...all].sort((a, b) => (a.dates.effectiveDate < b.dates.effectiveDate ? -1 : 1))
  const pairs: [Compared, Compared][] = []
  let furthest = first
  for (const one of others) {
    if (furthest && overlaps(furthest.dates, one.dates)) pairs.push([furthest, one])
    if (!furthest || one.dates.expirationDate > furthest.dates.expirationDate) furthest = one
  }
  return pairs
}

/** Rates that remain in effect beside the sheet. A rate paired with a row remains until that row's rate begins. */
function stayingRates(all: readonly Compared[], current: readonly CurrentRate[]) {
  const takers = new Map(all.map(({ before, change }) => [before, change]))
  return current.flatMap((rate) => {
    const taker = takers.get(rate)
    if (!taker) return [{ rate, dates: rate }]
    const { formerEndsOn } = taker
    return formerEndsOn === null ? [] : [{ rate, dates: { ...rate, expirationDate: formerEndsOn } }]
  })
}
