import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { statementsIn } from '#platform/testing/global-setup.ts'

const kept = Symbol.for('lanewise: statements are recorded')
const shared = globalThis as { [kept]?: Set<string> }

/** A statement as text, with its parameters, or as a cursor that reads it piece by piece. */
type Asked = string | { text?: string; cursor?: { text?: string } }
const textOf = (asked: Asked) => (typeof asked === 'string' ? asked : (asked.text ?? asked.cursor?.text ?? ''))

/** Keeps every statement that the tests of this process send: this file runs before each of theirs, in one process. */
function recordAll(): Set<string> {
  const known = new Set<string>()
  const { query } = pg.Client.prototype
  const recorded = function (this: pg.Client, ...given: unknown[]) {
    known.add(textOf(given[0] as Asked))
    return Reflect.apply(query, this, given)
  }
  Object.assign(pg.Client.prototype, { query: recorded })
  return known
}
shared[kept] ??= recordAll()

afterAll(() => {
  writeFileSync(join(statementsIn(inject('folder')), `${process.pid}.json`), JSON.stringify([...(shared[kept] ?? [])]))
})
