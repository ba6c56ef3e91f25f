import { formatMoney, formatPercent } from '@lanewise/domain/shared/format'
import { noFacts, readFacts } from '#constraints/facts.ts'
import { inMiles, type NameOf, plural } from '#explain/explanation-text.ts'
import type { Lab } from '#explain/lab.ts'
import { pricerOf } from '#freight/price.ts'
import type { AgreedPrice, Freight, Pricing } from '#model/model.ts'
import { ordersOf } from '#replan/holds.ts'
import { choiceOf } from '#search/routes.ts'

/** A part of a truck's cost: its text and its cents. */
export type CostPart = { text: string; cents: number }

/** Cost of a truck in parts that add up to its price to the cent; for the strategy Distance, its miles only. */
export function truckParts({ problem, search }: Lab, row: number, nameOf: NameOf): CostPart[] {
  const { model, routes } = search
  const { freight } = model
  const miles = routes.miles[row]!
  if (!freight || problem.strategy === 'Distance') return [{ text: inMiles(miles), cents: 0 }]
  const first = routes.unit[row * routes.stride + 1]!
  const last = routes.unit[row * routes.stride + routes.length[row]!]!
  const facts = readFacts(model, freight, routes, row, noFacts())
  const [order = 0, ...others] = ordersOf(search, row)
  const isTeam = [order, ...others].some((one) => freight.isTeam[one] === 1)
  const agreed = agreedFor(search, freight, row)
  const price = (less: Partial<Pricing>, lane?: AgreedPrice) => {
    const pricing = { ...freight.pricing, ...(lane && { lanes: agreed.only(lane) }), ...less }
    return pricerOf(model, { ...freight, pricing })(first, last, miles, facts.stops, order, isTeam)
  }
  const whole = price({})
  // The agreed price that gives the price of the truck is the one that was used.
  const lane = agreed.prices.find((one) => Math.abs(price({}, one) - whole) < 1e-6)
  const without = (less: Partial<Pricing>) => whole - price(less, lane)
  const stops = without({ firstExtraStop: 0, furtherStop: 0 })
  const detour = without({ outOfRouteMile: 0 })
  const team = without({ teamShare: 0 })
  const days = slippedDays(search, row)
  const { outOfRouteMile, teamShare, minimum } = freight.pricing
  const baseText = lane
    ? agreedText(lane, miles, `${nameOf(model.placeIn[first]!)} to ${nameOf(model.placeOut[last]!)}`)
    : mileageText(miles, freight.perMile[order]!, minimum)
  const extra = plural(facts.stops - 2, 'stop')
  const parts = [
    { text: baseText, cents: whole - stops - detour - team },
    { text: `two drivers, ${formatPercent(teamShare * 100)} more`, cents: team },
    { text: `${extra} beyond two`, cents: stops },
    { text: `${inMiles(miles - facts.directMiles)} out of route at ${formatMoney(outOfRouteMile)}`, cents: detour },
    { text: `${plural(days, 'day')} of slipped dates`, cents: days * problem.prices.slippedDay },
  ]
  return toTheCent(parts)
}

const mileageText = (miles: number, perMile: number, minimum: number): string =>
  miles * perMile < minimum ? 'the least that a truck costs' : `${inMiles(miles)} at ${formatMoney(perMile)} a mile`

function agreedText({ flat, perMile, minimum }: AgreedPrice, miles: number, laneName: string): string {
  if ((flat >= 0 ? flat : perMile * miles) < minimum) return `the least agreed for ${laneName}`
  return flat >= 0
    ? `the price agreed for ${laneName}`
    : `${inMiles(miles)} at ${formatMoney(perMile)} a mile, agreed for ${laneName}`
}

/** Prices agreed between the ends of a row, and the list of all prices with only one of them in its place. */
function agreedFor({ model, routes }: Lab['search'], { pricing, mode }: Freight, row: number) {
  const { laneRows, laneAt, lanes } = pricing
  const first = routes.unit[row * routes.stride + 1]!
  const last = routes.unit[row * routes.stride + routes.length[row]!]!
  const from = (mode[model.orderOf[choiceOf(first)]!]! - 1) * model.places + model.placeIn[first]!
  const laneRow = laneRows?.[from] ?? -1
  const list = laneRow < 0 ? -1 : laneAt[laneRow * model.places + model.placeOut[last]!]!
  const prices = list < 0 ? [] : lanes[list]!
  const only = (lane: AgreedPrice) => lanes.map((one, index) => (index === list ? [lane] : one))
  return { prices, only }
}

function slippedDays({ model, routes }: Lab['search'], row: number): number {
  let days = 0
  for (let at = row * routes.stride + 1; at <= row * routes.stride + routes.length[row]!; at += 1) {
    const choice = choiceOf(routes.unit[at]!)
    if ((routes.unit[at]! & 1) === 0) continue
    days += Math.abs(model.slipped[2 * choice]!) + Math.abs(model.slipped[2 * choice + 1]!)
  }
  return days
}

/** Rounds to whole cents; the rounding difference goes to the first part. */
function toTheCent(parts: readonly CostPart[]): CostPart[] {
  const exact = parts.reduce((sum, { cents }) => sum + cents, 0)
  const rounded = parts.map(({ text, cents }) => ({ text, cents: Math.round(cents) }))
  const lost = Math.round(exact) - rounded.reduce((sum, { cents }) => sum + cents, 0)
  return rounded
    .map((part, index) => (index === 0 ? { ...part, cents: part.cents + lost } : part))
    .filter(({ cents }, index) => index === 0 || cents !== 0)
}
