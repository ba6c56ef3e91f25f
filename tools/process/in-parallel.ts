/** Processes a list with a limited number of parallel workers; the results keep the list's order. */
export async function inParallel<T, R>(hands: number, list: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const waiting = [...list.entries()]
  const hand = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: hands }, hand))
  return results
}
