const running = new Set<Promise<unknown>>()
const patience = 3000

/** Registers a pending response that will fill in form fields. */
export async function whileFilling(answer: Promise<void>): Promise<void> {
  running.add(answer)
  await answer.finally(() => running.delete(answer))
}

/**
 * Resolves when all pending responses have filled in their fields. A user who types fast and saves does not get an
 * error about a field that is about to be filled.
 */
export async function filledIn(): Promise<void> {
  if (running.size === 0) return
  await Promise.race([Promise.allSettled(running), new Promise((done) => setTimeout(done, patience))])
}
