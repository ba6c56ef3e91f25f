/** Milliseconds that a booking waits for its answer: a carrier that is asked has a minute, and whoever asks it waits a little longer. */
const patience = 80_000

/** Ends a call that nobody answers, so that it can be tried again. */
export async function inTime<A>(call: (signal: AbortSignal) => Promise<A>): Promise<A> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), patience)
  try {
    return await call(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
