import { type Choice, choicesOf } from '#model/choices.ts'
import { freightOf } from '#model/freight.ts'
import { loadsOf } from '#model/loads.ts'
import type { Model } from '#model/model.ts'
import type { Unit } from '#model/units.ts'
import type { Problem } from '#problem.ts'

/**
 * Compiles a problem into the flat arrays of the search. `perTruck` is the additional cost of each truck when fewer
 * trucks are worth money. Orders that no truck can serve in time are listed by index.
 */
export function compile(problem: Problem, perTruck = 0): { model: Model; impossible: number[] } {
  const { matrix: miles, places } = withYard(problem, problem.miles)
  const minutes = problem.minutes === problem.miles ? miles : withYard(problem, problem.minutes).matrix
  const travel = {
    miles: (from: number, to: number) => miles[from * places + to]!,
    minutes: (from: number, to: number) => minutes[from * places + to]!,
  }
  const perOrder = problem.orders.map((_order, index) => choicesOf(problem, index, travel))
  const impossible = perOrder.flatMap((choices, index) => (choices.length === 0 ? [index] : []))
  const choices = perOrder.flat()
  const units: (Unit | null)[] = [null, ...choices.flatMap(({ collect, deliver }) => [collect, deliver])]
  const yard = places - 1
  const placeIn = Int32Array.from(units, (unit) => unit?.stops[0]?.place ?? yard)
  const placeOut = Int32Array.from(units, (unit) => unit?.stops.at(-1)?.place ?? yard)
  const model: Model = {
    orders: problem.orders.length,
    choices: choices.length,
    firstChoice: firstChoices(perOrder),
    orderOf: Int32Array.from(choices, ({ order }) => order),
    slipped: Int32Array.from(choices.flatMap(({ slip }) => [...slip])),
    units: units.length,
    places,
    miles,
    minutes,
    placeIn,
    placeOut,
    rowIn: placeIn.map((place) => place * places),
    rowOut: placeOut.map((place) => place * places),
    opens: Float64Array.from(units, (unit) => unit?.opens ?? problem.depot?.opens ?? Number.NEGATIVE_INFINITY),
    closes: Float64Array.from(units, (unit) => unit?.closes ?? problem.depot?.closes ?? Number.POSITIVE_INFINITY),
    takes: Float64Array.from(units, (unit) => unit?.takes ?? 0),
    inner: Float64Array.from(units, (unit) => unit?.miles ?? 0),
    ...loadsOf(problem, units),
    reach: new Float64Array(problem.orders.length),
    freight: null,
  }
  for (const { order, collect, deliver } of choices) model.reach[order] = reachOf(model, collect, deliver)
  if (!problem.depot) model.freight = freightOf({ ...problem, perTruck }, model, units, choices)
  return { model, impossible }
}

/** Indexes of the orders that no truck can serve in time; cheaper than compiling the problem. */
export function impossibleOf(problem: Problem): number[] {
  const { miles, minutes, places, orders } = problem
  const travel = {
    miles: (from: number, to: number) => miles[from * places.length + to]!,
    minutes: (from: number, to: number) => minutes[from * places.length + to]!,
  }
  return orders.flatMap((_order, index) => (choicesOf(problem, index, travel).length === 0 ? [index] : []))
}

function firstChoices(perOrder: readonly Choice[][]): Int32Array {
  const first = new Int32Array(perOrder.length + 1)
  perOrder.forEach((choices, order) => {
    first[order + 1] = first[order]! + choices.length
  })
  return first
}

/**
 * The matrix with one more place, the yard: a copy of the depot, or, on open routes, a place at distance zero from
 * everywhere.
 */
function withYard(problem: Problem, matrix: Float64Array): { matrix: Float64Array; places: number } {
  const { places: given, depot, hasYard } = problem
  const count = given.length
  if (hasYard) return { matrix, places: count }
  const places = count + 1
  const made = new Float64Array(places * places)
  for (let row = 0; row < count; row += 1) made.set(matrix.subarray(row * count, (row + 1) * count), row * places)
  if (depot)
    for (let other = 0; other < count; other += 1) {
      made[count * places + other] = matrix[depot.place * count + other]!
      made[other * places + count] = matrix[other * count + depot.place]!
    }
  return { matrix: made, places }
}

function reachOf({ miles, places }: Model, collect: Unit, deliver: Unit): number {
  const yard = places - 1
  const [from, to] = [collect.stops.at(-1)!.place, deliver.stops[0]!.place]
  const outside = miles[yard * places + collect.stops[0]!.place]! + miles[deliver.stops.at(-1)!.place * places + yard]!
  return outside + collect.miles + miles[from * places + to]! + deliver.miles
}
