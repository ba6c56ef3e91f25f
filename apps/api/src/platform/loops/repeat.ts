import { setTimeout as pause } from 'node:timers/promises'

type Repeated = {
  /** Milliseconds from the end of a turn to the next. */
  every: number
  turn: () => Promise<void>
  /** A turn that fails is told of, and the next one comes as usual. */
  failed: (error: unknown) => void
}

/** The same again and again, for as long as the process works; `stop` waits for the turn that is under way. */
export function repeat({ every, turn, failed }: Repeated): { stop: () => Promise<void> } {
  const stopped = new AbortController()
  const { signal } = stopped
  const run = async () => {
    while (!signal.aborted) {
      await turn().catch(failed)
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
