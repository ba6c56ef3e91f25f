import { setTimeout as sleep } from 'node:timers/promises'
import { coordinate } from '@lanewise/api/features/optimization/run/coordinate'
import type { Ending, Watch } from '@lanewise/api/features/optimization/run/state'
import { randomOf } from '@lanewise/demo/random'
import type { Problem } from '@lanewise/optimizer/problem'
import { columns, p95Of, percent, verdict, whole } from '#optimizer/columns.ts'
import { freightProblem } from '#optimizer/freight/freight-problem.ts'
import type { BenchOptions } from '#optimizer/options.ts'

const tries = 20
const cancelBar = 200
const row = columns([12, 9, 10, 12, 14, 14, 12])
/** Seconds after which a plan should be good enough to use, although the run continues. */
const soon = 60

/**
 * Measures a complete run as a job does it, with miles and all four plans, with one search thread and with two, in
 * wall-clock time.
 */
export async function measureThreads({ sizes, seconds = 60, seed }: BenchOptions): Promise<void> {
  for (const orders of sizes ?? [1_000]) {
    const problem = freightProblem(orders, { seed: 1, slippage: false })
    console.log(`A whole run over ${whole(orders)} orders, ${seconds} s, time on the wall`)
    row(['', 'first s', 'took s', 'saved', 'against one', `above at ${soon} s`, 'iterations/s'])
    let alone: number | undefined
    for (const searchers of [1, 2]) {
      const { cost, baseline, firstAt, costSoon, took, iterations } = await runOnce(problem, {
        searchers,
        seconds,
        seed,
      })
      alone ??= cost
      row([
        `${searchers} searching`,
        firstAt.toFixed(1),
        took.toFixed(1),
        percent(1 - cost / baseline, 2),
        percent(cost / alone - 1),
        costSoon === undefined ? '' : percent(costSoon / cost - 1),
        whole(iterations / took),
      ])
    }
    await measureCancel(problem, seed)
  }
}

type Run = { searchers: number; seconds: number; seed: number }

async function runOnce(problem: Problem, { searchers, seconds, seed }: Run) {
  const began = performance.now()
  const seen: { at: number; cost: number }[] = []
  const watch: Watch = {
    ...patient,
    tell: async ({ written }) => {
      if (written) seen.push({ at: (performance.now() - began) / 1_000, cost: written.cost })
    },
  }
  const ending = await ask(problem, { searchers, seconds, seed }, watch)
  const [solution] = JSON.parse(ending.written?.json ?? '[]') as { plan: { baseline: number } }[]
  const took = (performance.now() - began) / 1_000
  return {
    cost: ending.written?.cost ?? Number.NaN,
    baseline: solution?.plan.baseline ?? Number.NaN,
    firstAt: seen[0]?.at ?? Number.NaN,
    costSoon: seconds > soon ? seen.findLast(({ at }) => at <= soon)?.cost : undefined,
    took,
    iterations: ending.iterations,
  }
}

/** Measures the time from the cancel request until the best plans so far are saved. */
async function measureCancel(problem: Problem, seed: number): Promise<void> {
  const random = randomOf(seed)
  const times: number[] = []
  for (let count = 0; count < tries; count += 1) {
    let cancelledAt = 0
    const running = ask(
      problem,
      { searchers: 2, seconds: 60, seed },
      { ...patient, isCancelled: async () => cancelledAt > 0 },
    )
    await sleep(4_000 + random.whole(0, 2_000))
    cancelledAt = performance.now()
    await running
    times.push(performance.now() - cancelledAt)
  }
  const { p50, p95, most } = p95Of(times)
  console.log(
    `  cancelled, ${tries} tries: p50 ${whole(p50)} ms, p95 ${whole(p95)} ms (bar ${cancelBar} ms, ${verdict(p95 <= cancelBar)}), longest ${whole(most)} ms`,
  )
}

const patient: Watch = {
  tell: async () => undefined,
  isCancelled: async () => false,
  signal: new AbortController().signal,
}

function ask(problem: Problem, { searchers, seconds, seed }: Run, watch: Watch): Promise<Ending> {
  const { places, orders, limits, strategy, prices } = problem
  const stored = { places, orders, limits, strategy, prices, milesPerHour: 50 }
  return coordinate(
    { problem: stored, seed, timeLimitSeconds: seconds, iterationLimit: null, start: null },
    { searchers, routing: { ROUTING_ENGINE: 'valhalla', ROUTING_TIMEOUT_MS: 1_000 } },
    watch,
  )
}
