import { useState } from 'react'
import { randomUuid } from '#platform/query/random-uuid.ts'

/**
 * Idempotency keys by content. Every retry of the same content gets the same key, so that a lost answer creates nothing
 * twice.
 */
export function useKeys(): (content: string) => string {
  const [known] = useState(() => new Map<string, string>())
  return (content) => {
    const key = known.get(content) ?? randomUuid()
    known.set(content, key)
    return key
  }
}
