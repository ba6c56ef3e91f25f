import { setTimeout as pause } from 'node:timers/promises'

/** What a process learns about its embedded PostgreSQL after the start. */
export type Watch = {
  /** One line for the person who runs the process. */
  say: (line: string) => void
  /** Called when PostgreSQL could not be started again: the process cannot go on. */
  lost: (error: Error) => void
}

export type Watched<T> = {
  watch: Watch
  /** Starts PostgreSQL again, or joins it if it runs. */
  open: () => Promise<T>
  /** Resolves when the connection to this one has ended. */
  ended: (opened: T) => Promise<void>
  /** Milliseconds before the first try. Each further pause is twice as long, up to the longest. */
  firstPause?: number
  longestPause?: number
  tries?: number
  /** Milliseconds after which a start counts as good, and the tries begin anew. */
  steadyAfter?: number
}

/**
 * Starts the embedded PostgreSQL again whenever it dies, after a pause that grows. Ends when it dies again and again, or
 * when it is stopped on purpose.
 */
export function keepRunning<T>(first: T, watched: Watched<T>): { current: () => T; stop: () => void } {
  let current = first
  const stopped = new AbortController()
  const { signal } = stopped
  const run = async () => {
    let tries = 0
    while (!signal.aborted) {
      const since = performance.now()
      await watched.ended(current)
      if (signal.aborted) return
      tries = performance.now() - since > (watched.steadyAfter ?? 300_000) ? 0 : tries
      const again = await openAgain(watched, tries, signal)
      if (!again) return
      current = again.opened
      tries = again.tries
    }
  }
  void run()
  return { current: () => current, stop: () => stopped.abort() }
}

async function openAgain<T>(watched: Watched<T>, before: number, signal: AbortSignal) {
  const { watch, open, firstPause = 500, longestPause = 10_000, tries: most = 8 } = watched
  watch.say('The embedded PostgreSQL has ended unexpectedly. It is started again.')
  let failure = new Error('it ended again after each start')
  for (let tries = before + 1; tries <= most; tries += 1) {
    await pause(Math.min(firstPause * 2 ** (tries - 1), longestPause), undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return null
    try {
      const opened = await open()
      watch.say('The embedded PostgreSQL runs again.')
      return { opened, tries }
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error))
    }
  }
  watch.lost(new Error(`The embedded PostgreSQL could not be started again in ${most} tries: ${failure.message}`))
  return null
}
