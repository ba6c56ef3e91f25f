import { parentPort } from 'node:worker_threads'
import type { Objective } from '@lanewise/optimizer/objective'
import { solve } from '@lanewise/optimizer/solve'
import { afterMilliseconds, firstOf, whenTold } from '@lanewise/optimizer/stop/stop'
import { freightProblem } from '#optimizer/freight/freight-problem.ts'

/** Solves until the flag is set; says when it begins and when its plan is made. */
export type CancelAsk = { orders: number; objective: Objective; flag: SharedArrayBuffer }

const problems = new Map<number, ReturnType<typeof freightProblem>>()

parentPort?.on('message', ({ orders, objective, flag }: CancelAsk) => {
  const told = new Int32Array(flag)
  const problem = problems.get(orders) ?? freightProblem(orders, { seed: 1, slippage: false })
  problems.set(orders, problem)
  parentPort?.postMessage('begins')
  const stop = firstOf(
    afterMilliseconds(60_000, () => performance.now()),
    whenTold(() => Atomics.load(told, 0) === 1),
  )
  solve(problem, { seed: 1, stop, objective })
  parentPort?.postMessage('ended')
})
