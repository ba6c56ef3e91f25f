import { pricerOf } from '#freight/price.ts'
import { type Choice, slippedDays } from '#model/choices.ts'
import type { Freight, Model } from '#model/model.ts'
import { pricingOf } from '#model/pricing.ts'
import { staysAloneBecause } from '#model/stays-alone.ts'
import { traitsOf } from '#model/traits.ts'
import type { Unit } from '#model/units.ts'
import type { Problem } from '#problem.ts'

type Units = readonly (Unit | null)[]

/** A problem with an additional price per truck. */
export type Priced = Problem & { perTruck: number }

/** Freight data that the classic problem does not have. */
export function freightOf(problem: Priced, model: Model, units: Units, choices: readonly Choice[]): Freight {
  const { orders, prices, strategy } = problem
  const isByCost = strategy === 'Cost'
  const freight: Freight = {
    limits: problem.limits,
    ...stopsOf(problem, units),
    ...traitsOf(orders, []),
    aloneBecause: [],
    mode: Uint8Array.from(orders, ({ equipmentMode }) => equipmentMode),
    perMile: Float64Array.from(orders, ({ equipmentMode }) => (isByCost ? prices.perMile[equipmentMode] : 100)),
    alone: new Float64Array(orders.length),
    slipCost: Float64Array.from(choices, (choice) => slippedDays(choice) * (isByCost ? prices.slippedDay : 0)),
    pricing: pricingOf(problem, model, problem.perTruck),
  }
  const pricer = pricerOf(model, freight)
  orders.forEach((order, index) => {
    const unit = 2 * model.firstChoice[index]! + 1
    // An order that no truck can serve in time has no units.
    if (model.firstChoice[index] === model.firstChoice[index + 1]) return
    const stops = freight.stopsIn[unit]! + freight.stopsIn[unit + 1]!
    const truck = pricer(unit, unit + 1, model.reach[index]!, stops, index, order.isTeam)
    freight.alone[index] = isByCost
      ? Math.min((order.baselineCost ?? Number.POSITIVE_INFINITY) + problem.perTruck, truck)
      : truck
  })
  const aloneBecause = staysAloneBecause(problem, model, freight)
  return { ...freight, aloneBecause, ...traitsOf(orders, aloneBecause) }
}

function stopsOf({ places }: Problem, units: Units) {
  const stops = units.flatMap((unit) => unit?.stops ?? [])
  const firstStop = new Int32Array(units.length + 1)
  units.forEach((unit, index) => {
    firstStop[index + 1] = firstStop[index]! + (unit?.stops.length ?? 0)
  })
  return {
    firstStop,
    stopsIn: Int32Array.from(units, stopsIn),
    stopPlace: Int32Array.from(stops, ({ place }) => place),
    stopKind: Uint8Array.from(stops, ({ type }) => Number(type === 'Dropoff')),
    stopLoad: (['weight', 'volume', 'pallets', 'linearFeet'] as const).map((name) =>
      Float64Array.from(stops, (stop) => stop[name]),
    ),
    latitude: Float64Array.from(places, ({ latitude }) => latitude),
    longitude: Float64Array.from(places, ({ longitude }) => longitude),
  }
}

/** The same work at the same place in a row counts as one stop. */
function stopsIn(unit: Unit | null): number {
  const stops = unit?.stops ?? []
  return stops.filter(({ place, type }, index) => {
    const before = stops[index - 1]
    return before?.place !== place || before.type !== type
  }).length
}
