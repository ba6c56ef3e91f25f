import { useState } from 'react'
import { randomUuid } from '#platform/query/random-uuid.ts'

/** A key for each thing that is sent, the same one for every try of it: a lost answer makes nothing twice. */
export function useKeys(): (content: string) => string {
  const [known] = useState(() => new Map<string, string>())
  return (content) => {
    const key = known.get(content) ?? randomUuid()
    known.set(content, key)
    return key
  }
}
