import { createRequire } from 'node:module'
import type { EmotionCache } from '@emotion/cache'
import { vi } from 'vitest'

type Insert = EmotionCache['insert']

// Every test has its own style cache, and compiling the same rules for each test takes longer than most queries.
const compiled = new Map<string, readonly string[]>()

vi.mock('@emotion/cache', async (load) => {
  const { default: createCache } = await load<typeof import('@emotion/cache')>()
  return {
    default: (options: Parameters<typeof createCache>[0]) => {
      const cache = createCache(options)
      cache.insert = remembering(cache, cache.insert)
      return cache
    },
  }
})

/** Compiles a style once and reuses the resulting rules. */
const remembering =
  (cache: EmotionCache, insert: Insert): Insert =>
  (selector, serialized, sheet, shouldCache) => {
    const key = `${cache.key} ${selector} ${serialized.name}`
    const known = compiled.get(key)
    if (known) {
      for (const rule of known) sheet.insert(rule)
      if (shouldCache) cache.inserted[serialized.name] = true
      return
    }
    const rules: string[] = []
    const recording = Object.create(sheet, {
      insert: {
        value: (rule: string) => {
          rules.push(rule)
          sheet.insert(rule)
        },
      },
    })
    insert(selector, serialized, recording, shouldCache)
    compiled.set(key, rules)
  }

// A style is named by a hash of its text, which would otherwise be computed again for each rendered element.
const hashing: { default: (text: string) => string; isRemembered?: boolean } = createRequire(import.meta.url)(
  '@emotion/hash',
)
if (!hashing.isRemembered) {
  const hash = hashing.default
  const names = new Map<string, string>()
  hashing.isRemembered = true
  hashing.default = (text) => {
    let name = names.get(text)
    if (name === undefined) {
      name = hash(text)
      names.set(text, name)
    }
    return name
  }
}
