import type { FieldError } from 'react-hook-form'

/** The error message of a field with several parts, which may be on the field itself or on one of its parts. */
export function messageIn(error: FieldError | undefined): string | undefined {
  if (!error) return
  // `ref` is the DOM element, not a part of the field.
  const parts = Object.entries(error).filter(([name, part]) => name !== 'ref' && typeof part === 'object' && part)
  return error.message ?? parts.map(([, part]) => messageIn(part as FieldError)).find(Boolean)
}
