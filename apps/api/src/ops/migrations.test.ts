import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { migrationNames } from '#platform/db/migrate.ts'

const folder = join(import.meta.dirname, '../../migrations')

describe('the migration files', () => {
  it('are numbered without gaps, so that the order is the same everywhere [OPS-5]', async () => {
    const numbers = (await migrationNames()).map((name) => /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1])
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')))
  })

  it('take nothing away that the version before still uses [OPS-5]', async () => {
    const takesAway =
      /\b(drop\s+(table|column|schema|view|function|sequence|type)|truncate|rename\s+(to|column)|alter\s+column\s+\w+\s+(set\s+not\s+null|type|set\s+data\s+type))\b/i
    for (const name of await migrationNames()) {
      const text = await readFile(join(folder, name), 'utf8')
      expect([name, takesAway.exec(whatRuns(text))?.[0]]).toEqual([name, undefined])
    }
  })
})

/** Strips comments and function bodies: functions run later, on new tables or on old partitions. */
const whatRuns = (text: string) => text.replaceAll(/--.*$/gm, '').replaceAll(/\bas\s+\$(\w*)\$[\s\S]*?\$\1\$/gi, '')
