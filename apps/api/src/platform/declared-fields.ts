import type { z } from 'zod'

/** Makes of a row what leaves the server: the fields that the contract declares and nothing else. */
export function declaredFields<S extends z.ZodObject>(schema: S) {
  const names = Object.keys(schema.shape)
  /** Choices are texts in the database; which ones there are was checked when they were saved. */
  return (all: { readonly [F in keyof z.output<S>]: unknown }): z.output<S> => {
    const declared: Record<string, unknown> = {}
    for (const name of names) declared[name] = all[name as keyof z.output<S>]
    return declared as z.output<S>
  }
}
