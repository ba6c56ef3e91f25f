import type { z } from 'zod'

/** Converts a row to what leaves the server: only the fields that the contract declares. */
export function declaredFields<S extends z.ZodObject>(schema: S) {
  const names = Object.keys(schema.shape)
  /** Enum values are plain text in the database. They were checked when they were saved. */
  return (all: { readonly [F in keyof z.output<S>]: unknown }): z.output<S> => {
    const declared: Record<string, unknown> = {}
    for (const name of names) declared[name] = all[name as keyof z.output<S>]
    return declared as z.output<S>
  }
}
