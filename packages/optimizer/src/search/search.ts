import { admitsOf } from '#freight/admits.ts'
import { freightRowsOf } from '#freight/freight-rows.ts'
import { pricerOf } from '#freight/price.ts'
import { classicInserter } from '#insertion/classic-insertion.ts'
import { freightInserter } from '#insertion/freight-insertion.ts'
import type { Inserter, Noise } from '#insertion/insertion.ts'
import { memoryOf } from '#insertion/memory.ts'
import { sampledInserter } from '#insertion/sampled-insertion.ts'
import type { Model } from '#model/model.ts'
import { editorOf } from '#search/edit.ts'
import { neighboursOf } from '#search/neighbours.ts'
import type { Random } from '#search/random.ts'
import { recreateOf } from '#search/recreate.ts'
import { emptyRoutes, type Routes } from '#search/routes.ts'
import { poolFor, putInPool, ruinOf } from '#search/ruin.ts'
import { undoOf } from '#search/undo.ts'
import type { Stop } from '#stop/stop.ts'

/** A compact plan: the units of each route in sequence. */
export type Sketch = number[][]

export type Search = ReturnType<typeof searchOver>

/** Everything that a search needs for one model; nothing in it outlives the search. */
export function searchOver(model: Model, random: Random) {
  const routes = emptyRoutes(model, mostUnits(model))
  const { price, isWhole, inserterWith, alone } = rulesOf(model, routes)
  const inserter = inserterWith(null)
  const undo = undoOf(model, routes, price)
  const editor = editorOf(model, routes, price, undo)
  const neighbours = neighboursOf(model, Math.min(2 * model.orders, mostNeighbours))
  const memory = memoryOf(model, routes, inserter)
  const pool = poolFor(model.orders)
  const ruin = ruinOf({ routes, neighbours, random, undo, editor, model })
  const recreate = recreateOf({ model, routes, random, editor, memory, neighbours, alone })
  const load = (plan: Sketch) => {
    routes.count = 0
    routes.rowOf.fill(-1)
    pool.count = 0
    pool.gone.fill(0)
    for (const units of plan) {
      const row = routes.count
      routes.count += 1
      routes.length[row] = units.length
      routes.unit.set(units, row * routes.stride + 1)
      editor.settle(row)
    }
  }
  const construct = (stop?: Stop) => {
    undo.begin()
    for (let order = 0; order < model.orders; order += 1) putInPool(pool, order)
    recreate(pool, true, stop && (() => stop.progress(0) >= 1))
  }
  const total = () => totalOf(routes)
  const sketch = () => sketchOf(routes)
  return {
    model,
    routes,
    random,
    undo,
    editor,
    inserter,
    inserterWith,
    price,
    isWhole,
    pool,
    ruin,
    recreate,
    total,
    sketch,
    load,
    construct,
  }
}

const mostNeighbours = 250
/** Maximum number of stops per truck, joined or not; the classic problem has no such limit. */
const mostOnTruck = 80

const mostUnits = ({ freight, orders }: Model) => (freight ? Math.min(2 * orders, mostOnTruck) : 2 * orders)

type Rules = {
  price(row: number): number
  isWhole(row: number): boolean
  inserterWith(noise: Noise | null): Inserter
  alone: Float64Array
}

function rulesOf(model: Model, routes: Routes): Rules {
  const { freight } = model
  if (!freight)
    return {
      price: (row) => routes.miles[row]!,
      isWhole: () => true,
      inserterWith: (noise) => (noise ? sampledInserter(model, routes, noise) : classicInserter(model, routes)),
      alone: model.reach,
    }
  const pricer = pricerOf(model, freight)
  const rows = freightRowsOf(model, freight, routes, pricer)
  const admits = admitsOf(model, freight, routes)
  return {
    price: rows.price,
    isWhole: rows.isWhole,
    inserterWith: (noise) => freightInserter({ model, freight, routes, rows, pricer, admits, noise }),
    alone: freight.alone,
  }
}

function totalOf({ count, cost }: Routes): number {
  let sum = 0
  for (let row = 0; row < count; row += 1) sum += cost[row]!
  return sum
}

const sketchOf = ({ count, unit, stride, length }: Routes): Sketch =>
  Array.from({ length: count }, (_unused, row) =>
    Array.from(unit.subarray(row * stride + 1, row * stride + 1 + length[row]!)),
  )
