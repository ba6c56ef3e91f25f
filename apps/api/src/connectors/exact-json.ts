/** A number in the very digits in which it was written; written as JSON it is those digits again. */
type WrittenNumber = { readonly rawJSON: string }

// The language has these three since ES2026, the compiler's library not yet.
const json = JSON as unknown as {
  rawJSON: (text: string) => WrittenNumber
  isRawJSON: (value: unknown) => value is WrittenNumber
  parse: (text: string, revive: (key: string, value: unknown, context: { source?: string }) => unknown) => unknown
}

/** JSON of which parts go back to whoever wrote it: 1.10 stays 1.10, and a number of twenty digits keeps them all. */
export const parseExactly = (text: string): unknown =>
  json.parse(text, (_key, value, { source }) =>
    typeof value === 'number' && source !== undefined && String(value) !== source ? json.rawJSON(source) : value,
  )

/** The number to reckon with; any other value is itself. */
export const plain = (value: unknown): unknown => (json.isRawJSON(value) ? Number(value.rawJSON) : value)

/** A text, or a number as it is written; null for anything else. */
export function written(value: unknown): string | null {
  if (json.isRawJSON(value)) return value.rawJSON
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
