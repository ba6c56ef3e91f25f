import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RateAsk } from '@lanewise/domain/rating/ask'

/** Reads a JSON file from the `fixtures` folder beside a test. The name has no extension. */
export const fixture = <T = unknown>(folder: string, name: string): T =>
  JSON.parse(readFileSync(join(folder, 'fixtures', `${name}.json`), 'utf8'))

/**
 * The request to which the fixtures of every partner respond: two pallets of peaches, and four drums of paint on a
 * third pallet.
 */
export const peachesAndPaint = (): RateAsk => fixture(import.meta.dirname, 'peaches-and-paint')
