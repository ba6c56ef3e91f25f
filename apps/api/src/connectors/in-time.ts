import { nobodyWaits, tooLate } from './wire.ts'

export type Patience = {
  /** Name of the partner in the error message. */
  partner: string
  timeoutMs: number
  /** Ends the wait early, for example because the user has closed the page. */
  signal?: AbortSignal
}

/**
 * Waits for the work no longer than the time-out, even if the work ignores it. When the wait ends, the signal tells the
 * work to stop, and a later result or failure is ignored.
 */
export async function inTime<T>(patience: Patience, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { partner, timeoutMs, signal } = patience
  if (signal?.aborted) throw nobodyWaits(partner)
  const stop = new AbortController()
  let settle = () => {}
  const end = new Promise<never>((_resolve, reject) => {
    const endWith = (failure: Error) => {
      reject(failure)
      stop.abort()
    }
    const leave = () => endWith(nobodyWaits(partner))
    const timer = setTimeout(() => endWith(tooLate(partner, timeoutMs)), timeoutMs)
    signal?.addEventListener('abort', leave)
    settle = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    }
  })
  const running = async () => work(stop.signal)
  return await Promise.race([end, running()]).finally(settle)
}
