import { spawn, spawnSync } from 'node:child_process'
import { chown, mkdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Path where Debian installs the oldest supported version. */
export const oldestPostgres = '/usr/lib/postgresql/15/bin'
const bin = oldestPostgres

/** The machine's own PostgreSQL 15 as a temporary cluster, with the same interface as the embedded one. */
export async function openSystemPostgres({ settings = {} }: { dataDir?: string; settings?: Record<string, string> }) {
  const folder = join(tmpdir(), `lanewise-pg15-${process.pid}-${Date.now()}`)
  await mkdir(folder, { mode: 0o755 })
  const asUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  if (asUser.uid) await chown(folder, asUser.uid, asUser.gid)
  const cluster = join(folder, 'cluster')
  const made = spawnSync(
    `${bin}/initdb`,
    ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...asUser, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb of PostgreSQL 15 failed: ${made.stderr}`)
  const port = await freePort()
  const options = Object.entries({ unix_socket_directories: '', listen_addresses: '127.0.0.1', ...settings }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )
  const server = spawn(`${bin}/postgres`, ['-D', cluster, '-p', String(port), ...options], {
    ...asUser,
    cwd: folder,
    stdio: 'ignore',
  })
  const url = `postgres://postgres:unused@127.0.0.1:${port}/postgres`
  await untilReady(url)
  const stop = async () => {
    const ended = new Promise((done) => server.once('exit', done))
    server.kill('SIGINT')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  return { url, stop }
}

async function untilReady(url: string) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new pg.Client({ connectionString: url })
    const ready = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (ready) return
    await wait(50)
  }
  throw new Error('PostgreSQL 15 did not start')
}

const freePort = () =>
  new Promise<number>((done, failed) => {
    const probe = createServer().once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? done(address.port) : failed(new Error('no port'))))
    })
  })
