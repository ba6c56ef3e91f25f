import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getChangeNotices } from '@lanewise/contract/changes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { routes } from './changes.routes.ts'
import { readNotices } from './read-notices.ts'

it('of the product are one to three short sentences each, as the page shows them', async () => {
  const notices = await readNotices(join(import.meta.dirname, '../../../../../changes'))
  expect(notices.length).toBeGreaterThan(50)
  for (const { id, text } of notices) {
    const lines = text.split('\n')
    expect([id, lines.filter((line) => !/^- .{10,200}$/.test(line))]).toEqual([id, []])
    expect([id, lines.length <= 3]).toEqual([id, true])
  }
})

describe('the notices in a folder', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lanewise-changes-'))
    const files = {
      '2026-01-15-bulk-upload.md': '# Bulk upload\n\nMany commodities at once.\n\nWith a template.\n',
      '2026-02-01-dark-theme.md': 'Dark theme\n',
      'README.md': '# How to write a notice',
      '2026-03-01-draft.txt': 'Not yet',
    }
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('come newest first, with the first line as title and the rest as text', async () => {
    expect(await readNotices(folder)).toEqual([
      { id: '2026-02-01-dark-theme', date: '2026-02-01', title: 'Dark theme', text: '' },
      {
        id: '2026-01-15-bulk-upload',
        date: '2026-01-15',
        title: 'Bulk upload',
        text: 'Many commodities at once.\n\nWith a template.',
      },
    ])
  })

  it('are none where there is no folder', async () => {
    expect(await readNotices(join(folder, 'missing'))).toEqual([])
  })
})

it('are those up to today, or the newest of them alone', () => {
  const notices = ['2026-03-01', '2026-02-01', '2026-01-15'].map((date) => ({ id: date, date, title: 'New', text: '' }))
  const [route] = routes(notices)
  const ctx = { now: new Date('2026-02-02T12:00:00Z'), user: { timeZone: 'America/Chicago' } }
  expect(route?.run({ ctx, query: {} } as never)).toEqual(notices.slice(1))
  expect(route?.run({ ctx, query: { only: 'newest' } } as never)).toEqual(notices.slice(1, 2))
})

describe('the call', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await sharedTestPortal()
  })

  it('answers a signed-in user and nobody else', async () => {
    const nobody = await portal.given.person({ permissions: [] })
    expect(await portal.as(nobody).ask(getChangeNotices, { query: {} })).toEqual([])
    expect((await portal.as(null).attempt(getChangeNotices, { query: {} })).status).toBe(401)
  })
})
