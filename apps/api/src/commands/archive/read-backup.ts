import { createReadStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { migrate, migrationNames } from '#platform/db/migrate.ts'
import { prepareQueue } from '#platform/jobs/queue.ts'
import { copyIn } from './copy.ts'
import { filesFolder, Manifest, manifestName, Summary, summaryName, tablesFolder } from './manifest.ts'
import { copyStatement, queueVersionOf, quoted, tablesOf } from './tables.ts'
import { type Entry, readTar } from './tar.ts'

export type Target = { ownerUrl: string; filesDir: string }

/** Restores a backup into an empty database and an empty folder, then migrates them to this version. (OPS-6) */
export async function readBackup(file: string, target: Target): Promise<Summary> {
  let summary: Summary | undefined
  await pipeline(createReadStream(file), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
    summary = await restore(readTar(chunks), target)
  })
  if (!summary) throw new Error(incomplete)
  await migrate(target.ownerUrl)
  return summary
}

const incomplete = 'The backup is not complete'

async function restore(entries: AsyncGenerator<Entry>, target: Target): Promise<Summary> {
  const manifest = await readManifest(entries)
  await prepareSchema(manifest, target.ownerUrl)
  const client = new pg.Client({ connectionString: target.ownerUrl, application_name: 'lanewise-restore' })
  await client.connect()
  try {
    await refuseOtherQueue(client, manifest)
    await client.query('begin')
    // Turns off triggers and foreign key checks, because the backup holds rows that were consistent when it was
    // written.
    await client.query('set local session_replication_role = replica')
    const tables = await tablesOf(client)
    await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
    const summary = await fill(client, entries, manifest, target.filesDir)
    await client.query('commit')
    await client.query('analyze')
    return summary
  } finally {
    await client.end()
  }
}

async function readManifest(entries: AsyncGenerator<Entry>): Promise<Manifest> {
  const { value } = await entries.next()
  const first = value as Entry | undefined
  const parsed = Manifest.safeParse(first?.name === manifestName ? jsonOf(first) : null)
  if (!parsed.success) throw new Error('This file is not a backup of this product')
  return parsed.data
}

async function prepareSchema({ migrations }: Manifest, ownerUrl: string) {
  const known = new Set(await migrationNames())
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown) throw new Error(`The backup was made by a newer version, which has the migration ${unknown}`)
  const role = await migrate(ownerUrl, undefined, migrations)
  await prepareQueue(ownerUrl, role.name)
}

async function refuseOtherQueue(client: pg.Client, { queueVersion }: Manifest) {
  const here = await queueVersionOf(client)
  if (queueVersion === null || queueVersion === here) return
  throw new Error(
    `The backup holds a job queue of version ${queueVersion}, this version of the product has ${here}. Restore with the version that made the backup, then update.`,
  )
}

async function fill(client: pg.Client, entries: AsyncGenerator<Entry>, manifest: Manifest, filesDir: string) {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]))
  let files = 0
  let summary: Summary | undefined
  for await (const entry of entries) {
    const [folder, ...path] = entry.name.split('/')
    const table = folder === tablesFolder ? tables.get(path[0] ?? '') : undefined
    if (table) await copyIn(client, copyStatement(table, 'from stdin'), entry.bytes)
    if (folder === filesFolder) {
      await keepFile(filesDir, path, entry.bytes)
      files += 1
    }
    if (entry.name === summaryName) summary = Summary.parse(jsonOf(entry))
  }
  if (!summary || summary.files !== files) throw new Error(incomplete)
  await checkRows(client, summary)
  for (const { name, lastValue, isCalled } of summary.sequences)
    await client.query('select setval($1, $2, $3)', [quoted(name), lastValue, isCalled])
  return summary
}

async function keepFile(dir: string, path: string[], bytes: Buffer) {
  if (path.some((part) => !/^[\w-]+$/.test(part))) throw new Error(`The backup names a strange file: ${path.join('/')}`)
  const file = join(dir, ...path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes, { mode: 0o600, flush: true })
}

async function checkRows(client: pg.Client, { rows }: Summary) {
  for (const [name, expected] of Object.entries(rows)) {
    const { rows: countRows } = await client.query<{ count: string }>(`select count(*) from ${quoted(name)}`)
    if (Number(countRows[0]?.count) !== expected) throw new Error(`${incomplete}: rows of ${name} are missing`)
  }
}

const jsonOf = ({ bytes }: Entry): unknown => JSON.parse(bytes.toString('utf8'))
