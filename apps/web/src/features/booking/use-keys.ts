import { useState } from 'react'
import { newKey } from '#platform/query/idempotency-key.ts'

/** A key for each thing that is sent, the same one for every try of it: a lost answer makes nothing twice. */
export function useKeys(): (content: string) => string {
  const [known] = useState(() => new Map<string, string>())
  return (content) => {
    const key = known.get(content) ?? newKey()
    known.set(content, key)
    return key
  }
}
