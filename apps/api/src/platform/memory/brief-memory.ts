/** How long what was read is good for, in milliseconds. */
const goodFor = 1_000
const most = 10_000

/**
 * What was read a moment ago, by key. A change made by this process is forgotten at once by whoever owns the memory, one of
 * another process within a second.
 */
export function createBriefMemory<V>({ isKept = () => true }: { isKept?: (value: V) => boolean } = {}) {
  const remembered = new Map<string, { value: Promise<V>; until: number }>()
  const forgetOld = () => {
    const now = performance.now()
    for (const [key, { until }] of remembered) if (until <= now) remembered.delete(key)
    // The oldest stand first.
    for (const key of remembered.keys()) {
      if (remembered.size < most) return
      remembered.delete(key)
    }
  }
  return {
    /** It is remembered from the moment it is asked for: what changes while it is read is forgotten with it. */
    recall: (key: string, read: () => Promise<V>): Promise<V> => {
      const known = remembered.get(key)
      if (known && known.until > performance.now()) return known.value
      if (remembered.size >= most) forgetOld()
      const value = read()
      remembered.delete(key)
      remembered.set(key, { value, until: performance.now() + goodFor })
      const drop = () => remembered.get(key)?.value === value && remembered.delete(key)
      value.then((found) => isKept(found) || drop(), drop)
      return value
    },
    forget: (key: string) => void remembered.delete(key),
    forgetAll: () => remembered.clear(),
  }
}
