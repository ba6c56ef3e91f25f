/** Rate requests that this process has in flight, grouped by key. */
export type Questions = ReturnType<typeof createQuestions>

export function createQuestions() {
  const ending = new AbortController()
  const running = new Map<string, Set<Promise<void>>>()
  return {
    /** Aborts all requests in flight. */
    signal: ending.signal,
    /** Starts a request that continues after the caller has been answered. `question` must not reject. */
    begin: (about: string, question: () => Promise<void>) => {
      const others = running.get(about) ?? new Set()
      running.set(about, others)
      const pending = question().finally(() => {
        others.delete(pending)
        if (others.size === 0) running.delete(about)
      })
      others.add(pending)
    },
    /** Resolves when this process has no more requests in flight for the key. */
    ended: async (about: string): Promise<void> => {
      await Promise.all(running.get(about) ?? [])
    },
    close: async () => {
      ending.abort()
      await Promise.allSettled([...running.values()].flatMap((all) => [...all]))
    },
  }
}
