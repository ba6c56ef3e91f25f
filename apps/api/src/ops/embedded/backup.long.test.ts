import { existsSync } from 'node:fs'
import { readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf } from '#ops/testing/caller.ts'
import { createProcesses, type PortalProcess, patientTime } from '#ops/testing/processes.ts'
import { demoFolder } from '#ops/testing/seeded.ts'
import { signIn } from '#ops/testing/sign-in.ts'
import { openEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts'

const processes = createProcesses()
const password = 'freight-desk-24'
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

type Caller = ReturnType<typeof callerOf>

describe('backup and restore of the embedded database', () => {
  let dataDir: string
  let settings: Record<string, string>
  let backup: string
  let portal: PortalProcess
  let token: string
  let before: Contents
  let pictureId: string

  beforeAll(async () => {
    dataDir = await demoFolder(processes)
    settings = { DATA_DIR: dataDir, DEMO: 'true' }
    backup = join(dirname(dataDir), 'kept', 'night.tar.gz')
    portal = await startQuiet(settings)
    token = (await signIn(portal, 'admin@acme.test', password)) ?? ''
    const caller = callerOf(portal, token)
    pictureId = await liveALittle(caller)
    before = await contentsOf(dataDir)
    expect(before.rows['public.commodities']).toBeGreaterThan(100)
    const made = await processes.run('apps/api/src/commands/backup.ts', ['--to', backup], settings)
    expect(made).toMatchObject({ code: 0, stderr: '' })
    expect(made.stdout).toContain(backup)
    await changeEverything(caller, pictureId)
    expect(await contentsOf(dataDir)).not.toEqual(before)
  }, patientTime)

  afterAll(() => processes.cleanUp(), patientTime)

  it(
    'the restore is refused while the portal runs, and changes nothing [OPS-6]',
    async () => {
      const meanwhile = await contentsOf(dataDir)
      const refused = await processes.run('apps/api/src/commands/restore.ts', ['--from', backup], settings)
      expect(refused).toMatchObject({ code: 2, stdout: '' })
      expect(refused.stderr).toContain('Another Lanewise process uses this data folder')
      expect(await contentsOf(dataDir)).toEqual(meanwhile)
      expect(await besides(dataDir)).toEqual(['data', 'kept'])
    },
    patientTime,
  )

  it(
    'a damaged or foreign file is refused and changes nothing [OPS-6]',
    async () => {
      await stop(portal)
      const meanwhile = await contentsOf(dataDir)
      const cut = join(dirname(backup), 'cut.tar.gz')
      await writeFile(cut, await readFile(backup))
      await truncate(cut, 9000)
      const foreign = join(dirname(backup), 'foreign.tar.gz')
      await writeFile(foreign, 'nothing of ours')
      for (const file of [cut, foreign, join(dirname(backup), 'missing.tar.gz')]) {
        const refused = await processes.run('apps/api/src/commands/restore.ts', ['--from', file], settings)
        expect(refused).toMatchObject({ code: 2, stdout: '' })
      }
      expect(await contentsOf(dataDir)).toEqual(meanwhile)
      expect(await besides(dataDir)).toEqual(['data', 'kept'])
    },
    patientTime,
  )

  it(
    'everything is as it was: rows, audit, sequences, files, sign-in, open sessions [OPS-6]',
    async () => {
      const restored = await processes.run('apps/api/src/commands/restore.ts', ['--from', backup], settings)
      expect(restored).toMatchObject({ code: 0, stderr: '' })
      expect(await contentsOf(dataDir)).toEqual(before)
      portal = await startQuiet(settings)
      const caller = callerOf(portal, token)
      const me = (await (await caller.get('/users/me')).json()) as { firstName: string; profilePictureFileId: string }
      expect(me).toMatchObject({ firstName: 'Ana', profilePictureFileId: pictureId })
      expect(await (await caller.get(`/pictures/${pictureId}`)).json()).toEqual({
        contentType: 'image/png',
        data: picture,
      })
      expect(await signIn(portal, 'admin@acme.test', password)).not.toBeNull()
      const next = await caller.post('/commodities', {
        commodityCode: 'AFTER',
        description: 'Written after the restore',
      })
      expect(next.status).toBe(201)
    },
    patientTime,
  )

  it(
    'what was there before the restore is kept beside it [OPS-6]',
    async () => {
      const [, side = ''] = await besides(dataDir)
      expect(side).toMatch(/^data\.before-restore-\d{8}-\d{6}$/)
      const storedFiles = await contentsOf(join(dirname(dataDir), side))
      expect(storedFiles.codes).toContain('LATER')
      expect(storedFiles.codes).not.toContain('EARLY')
    },
    patientTime,
  )

  it(
    'the same file restores into another data folder, also when the portal does not run [OPS-6]',
    async () => {
      const other = await processes.dataDir()
      const again = join(dirname(backup), 'again.tar.gz')
      const elsewhere = { ...settings, DATA_DIR: other }
      expect(await processes.run('apps/api/src/commands/restore.ts', ['--from', backup], elsewhere)).toMatchObject({
        code: 0,
      })
      expect(await contentsOf(other)).toEqual(before)
      expect(await besides(other)).toEqual([basename(other)])
      expect(await processes.run('apps/api/src/commands/backup.ts', ['--to', again], elsewhere)).toMatchObject({
        code: 0,
      })
      expect(existsSync(again)).toBe(true)
    },
    patientTime,
  )

  it(
    'a backup is never written over, and there is none of nothing',
    async () => {
      const twice = await processes.run('apps/api/src/commands/backup.ts', ['--to', backup], settings)
      expect(twice).toMatchObject({ code: 2, stderr: `There is already a file ${backup}\n` })
      const empty = await processes.dataDir()
      expect(await processes.run('apps/api/src/commands/backup.ts', [], { DATA_DIR: empty })).toMatchObject({ code: 2 })
      expect(existsSync(empty)).toBe(false)
    },
    patientTime,
  )
})

/**
 * Creates rows in every kind of table, with characters that could break an export format. Returns the id of the
 * picture.
 */
async function liveALittle(caller: Caller): Promise<string> {
  const description = 'Tab\there, line\nbreak, back\\slash, \\N, “quotes”, 冷凍'
  await caller.post('/commodities', { commodityCode: 'EARLY', description, perPackageWeight: 12.34 })
  await caller.put('/profile/preferences', { theme: 'dark', listViews: { commodities: 'cards' } })
  const profile = await caller.put('/profile/picture', { data: picture })
  return ((await profile.json()) as { profilePictureFileId: string }).profilePictureFileId
}

/**
 * Starts without the worker: it would rate orders and check trucks over time, and the backed up data should not change.
 */
const startQuiet = (settings: Record<string, string>) => processes.start(settings, ['--services=http'])

async function changeEverything(caller: Caller, pictureId: string) {
  const listed = await caller.get('/commodities?searchTerm=EARLY')
  const [early] = ((await listed.json()) as { data: { id: string }[] }).data
  expect((await caller.delete(`/commodities/${early?.id}`)).status).toBe(204)
  await caller.post('/commodities', { commodityCode: 'LATER', description: 'After the backup' })
  const names = { firstName: 'Anna', lastName: 'Ruiz', officeNumber: null, mobileNumber: null }
  expect((await caller.put('/profile', names)).status).toBe(200)
  expect((await caller.delete('/profile/picture')).status).toBe(200)
  expect((await caller.get(`/pictures/${pictureId}`)).status).toBe(404)
}

type Contents = { rows: Record<string, number>; prints: Record<string, string>; sequences: unknown[]; codes: string[] }

/** Contents of a table, without what changes by itself: deliveries, sessions and maintenance of the queue. */
const quietTables = `
  select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and (n.nspname = 'public' or n.nspname || '.' || c.relname in
    ('system.keys', 'system.credentials', 'system.identity_tokens', 'system.mails', 'system.feature_flags'))
    and c.relname not in ('app_role', 'schema_migrations')
  order by 1`

const contentsOf = (dataDir: string): Promise<Contents> =>
  read(dataDir, async (client) => {
    const contents: Contents = { rows: {}, prints: {}, sequences: [], codes: [] }
    for (const { name } of (await client.query<{ name: string }>(quietTables)).rows) {
      const { rows } = await client.query<{ count: number; print: string }>(
        `select count(*)::int as count, md5(string_agg(t::text, '|' order by t::text)) as print from ${name} t`,
      )
      contents.rows[name] = rows[0]?.count ?? -1
      contents.prints[name] = rows[0]?.print ?? ''
    }
    const sequences = `select schemaname, sequencename, last_value from pg_sequences
      where schemaname in ('public', 'system') and sequencename not like 'socket%' order by 1, 2`
    contents.sequences = (await client.query(sequences)).rows
    const living = 'select commodity_code as code from commodities where deleted_at is null'
    contents.codes = (await client.query<{ code: string }>(living)).rows.map(({ code }) => code).sort()
    return contents
  })

async function read<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const postgres = await openEmbeddedPostgres({ dataDir })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
    await postgres.stop()
  }
}

const besides = async (dataDir: string) => (await readdir(dirname(dataDir))).sort()

async function stop(portal: PortalProcess) {
  portal.send('SIGTERM')
  expect((await portal.ended).code).toBe(0)
}
