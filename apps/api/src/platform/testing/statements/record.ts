import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'

const known = new Set<string>()
const kept = Symbol.for('lanewise: statements are recorded')

/** A statement as text, with its parameters, or as a cursor that reads it piece by piece. */
type Asked = string | { text?: string; cursor?: { text?: string } }
const textOf = (asked: Asked) => (typeof asked === 'string' ? asked : (asked.text ?? asked.cursor?.text ?? ''))

/** Keeps every statement that the tests of this process send, so that other databases can be asked about them. */
if (!(kept in pg.Client.prototype)) {
  const { query } = pg.Client.prototype
  const recorded = function (this: pg.Client, ...given: unknown[]) {
    known.add(textOf(given[0] as Asked))
    return Reflect.apply(query, this, given)
  }
  Object.assign(pg.Client.prototype, { query: recorded, [kept]: true })
}

afterAll(() => {
  writeFileSync(join(inject('statements'), `${process.pid}.json`), JSON.stringify([...known]))
})
