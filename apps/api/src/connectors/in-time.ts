import { nobodyWaits, tooLate } from './wire.ts'

export type Patience = {
  /** Whom the failure names. */
  partner: string
  timeoutMs: number
  /** Ends the wait early, for example because whoever asked has gone. */
  signal?: AbortSignal
}

/**
 * Waits for work as long as the patience lasts, whatever the work does: when it ends, the signal tells the work to
 * stop, and an answer or a failure that still comes is ignored.
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
