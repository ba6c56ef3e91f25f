import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { nullWhenMissing } from '#platform/storage/file-storage.ts'
import { copyOut } from './copy.ts'
import { filesFolder, type Manifest, manifestName, type Summary, summaryName, tablesFolder } from './manifest.ts'
import { copyStatement, queueVersionOf, sequencesOf, type Table, tablesOf } from './tables.ts'
import { type Entry, writeTar } from './tar.ts'

export type Source = { ownerUrl: string; filesDir: string | null; madeAt: Date }

const partSize = 4 * 1024 * 1024

/**
 * Writes a consistent snapshot into one file while the portal keeps running. The file gets its final name only when it
 * is complete. (OPS-6)
 */
export async function writeBackup(file: string, source: Source): Promise<Summary> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.part`
  const client = new pg.Client({ connectionString: source.ownerUrl, application_name: 'lanewise-backup' })
  await client.connect()
  try {
    const summary: Summary = { rows: {}, sequences: [], files: 0 }
    const entries = entriesOf(client, source, summary)
    await pipeline(Readable.from(writeTar(entries)), createGzip(), createWriteStream(draft, { mode: 0o600 }))
    await flush(draft)
    await rename(draft, file)
    return summary
  } finally {
    await client.end()
    await rm(draft, { force: true })
  }
}

async function* entriesOf(client: pg.Client, { filesDir, madeAt }: Source, summary: Summary): AsyncGenerator<Entry> {
  await client.query('begin isolation level repeatable read read only')
  const tables = await tablesOf(client)
  const manifest: Manifest = {
    format: 1,
    madeAt: madeAt.toISOString(),
    migrations: await migrationsOf(client),
    queueVersion: await queueVersionOf(client),
    tables,
    hasFiles: filesDir !== null,
  }
  yield json(manifestName, manifest)
  for (const table of tables) yield* rowsOf(client, table, summary)
  // Files come after the rows: every file that a row refers to was stored before the row.
  if (filesDir) yield* storedFiles(filesDir, summary)
  summary.sequences = await sequencesOf(client)
  await client.query('commit')
  yield json(summaryName, summary)
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name')
  return rows.map(({ name }) => name)
}

/** Splits a table into parts of whole rows, so that each part can be read by itself. */
async function* rowsOf(client: pg.Client, table: Table, summary: Summary): AsyncGenerator<Entry> {
  let rows: Buffer[] = []
  let size = 0
  let parts = 0
  let count = 0
  const part = () => {
    const bytes = Buffer.concat(rows)
    rows = []
    size = 0
    parts += 1
    return { name: `${tablesFolder}/${table.name}/${String(parts).padStart(6, '0')}`, bytes }
  }
  for await (const row of copyOut(client, copyStatement(table, 'to stdout')) as AsyncIterable<Buffer>) {
    rows.push(row)
    size += row.length
    count += 1
    if (size >= partSize) yield part()
  }
  if (size > 0) yield part()
  summary.rows[table.name] = count
}

async function* storedFiles(dir: string, summary: Summary): AsyncGenerator<Entry> {
  const dirEntries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of dirEntries) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path).catch(nullWhenMissing)
    // The file was deleted while the backup was running.
    if (!bytes) continue
    summary.files += 1
    yield { name: [filesFolder, ...relative(dir, path).split(sep)].join('/'), bytes }
  }
}

const json = (name: string, content: unknown): Entry => ({ name, bytes: Buffer.from(JSON.stringify(content, null, 2)) })

async function flush(path: string) {
  const file = await open(path, 'r')
  await file.sync().finally(() => file.close())
}
