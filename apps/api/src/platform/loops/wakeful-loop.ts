import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '#platform/log.ts'
import { listen } from '#platform/loops/listen.ts'

export type Loop = { stop(): Promise<void> }
export type WakefulLoop = Loop & {
  /** Starts a run now, or another one after the current run. */
  wake(): void
}

export type LoopOptions = {
  name: string
  url: string
  /** A notification on this channel wakes the loop at once. */
  channel: string
  sleepMs: number
  /** One run of the work. True when there may be more to do. */
  step: () => Promise<boolean>
  log: Logger
}

/** Works until nothing remains, then sleeps until it is woken. A failed run is retried after a sleep. */
export function startLoop({ name, url, channel, sleepMs, step, log }: LoopOptions): WakefulLoop {
  let stopping = false
  let woken = false
  let alarm = new AbortController()
  const wake = () => {
    woken = true
    alarm.abort()
  }
  const listener = listen({ url, channel, onNotice: wake, log })
  const run = async () => {
    while (!stopping) {
      woken = false
      const more = await step().catch((error: unknown) => {
        log.error({ err: error, loop: name }, 'a turn of background work failed')
        return false
      })
      if (more || woken || stopping) continue
      alarm = new AbortController()
      await pause(sleepMs, undefined, { signal: alarm.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    wake,
    stop: async () => {
      stopping = true
      wake()
      await Promise.all([running, listener.stop()])
    },
  }
}
