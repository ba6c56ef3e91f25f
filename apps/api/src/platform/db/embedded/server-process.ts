import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile, rename, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ReadyCluster } from './cluster.ts'
import { disownReusedPid, findServer, isAlive, type RunningServer, waitUntilGone } from './survivor.ts'

const largestLog = 10_000_000
const portAttempts = 3

/** Starts PostgreSQL and waits until it answers. If another process was faster, its server is used. */
export async function startServer(ready: ReadyCluster, settings: Record<string, string>): Promise<RunningServer> {
  const { place } = ready
  await disownReusedPid(place.cluster)
  await rotateLog(place.log)
  for (let attempt = 1; attempt <= portAttempts; attempt++) {
    const pid = await launch(ready, { port: String(await freePort()), ...settings })
    const server = await waitUntilReady(place.cluster, pid)
    if (server) return server
  }
  const end = (await readFile(place.log, 'utf8')).trim().split('\n').slice(-8).join('\n')
  throw new Error(`The embedded PostgreSQL does not start. The end of ${place.log}:\n${end}`)
}

/** Waits for as long as the server recovers from a crash. Undefined when the server has ended instead. */
export async function waitUntilReady(cluster: string, pid: number): Promise<RunningServer | undefined> {
  for (;;) {
    const server = await findServer(cluster)
    if (server?.ready) return server
    if (!server && !isAlive(pid)) return undefined
    await pause(10)
  }
}

/** Fast shutdown: open transactions are rolled back, and everything committed is written. */
export async function stopServer(cluster: string, pid: number): Promise<void> {
  if ((await findServer(cluster))?.pid !== pid) return
  signal(pid, 'SIGINT')
  if (await waitUntilGone(cluster, pid, 30_000)) return
  signal(pid, 'SIGQUIT')
  if (!(await waitUntilGone(cluster, pid, 10_000))) throw new Error(`PostgreSQL (process ${pid}) does not stop`)
}

async function launch({ place, native, runner }: ReadyCluster, settings: Record<string, string>): Promise<number> {
  const fixed = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
  const options = Object.entries(fixed).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args, identity } = runner.command(join(native, 'bin/postgres'), ['-D', place.cluster, ...options])
  const log = openSync(place.log, 'a', 0o600)
  try {
    // Starts in its own session, because Ctrl+C in the terminal must not stop the database before the server has
    // drained.
    const child = spawn(file, args, { ...identity, cwd: '/', detached: true, stdio: ['ignore', log, log] })
    await new Promise((spawned, failed) => child.once('spawn', spawned).once('error', failed))
    child.unref()
    return child.pid as number
  } finally {
    closeSync(log)
  }
}

async function rotateLog(log: string): Promise<void> {
  const size = await stat(log).then(
    (stats) => stats.size,
    () => 0,
  )
  if (size > largestLog) await rename(log, `${log}.1`)
}

function freePort(): Promise<number> {
  return new Promise((resolvePort, failed) => {
    const probe = createServer().once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolvePort(address.port) : failed(new Error('no port')),
      )
    })
  })
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
