import type { LimitName } from '#constraints/constraint.ts'
import { type Apart, staysAlone } from '#explain/company.ts'
import { amountOf, isSame, listed, type NameOf, plural } from '#explain/explanation-text.ts'
import { type Lab, onTruck } from '#explain/lab.ts'
import { latenessAlone } from '#explain/late-stop.ts'
import { isNearer, missText, type Outcome, tryOn } from '#explain/try-on.ts'
import type { PlanOrder, Problem } from '#problem.ts'

/** Reason why an order shares no truck; `together` when it does. */
export type AloneReason =
  | 'impossible'
  | 'together'
  | 'exclusive'
  | 'onlyOrder'
  | 'incompatible'
  | 'limit'
  | 'time'
  | 'dearer'
  /** A better position exists: planning stopped too early. */
  | 'unfinished'

export type AloneExplanation = { orderId: string; because: AloneReason; sentences: readonly string[] }

export function impossibleText(problem: Problem, order: PlanOrder, nameOf: NameOf): AloneExplanation {
  const late = latenessAlone(problem, order, nameOf)
  return sentences(order, 'impossible', `No truck can serve order ${order.id}, not even alone: it ${late}.`)
}

type Tried = { row: number; outcome: Outcome }

/** Tries an order on every other truck of the plan and explains what prevents it. */
export function aloneText(lab: Lab, index: number, nameOf: NameOf): AloneExplanation {
  const { problem, search } = lab
  const order = problem.orders[index]!
  const own = search.routes.rowOf[index]!
  const others = onTruck(lab, own).filter(({ id }) => id !== order.id)
  if (others.length > 0)
    return sentences(order, 'together', `Order ${order.id} travels with ${listed(others.map(({ id }) => id))}.`)
  const reasons = staysAlone(lab, index)
  if (reasons.length > 0) return sentences(order, 'exclusive', `Order ${order.id} travels alone: ${listed(reasons)}.`)
  const rows = Array.from({ length: search.routes.count }, (_unused, row) => row).filter((row) => row !== own)
  if (rows.length === 0) return sentences(order, 'onlyOrder', `There is no other order that ${order.id} could go with.`)
  const tried = rows.map((row): Tried => ({ row, outcome: tryBothOrders(lab, index, row) }))
  if (tried.some(({ outcome }) => outcome.kind === 'fits')) return cheapestText(lab, index, tried, nameOf)
  return tried.every(({ outcome }) => outcome.kind === 'apart')
    ? sentences(order, 'incompatible', incompatibleText(order, tried))
    : sentences(order, mostBroken(tried).limit === 'time' ? 'time' : 'limit', ...missesText(lab, order, tried, nameOf))
}

const sentences = (order: PlanOrder, because: AloneReason, ...sentences: readonly string[]): AloneExplanation => ({
  orderId: order.id,
  because,
  sentences: sentences,
})

/** Either of two lone orders may move its dates for the other. */
function tryBothOrders(lab: Lab, order: number, row: number): Outcome {
  const { routes, model } = lab.search
  const outcome = tryOn(lab, order, row)
  if (outcome.kind === 'apart' || routes.length[row]! > 2) return outcome
  const partner = lab.indexOf.get(onTruck(lab, row)[0]!.id)!
  if (model.firstChoice[partner + 1]! - model.firstChoice[partner]! < 2) return outcome
  const [mine, theirs] = [routes.rowOf[order]!, tryOn(lab, partner, routes.rowOf[order]!)]
  if (theirs.kind === 'fits') {
    const cost = theirs.cost + routes.cost[mine]! - routes.cost[row]!
    return outcome.kind === 'fits' && outcome.cost <= cost ? outcome : { kind: 'fits', cost }
  }
  const isCloser = theirs.kind === 'misses' && outcome.kind === 'misses' && isNearer(theirs.broken, outcome.broken)
  return isCloser ? theirs : outcome
}

