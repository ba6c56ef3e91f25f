/**
 * Milliseconds that a booking waits for its answer. A carrier has one minute to answer the server, so the browser waits
 * a little longer.
 */
const patience = 80_000

/** Aborts a call that gets no answer in time, so that it can be retried. */
export async function inTime<A>(call: (signal: AbortSignal) => Promise<A>): Promise<A> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), patience)
  try {
    return await call(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
