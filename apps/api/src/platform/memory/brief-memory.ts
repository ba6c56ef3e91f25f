/** How long a cached value is valid, in milliseconds. */
const goodFor = 1_000
const most = 10_000

/**
 * A short-lived cache by key. The owner drops a change made by this process at once; one made by another process
 * expires within a second.
 */
export function createBriefMemory<V>({ isCached = () => true }: { isCached?: (value: V) => boolean } = {}) {
  const remembered = new Map<string, { value: Promise<V>; until: number }>()
  const forgetOld = () => {
    const now = performance.now()
    for (const [key, { until }] of remembered) if (until <= now) remembered.delete(key)
    // The oldest entries come first.
    for (const key of remembered.keys()) {
      if (remembered.size < most) return
      remembered.delete(key)
    }
  }
  return {
    /** The value is cached from the moment of the request, so that a change during the read drops it too. */
    recall: (key: string, read: () => Promise<V>): Promise<V> => {
      const known = remembered.get(key)
      if (known && known.until > performance.now()) return known.value
      if (remembered.size >= most) forgetOld()
      const value = read()
      remembered.delete(key)
      remembered.set(key, { value, until: performance.now() + goodFor })
      const drop = () => remembered.get(key)?.value === value && remembered.delete(key)
      value.then((resolved) => isCached(resolved) || drop(), drop)
      return value
    },
    forget: (key: string) => void remembered.delete(key),
    forgetAll: () => remembered.clear(),
  }
}
