import { parentPort } from 'node:worker_threads'
import type { Objective } from '@lanewise/optimizer/objective'
import { solve } from '@lanewise/optimizer/solve'
import { afterMilliseconds, firstOf, whenStopped } from '@lanewise/optimizer/stop/stop'
import { freightProblem } from '#optimizer/freight/freight-problem.ts'

/** Solves until the flag is set. Posts a message when it begins and another one when its plan is ready. */
export type CancelAsk = { orders: number; objective: Objective; flag: SharedArrayBuffer }

const problems = new Map<number, ReturnType<typeof freightProblem>>()

parentPort?.on('message', ({ orders, objective, flag }: CancelAsk) => {
  const cancelFlag = new Int32Array(flag)
  const problem = problems.get(orders) ?? freightProblem(orders, { seed: 1, slippage: false })
  problems.set(orders, problem)
  parentPort?.postMessage('begins')
  const stop = firstOf(
    afterMilliseconds(60_000, () => performance.now()),
    whenStopped(() => Atomics.load(cancelFlag, 0) === 1),
  )
  solve(problem, { seed: 1, stop, objective })
  parentPort?.postMessage('ended')
})
