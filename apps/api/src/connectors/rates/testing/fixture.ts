import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RateAsk } from '@lanewise/domain/rating/ask'

/** A file of the folder `fixtures` beside a test, named without its ending. */
export const fixture = <T = unknown>(folder: string, name: string): T =>
  JSON.parse(readFileSync(join(folder, 'fixtures', `${name}.json`), 'utf8'))

/** The request that the fixtures of every partner answer: two pallets of peaches, four drums of paint on a third. */
export const peachesAndPaint = (): RateAsk => fixture(import.meta.dirname, 'peaches-and-paint')
