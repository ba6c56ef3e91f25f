import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the folder `fixtures` beside a test, named without its ending. */
export const fixture = <T = unknown>(folder: string, name: string): T =>
  JSON.parse(readFileSync(join(folder, 'fixtures', `${name}.json`), 'utf8'))
