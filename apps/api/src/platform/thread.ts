import { parentPort, type Transferable, Worker } from 'node:worker_threads'

/** What can be asked of a thread: one thing given, one answer. */
export type Calls = Record<string, (given: never) => unknown>
type Given<C extends Calls, K extends keyof C> = Parameters<C[K]>[0]
type Answer<C extends Calls, K extends keyof C> = Awaited<ReturnType<C[K]>>

export type Thread<C extends Calls> = {
  /**
   * Answered in turn; fails with a `ThreadCrash` when the thread dies before its answer. What is handed over is not
   * copied and belongs to the thread from then on.
   */
  ask<K extends keyof C & string>(call: K, given: Given<C, K>, handOver?: Transferable[]): Promise<Answer<C, K>>
  end(): Promise<void>
}

/** A thread died by itself; the process and the other threads live on. */
export class ThreadCrash extends Error {}

/** Objects of a thread; its large arrays lie outside of this. What goes beyond ends the thread, not the process. */
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

/** In a thread: answers what is asked, in turn. Whatever fails ends the thread, and whoever started it learns why. */
export function answerCalls<C extends Calls>(calls: C): void {
  let turn: Promise<void> = Promise.resolve()
  parentPort?.on('message', ({ call, given }: { call: keyof C; given: never }) => {
    turn = turn.then(async () => parentPort?.postMessage(await calls[call]?.(given)))
  })
}
