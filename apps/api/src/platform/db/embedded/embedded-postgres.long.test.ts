import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { locatePackage } from './binaries.ts'
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, openEmbeddedPostgres } from './embedded-postgres.ts'
import { asMappedUser, asNobody, canUse } from './privileges.ts'

// Each test creates one or two clusters, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const opened: EmbeddedPostgres[] = []
const folders: string[] = []
const children: ChildProcess[] = []

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const database of opened.splice(0).reverse()) await database.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe('the embedded database', () => {
  it('starts cold, starts warm, and keeps what was committed', async () => {
    const dataDir = newFolder()
    const first = await open({ dataDir, exclusive: true })
    await query(first, 'create table parcels (weight int)')
    await query(first, 'insert into parcels values (42)')
    await first.stop()
    expect(isRunning(first.pid)).toBe(false)

    const second = await open({ dataDir, exclusive: true })
    expect(second.tookOver).toBe(false)
    expect(await query(second, 'select weight from parcels')).toEqual([{ weight: 42 }])
  })

  it('is PostgreSQL 18 that writes through to the disk, listens on loopback only and asks for its password', async () => {
    const dataDir = newFolder()
    const database = await open({ dataDir })
    expect(await query(database, 'show fsync')).toEqual([{ fsync: 'on' }])
    expect(await query(database, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    expect(await query(database, 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }])
    const [version] = await query(database, 'show server_version')
    expect(version?.server_version).toMatch(/^18\./)

    const file = join(dataDir, 'postgres/password')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(database.url).toContain(readFileSync(file, 'utf8'))
    const stranger = database.url.replace(/:[^:@]+@/, ':wrong@')
    await expect(query({ url: stranger }, 'select 1')).rejects.toThrow(/password authentication failed/)
  })

  it('takes settings and writes its log to a file', async () => {
    const dataDir = newFolder()
    const database = await open({ dataDir, settings: { max_connections: '23' } })
    expect(await query(database, 'show max_connections')).toEqual([{ max_connections: '23' }])
    expect(readFileSync(join(dataDir, 'postgres/server.log'), 'utf8')).toContain('ready to accept connections')
  })

  it('makes the library links that a blocked install script left out', async () => {
    const dataDir = newFolder()
    const packageFolder = copyOfPackage(newFolder())
    const links = JSON.parse(readFileSync(join(packageFolder, 'native/pg-symlinks.json'), 'utf8'))
    for (const { target } of links) unlinkSync(join(packageFolder, target))
    const database = await open({ dataDir, packageFolder })
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('says where to look when PostgreSQL does not start', async () => {
    const dataDir = newFolder()
    await expect(open({ dataDir, settings: { shared_buffers: 'plenty' } })).rejects.toThrow(/shared_buffers/)
  })

  it('says which PostgreSQL made the database when it is another one', async () => {
    const dataDir = newFolder()
    const cluster = join(dataDir, 'postgres/cluster')
    mkdirSync(cluster, { recursive: true })
    writeFileSync(join(cluster, 'PG_VERSION'), '15\n')
    writeFileSync(join(dataDir, 'postgres/password'), 'secret')
    await expect(open({ dataDir })).rejects.toThrow(
      /was made by PostgreSQL 15, and this version .* brings PostgreSQL 18/,
    )
  })
})

describe('a process that was killed', () => {
  it('leaves a database that the next process takes over, with everything that was committed', async () => {
    const dataDir = newFolder()
    const owner = await ownerProcess(dataDir)
    await query(owner, 'create table parcels (weight int)')
    await query(owner, 'insert into parcels values (7)')
    await kill(owner.child)
    expect(isRunning(owner.pid)).toBe(true)

    const next = await open({ dataDir, exclusive: true })
    expect(next).toMatchObject({ tookOver: true, pid: owner.pid, url: owner.url })
    expect(await query(next, 'select weight from parcels')).toEqual([{ weight: 7 }])
    await next.stop()
    expect(isRunning(owner.pid)).toBe(false)
  })

  it('leaves a file behind when the database died too, and the next start is not misled by it', async () => {
    const dataDir = newFolder()
    const owner = await ownerProcess(dataDir)
    await query(owner, 'create table parcels (weight int)')
    await kill(owner.child)
    process.kill(owner.pid, 'SIGKILL')
    await expect.poll(() => isRunning(owner.pid), { timeout: 50_000 }).toBe(false)

    const next = await open({ dataDir, exclusive: true })
    expect(next.tookOver).toBe(false)
    expect(await query(next, 'select * from parcels')).toEqual([])
  })

  it('leaves a process id that another program uses now, and the database starts all the same', async () => {
    const dataDir = newFolder()
    const first = await open({ dataDir })
    const pidFile = join(dataDir, 'postgres/cluster/postmaster.pid')
    const lines = readFileSync(pidFile, 'utf8').split('\n')
    await first.stop()
    writeFileSync(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'))

    const next = await open({ dataDir, exclusive: true })
    expect(next.tookOver).toBe(false)
  })
})

describe('several processes on one data folder', () => {
  it('has one server: a second one is refused and says why', async () => {
    const dataDir = newFolder()
    const server = await open({ dataDir, exclusive: true })
    await expect(open({ dataDir, exclusive: true })).rejects.toThrow(/Another Lanewise process uses this data folder/)
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('lets a command join the running server and leave it running', async () => {
    const dataDir = newFolder()
    const server = await open({ dataDir, exclusive: true })
    const command = await open({ dataDir })
    expect(command).toMatchObject({ tookOver: true, url: server.url })
    await command.stop()
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('keeps the database running when a command ends that started it while a server uses it', async () => {
    const dataDir = newFolder()
    const command = await open({ dataDir })
    const server = await open({ dataDir, exclusive: true })
    await command.stop()
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('stops the database with the last command', async () => {
    const dataDir = newFolder()
    const [first, second] = await Promise.all([open({ dataDir }), open({ dataDir })])
    expect(first.pid).toBe(second.pid)
    await first.stop()
    expect(isRunning(first.pid)).toBe(true)
    await second.stop()
    expect(isRunning(first.pid)).toBe(false)
  })

  it('starts again for a process that arrives while the database stops', async () => {
    const dataDir = newFolder()
    const first = await open({ dataDir, exclusive: true })
    const stopped = first.stop()
    const second = await open({ dataDir, exclusive: true })
    await stopped
    expect(second.pid).not.toBe(first.pid)
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

const namespaces = await canUse(asMappedUser, join(locatePackage(), 'native'), '/')

// Only root has to drop privileges, and only root can switch to another user.
if (process.getuid?.() === 0) {
  describe('as root', () => {
    it('runs below a folder that only root may enter', async () => {
      const dataDir = closedFolder()
      const database = await open({ dataDir })
      expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
    })

    it('runs as user 65534 where namespaces are refused', async () => {
      const dataDir = newFolder()
      chmodSync(dataDir, 0o755)
      const database = await open({ dataDir, runners: [asNobody] })
      expect(ownerOf(`/proc/${database.pid}`)).toBe(65534)
      expect(ownerOf(join(dataDir, 'postgres/cluster'))).toBe(65534)
    })

    it('keeps database and binaries in an open folder where user 65534 may enter neither, and says so', async () => {
      const packageFolder = copyOfPackage(closedFolder())
      const dataDir = closedFolder()
      const database = await open({ dataDir, runners: [asNobody], packageFolder })
      await query(database, 'create table parcels (weight int)')
      await database.stop()
      const home = readFileSync(join(dataDir, 'postgres/location'), 'utf8')
      folders.push(home)
      expect(dirname(home)).toBe(tmpdir())
      expect(existsSync(join(home, 'cluster'))).toBe(true)
      expect(readFileSync(join(dataDir, 'postgres/server.log'), 'utf8')).toContain(`kept in ${home}`)

      const again = await open({ dataDir })
      expect(await query(again, 'select * from parcels')).toEqual([])
      await again.stop()
      rmSync(home, { recursive: true })
      await expect(open({ dataDir })).rejects.toThrow(/which is gone/)
    })

    if (!namespaces) return

    it('does not move a database that exists', async () => {
      const dataDir = closedFolder()
      await (await open({ dataDir, runners: [asMappedUser] })).stop()
      await expect(open({ dataDir, runners: [asNobody] })).rejects.toThrow(/DATA_DIR/)
    })

    it('goes from one way to the other with the same data', async () => {
      const dataDir = newFolder()
      chmodSync(dataDir, 0o755)
      const first = await open({ dataDir, runners: [asNobody] })
      await query(first, 'create table parcels (weight int)')
      await first.stop()
      const second = await open({ dataDir, runners: [asMappedUser] })
      expect(ownerOf(join(dataDir, 'postgres/cluster/PG_VERSION'))).toBe(0)
      expect(await query(second, 'select * from parcels')).toEqual([])
    })
  })
}

async function open(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const database = await openEmbeddedPostgres(options)
  opened.push(database)
  return database
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-postgres-'))
  folders.push(folder)
  return folder
}

function closedFolder(): string {
  const folder = newFolder()
  chmodSync(folder, 0o700)
  const inner = join(folder, 'inner')
  mkdirSync(inner)
  return inner
}

function copyOfPackage(folder: string): string {
  cpSync(locatePackage(), folder, { recursive: true, verbatimSymlinks: true })
  return folder
}

async function query({ url }: { url: string }, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** A separate process that holds the database like the server does. */
async function ownerProcess(dataDir: string): Promise<{ child: ChildProcess; pid: number; url: string }> {
  const program = `
    const { openEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))})
    console.log(JSON.stringify(await openEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, exclusive: true })))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const line = await new Promise<string>((resolveLine) =>
    child.stdout?.once('data', (data) => resolveLine(String(data))),
  )
  return { child, ...JSON.parse(line) }
}

function kill(child: ChildProcess): Promise<unknown> {
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  return ended
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

function ownerOf(path: string): number {
  return statSync(path).uid
}
