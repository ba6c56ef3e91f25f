import type { FieldError } from 'react-hook-form'

/** What is wrong with a field of several parts: the message stands at the whole or at one of them. */
export function messageIn(error: FieldError | undefined): string | undefined {
  if (!error) return
  const parts = Object.values(error).filter((part): part is FieldError => typeof part === 'object' && part !== null)
  return error.message ?? parts.find((part) => part.message)?.message
}
