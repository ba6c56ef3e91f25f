import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { randomOf } from '@lanewise/demo/random'
import type { CancelAsk } from '#optimizer/cancel/cancel-worker.ts'
import { p95Of, verdict, whole } from '#optimizer/columns.ts'
import type { BenchOptions } from '#optimizer/options.ts'

const tries = 20
const bar = 200

/**
 * Measures the milliseconds from setting the flag until the best plan so far is ready, with the search in a thread of
 * its own.
 */
export async function measureCancel({ sizes, seed }: BenchOptions): Promise<void> {
  const worker = new Worker(join(import.meta.dirname, 'cancel-worker.ts'))
  const random = randomOf(seed)
  console.log(`Cancelling a search in a worker thread, ${tries} tries, time on the wall`)
  for (const orders of sizes ?? [1_000])
    for (const objective of ['cheapest', 'fewestTrucks'] as const) {
      const results: { after: number; took: number }[] = []
      for (let count = 0; count < tries; count += 1) {
        const after = random.whole(50, 3_000)
        results.push({ after, took: await cancelAfter(worker, { orders, objective }, after) })
      }
      const { p50, p95, most } = p95Of(results.map(({ took }) => took))
      // A search that is cancelled while it makes its first plan ends only after that plan.
      const slowest = results.find(({ took }) => took === most)
      console.log(
        `  ${whole(orders)} orders, ${objective}: p50 ${whole(p50)} ms, p95 ${whole(p95)} ms (bar ${bar} ms, ${verdict(p95 <= bar)}), longest ${whole(most)} ms (told after ${whole(slowest?.after ?? 0)} ms)`,
      )
    }
  await worker.terminate()
}

async function cancelAfter(worker: Worker, request: Omit<CancelAsk, 'flag'>, milliseconds: number): Promise<number> {
  const flag = new SharedArrayBuffer(4)
  worker.postMessage({ ...request, flag } satisfies CancelAsk)
  await once(worker, 'message')
  const ended = once(worker, 'message')
  await sleep(milliseconds)
  const cancelledAt = performance.now()
  Atomics.store(new Int32Array(flag), 0, 1)
  await ended
  return performance.now() - cancelledAt
}
