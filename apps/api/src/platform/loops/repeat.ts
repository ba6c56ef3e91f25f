import { setTimeout as pause } from 'node:timers/promises'

type Repeated = {
  /** Milliseconds from the end of a run to the next one. */
  every: number
  run: () => Promise<void>
  /** Receives the error of a failed run. The next run comes as usual. */
  failed: (error: unknown) => void
}

/** Repeats the work while the process runs. `stop` waits for the current run. */
export function repeat({ every, run: work, failed }: Repeated): { stop: () => Promise<void> } {
  const stopped = new AbortController()
  const { signal } = stopped
  const run = async () => {
    while (!signal.aborted) {
      await work().catch(failed)
      await pause(every, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopped.abort()
      await running
    },
  }
}
