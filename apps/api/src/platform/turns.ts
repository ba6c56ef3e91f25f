import { setImmediate } from 'node:timers/promises'

/** In milliseconds; whoever waits for this thread should not notice. */
const ownTurn = 12

/** For long work in this thread: asked after each small step, it lets others have theirs when its own was long enough. */
export function createTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < ownTurn) return
    await setImmediate()
    since = performance.now()
  }
}
