import { fork } from 'node:child_process'
import { join } from 'node:path'
import { columns, percent, verdict, whole } from '#optimizer/columns.ts'
import { type FreightRun, type Measured, marks } from '#optimizer/freight/measured.ts'
import type { BenchOptions } from '#optimizer/options.ts'
import { clockLabel } from '#optimizer/timer.ts'

const sizes = [100, 200, 500, 1_000, 2_000]
const megabyte = 1_048_576
const row = columns([18, 7, 7, 8, 9, 7, 8, 8, 8, 8, 8, 8, 8, 8, 12, 7, 7, 7])
const bars = { firstPlan: 2, lastGap: 0.01, memory: 1_024 * megabyte, exponent: 1 }

/** Measures freight on open routes with every constraint: quality, time and memory. */
export async function measureFreight(options: BenchOptions): Promise<void> {
  const { seconds = 60, seed, isCpu } = options
  console.log(
    `Freight, all limits, seed ${seed}, one thread, ${clockLabel(isCpu)}; cost after seconds against the last`,
  )
  row([
    '',
    'trucks',
    'shared',
    'saved',
    'first s',
    'first',
    ...marks.map((mark) => `${mark} s`),
    'iterations/s',
    'RSS MB',
    'heap MB',
    '',
  ])
  const results = new Map<number, Measured>()
  for (const orders of options.sizes ?? sizes) {
    const run: FreightRun = { orders, seconds, seed, slippage: false, isCpu, objective: 'cheapest' }
    results.set(orders, await measure(`${whole(orders)} orders`, run))
    if (options.isLong && orders >= 1_000) await measureLong(run, results.get(orders))
    if (orders === 500) await measure(`${whole(orders)}, dates slip`, { ...run, slippage: true })
  }
  judge(results)
}

async function measureLong(run: FreightRun, short: Measured | undefined): Promise<void> {
  const long = await measure(`${whole(run.orders)} orders, long`, { ...run, seconds: 300 })
  const gap = (short?.cost ?? Number.NaN) / long.cost - 1
  const bar =
    run.orders === 1_000 && run.seconds === 60 ? ` (bar ${percent(bars.lastGap)}, ${verdict(gap <= bars.lastGap)})` : ''
  console.log(`  ${whole(run.orders)} orders: ${run.seconds} s are ${percent(gap)} above 300 s${bar}`)
}

async function measure(name: string, run: FreightRun): Promise<Measured> {
  const result = await inProcess(run)
  const against = (cost: number | null | undefined) => (cost == null ? '' : percent(cost / result.cost - 1, 1))
  row([
    name,
    whole(result.trucks),
    whole(result.preplans),
    percent(1 - result.cost / result.baseline, 1),
    result.firstPlan.toFixed(2),
    against(result.firstCost),
    ...marks.map((mark) => against(result.marks.find(({ seconds }) => seconds === mark)?.cost)),
    whole(result.perSecond),
    whole(result.rss / megabyte),
    whole(result.heap / megabyte),
    result.faults.length === 0 ? 'valid' : `INVALID: ${result.faults.slice(0, 3).join('; ')}`,
  ])
  if (result.faults.length > 0) verdict(false)
  return result
}

function judge(results: ReadonlyMap<number, Measured>): void {
  const [small, middle, large] = [results.get(500), results.get(1_000), results.get(2_000)]
  if (middle) {
    const isMet = middle.firstPlan <= bars.firstPlan
    console.log(
      `  1,000 orders: first plan after ${middle.firstPlan.toFixed(2)} s (bar ${bars.firstPlan} s, ${verdict(isMet)})`,
    )
  }
  if (large) {
    const isMet = large.rss <= bars.memory
    console.log(
      `  2,000 orders: ${whole(large.rss / megabyte)} MB (bar ${whole(bars.memory / megabyte)} MB, ${verdict(isMet)})`,
    )
  }
  growth(small, middle, 500, 1_000)
  growth(middle, large, 1_000, 2_000)
  const exponent = growth(small, large, 500, 2_000)
  if (exponent !== undefined)
    console.log(
      `  time per iteration grows at most linearly (bar ${bars.exponent}, ${verdict(exponent <= bars.exponent)})`,
    )
}

/** Exponent with which the time of an iteration grows with the number of orders. */
function growth(less: Measured | undefined, more: Measured | undefined, from: number, to: number): number | undefined {
  if (!less || !more) return
  const exponent = Math.log(less.perSecond / more.perSecond) / Math.log(to / from)
  console.log(
    `  time per iteration from ${whole(from)} to ${whole(to)} orders grows with the power ${exponent.toFixed(2)}`,
  )
  return exponent
}

function inProcess(run: FreightRun): Promise<Measured> {
  const child = fork(join(import.meta.dirname, 'run-freight.ts'), [JSON.stringify(run)])
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as Measured))
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`The run over ${run.orders} orders ended with ${code}`))
    })
  })
}
