/** The questions that this process asks at the moment, by what they are about. */
export type Questions = ReturnType<typeof createQuestions>

export function createQuestions() {
  const ending = new AbortController()
  const running = new Map<string, Set<Promise<void>>>()
  return {
    /** Tells all questions to end. */
    signal: ending.signal,
    /** Begins a question that goes on after whoever asked was answered; it must not fail. */
    begin: (about: string, question: () => Promise<void>) => {
      const others = running.get(about) ?? new Set()
      running.set(about, others)
      const asked = question().finally(() => {
        others.delete(asked)
        if (others.size === 0) running.delete(about)
      })
      others.add(asked)
    },
    /** When nothing is asked about it any more by this process. */
    ended: async (about: string): Promise<void> => {
      await Promise.all(running.get(about) ?? [])
    },
    close: async () => {
      ending.abort()
      await Promise.allSettled([...running.values()].flatMap((all) => [...all]))
    },
  }
}
