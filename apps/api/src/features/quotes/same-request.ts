import { isDeepStrictEqual } from 'node:util'
import { refuse } from '#platform/refuse.ts'

/** The id of a request names one question for ever: under it nobody gets the prices of another one. */
export function requireSame(kept: unknown, asked: unknown) {
  if (isDeepStrictEqual(kept, plain(asked))) return
  refuse.conflict('This request was made with other details before. Ask for rates again.')
}

/** As it reads when it comes back from the database. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
