import type { FieldError } from 'react-hook-form'

/** What is wrong with a field of several parts: the message stands at the whole or somewhere within it. */
export function messageIn(error: FieldError | undefined): string | undefined {
  if (!error) return
  // `ref` is the element of the page, not a part.
  const parts = Object.entries(error).filter(([name, part]) => name !== 'ref' && typeof part === 'object' && part)
  return error.message ?? parts.map(([, part]) => messageIn(part as FieldError)).find(Boolean)
}
