/** A number with the exact digits in which it was received. It is written to JSON with the same digits. */
type WrittenNumber = { readonly rawJSON: string }

// ES2026 has these three functions, but the compiler's library does not declare them yet.
const json = JSON as unknown as {
  rawJSON: (text: string) => WrittenNumber
  isRawJSON: (value: unknown) => value is WrittenNumber
  parse: (text: string, revive: (key: string, value: unknown, context: { source?: string }) => unknown) => unknown
}

/**
 * Parses JSON of which parts are sent back to the partner: 1.10 stays 1.10, and a number of twenty digits keeps all of
 * them.
 */
export const parseExactly = (text: string): unknown =>
  json.parse(text, (_key, value, { source }) =>
    typeof value === 'number' && source !== undefined && String(value) !== source ? json.rawJSON(source) : value,
  )

/** The number to calculate with. Any other value is returned unchanged. */
export const plain = (value: unknown): unknown => (json.isRawJSON(value) ? Number(value.rawJSON) : value)

/** A text, or a number with its original digits. Null for anything else. */
export function written(value: unknown): string | null {
  if (json.isRawJSON(value)) return value.rawJSON
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
