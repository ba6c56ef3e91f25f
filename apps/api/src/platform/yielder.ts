import { setImmediate } from 'node:timers/promises'

/** In milliseconds, short enough that other work of this thread is not noticeably delayed. */
const timeSliceMs = 12

/**
 * For long work in this thread: called after each small step, it yields to other work when the time slice is used up.
 */
export function createYielder(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < timeSliceMs) return
    await setImmediate()
    since = performance.now()
  }
}
