import { parentPort, type Transferable, Worker } from 'node:worker_threads'

/** Calls that a thread supports: each takes one argument and returns one answer. */
export type Calls = Record<string, (given: never) => unknown>
type Given<C extends Calls, K extends keyof C> = Parameters<C[K]>[0]
type Answer<C extends Calls, K extends keyof C> = Awaited<ReturnType<C[K]>>

export type Thread<C extends Calls> = {
  /**
   * Calls are answered in order. Rejects with a `ThreadCrash` when the thread dies first. `handOver` is transferred
   * without a copy and belongs to the thread afterwards.
   */
  ask<K extends keyof C & string>(call: K, given: Given<C, K>, handOver?: Transferable[]): Promise<Answer<C, K>>
  end(): Promise<void>
}

/** A thread died by itself. The process and its other threads continue. */
export class ThreadCrash extends Error {}

/** Limit for the objects of a thread, without its large arrays. Exceeding it ends the thread, not the process. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 }

export function startThread<C extends Calls>(name: string, file: URL): Thread<C> {
  const worker = new Worker(file, { name, execArgv: [], resourceLimits })
  const waiting: PromiseWithResolvers<unknown>[] = []
  let crash: ThreadCrash | null = null
  const die = (why: string) => {
    crash ??= new ThreadCrash(`The ${name} ${why}`)
    for (const question of waiting.splice(0)) question.reject(crash)
  }
  worker.on('message', (answer) => waiting.shift()?.resolve(answer))
  worker.on('error', (error) => die(whyOf(error)))
  worker.on('exit', (code) => die(`ended with code ${code}`))
  return {
    ask: (call, given, handOver = []) => {
      if (crash) return Promise.reject(crash)
      const question = Promise.withResolvers<unknown>()
      waiting.push(question)
      worker.postMessage({ call, given }, handOver)
      return question.promise as Promise<Answer<C, typeof call>>
    },
    end: async () => {
      await worker.terminate()
    },
  }
}

const whyOf = (error: unknown) => {
  if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') return 'ran out of memory'
  return `failed: ${error instanceof Error ? error.message : String(error)}`
}

/**
 * Runs in a thread and answers calls in order. An error ends the thread and is reported to the thread that started it.
 */
export function answerCalls<C extends Calls>(calls: C): void {
  let previous: Promise<void> = Promise.resolve()
  parentPort?.on('message', ({ call, given }: { call: keyof C; given: never }) => {
    previous = previous.then(async () => parentPort?.postMessage(await calls[call]?.(given)))
  })
}