function cheapestText(lab: Lab, index: number, tried: readonly Tried[], nameOf: NameOf): AloneExplanation {
  const { problem, search } = lab
  const order = problem.orders[index]!
  const fitting = tried.flatMap(({ row, outcome }) => (outcome.kind === 'fits' ? [{ row, cost: outcome.cost }] : []))
  const best = fitting.reduce((least, one) => (one.cost < least.cost ? one : least))
  const difference = best.cost - search.routes.cost[search.routes.rowOf[index]!]!
  const amount = amountOf(problem)(Math.abs(difference))
  const partners = withTruck(lab, best.row)
  if (isSame(problem, difference, 0))
    return sentences(order, 'dearer', `Order ${order.id} costs the same alone: ${partners} nothing would be saved.`)
  if (difference < 0)
    return sentences(
      order,
      'unfinished',
      `Order ${order.id} would save ${amount} ${partners}: planning longer may find it.`,
    )
  const cheaper = problem.strategy === 'Cost' && !problem.depot ? 'cheaper' : 'shorter'
  const sentence = `Order ${order.id} is ${cheaper} alone: cheapest together would be ${partners} for ${amount} more.`
  const misses = tried.some(({ outcome }) => outcome.kind === 'misses') ? missesText(lab, order, tried, nameOf) : []
  return sentences(order, 'dearer', sentence, ...misses)
}

const withTruck = (lab: Lab, row: number) => `with ${listed(onTruck(lab, row).map(({ id }) => id))}`

/** The limit that rules out most trucks, and the closest miss. */
function missesText(lab: Lab, { id }: PlanOrder, tried: readonly Tried[], nameOf: NameOf): string[] {
  const missed = tried.flatMap(({ row, outcome }) => (outcome.kind === 'misses' ? [{ row, outcome }] : []))
  const sharing = tried.filter(({ outcome }) => outcome.kind !== 'apart').length
  const most = mostBroken(tried)
  const nearest = missed.reduce((least, one) => (isNearer(one.outcome.broken, least.outcome.broken) ? one : least))
  return [
    `${most.count} of ${plural(sharing, 'truck')} that could take order ${id} ${most.count === 1 ? 'fails' : 'fail'} on ${limitLabels[most.limit]}.`,
    `Nearest miss: ${withTruck(lab, nearest.row)}, ${missText(lab, nearest.outcome, nameOf)}.`,
  ]
}

function mostBroken(tried: readonly Tried[]): { limit: LimitName | 'time' | 'room'; count: number } {
  const counts = new Map<LimitName | 'time' | 'room', number>()
  for (const { outcome } of tried) {
    if (outcome.kind !== 'misses') continue
    const limit = outcome.broken[0]?.limit ?? 'room'
    counts.set(limit, (counts.get(limit) ?? 0) + 1)
  }
  const [limit, count] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))
  return { limit, count }
}

const limitLabels: Readonly<Record<LimitName | 'time' | 'room', string>> = {
  maxVolume: 'volume',
  maxWeight: 'weight',
  maxPallets: 'pallets',
  maxLinearFeet: 'the length of the trailer',
  minVolumePerStop: 'the least volume per stop',
  minWeightPerStop: 'the least weight per stop',
  minPalletsPerStop: 'the fewest pallets per stop',
  maxOutOfRouteDistance: 'miles out of route',
  distanceFromFirstDrop: 'the distance from the first dropoff',
  maxPickupCount: 'the number of pickups',
  maxDropoffCount: 'the number of dropoffs',
  maxStopCount: 'the number of stops',
  pickupDateSlippage: 'pickup dates',
  dropoffDateSlippage: 'dropoff dates',
  maxRouteTransitTime: 'transit time',
  maxRouteDistance: 'the miles of the route',
  time: 'time',
  room: 'room on the truck',
}

const apartLabels: Readonly<Record<Apart['reason'], string>> = {
  exclusive: 'travel alone',
  equipment: 'use another trailer',
  temperature: 'need another temperature',
  goods: 'carry goods that it may not be loaded with',
}

/** "Nothing may travel with order O-17: of 14 trucks 9 use another trailer and 5 travel alone." */
function incompatibleText({ id }: PlanOrder, tried: readonly Tried[]): string {
  const counts = new Map<Apart['reason'], number>()
  for (const { outcome } of tried)
    if (outcome.kind === 'apart') counts.set(outcome.reason, (counts.get(outcome.reason) ?? 0) + 1)
  const groups = [...counts].sort((a, b) => b[1] - a[1]).map(([reason, count]) => `${count} ${apartLabels[reason]}`)
  return `Nothing may travel with order ${id}: of ${plural(tried.length, 'truck')} ${listed(groups)}.`
}
