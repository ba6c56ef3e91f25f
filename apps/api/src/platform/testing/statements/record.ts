import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { statementsIn } from '#platform/testing/global-setup.ts'

const recordedKey = Symbol.for('lanewise: statements are recorded')
const shared = globalThis as { [recordedKey]?: Set<string> }

/** A statement as text, with parameters, or as a cursor. */
type SentStatement = string | { text?: string; cursor?: { text?: string } }
const textOf = (statement: SentStatement) =>
  typeof statement === 'string' ? statement : (statement.text ?? statement.cursor?.text ?? '')

/**
 * Records every statement that the tests of this process send. This file runs before each test file, in the same
 * process.
 */
function recordAll(): Set<string> {
  const known = new Set<string>()
  const { query } = pg.Client.prototype
  const recorded = function (this: pg.Client, ...given: unknown[]) {
    known.add(textOf(given[0] as SentStatement))
    return Reflect.apply(query, this, given)
  }
  Object.assign(pg.Client.prototype, { query: recorded })
  return known
}
shared[recordedKey] ??= recordAll()

afterAll(() => {
  writeFileSync(
    join(statementsIn(inject('folder')), `${process.pid}.json`),
    JSON.stringify([...(shared[recordedKey] ?? [])]),
  )
})
