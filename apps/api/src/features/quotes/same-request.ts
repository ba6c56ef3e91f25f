import { isDeepStrictEqual } from 'node:util'
import { refuse } from '#platform/refuse.ts'

/**
 * A request id belongs to one request forever. Reusing it for different content is refused, so that nobody gets prices
 * of another request.
 */
export function requireSame(stored: unknown, requested: unknown) {
  if (isDeepStrictEqual(stored, plain(requested))) return
  refuse.conflict('This request was already made with different details. Request new rates.')
}

/** The value as it reads after a round trip through the database. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
