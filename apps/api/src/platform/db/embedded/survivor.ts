import { execFile } from 'node:child_process'
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type RunningServer = { pid: number; port: number; ready: boolean }

/** The PostgreSQL process that runs on this cluster, started by us or left over from a killed process. */
export async function findServer(cluster: string): Promise<RunningServer | undefined> {
  const lines = await readPidFile(cluster)
  if (!lines) return undefined
  const pid = Number(lines[0])
  if ((await whatRunsAs(pid, cluster)) !== 'our server') return undefined
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/**
 * PostgreSQL removes the pid file of a dead server itself, but refuses to start when the old process id now belongs to
 * another program or a zombie. The id is replaced instead of deleting the file, because the file also names the shared
 * memory that keeps a new server away from a cluster whose old workers are still alive.
 */
export async function disownReusedPid(cluster: string): Promise<void> {
  const lines = await readPidFile(cluster)
  if (!lines || (await whatRunsAs(Number(lines[0]), cluster)) !== 'another program') return
  const impossiblePid = '2147483647'
  await writeFile(join(cluster, 'postmaster.pid'), [impossiblePid, ...lines.slice(1)].join('\n'))
}

/** Checks the process, not its pid file, because the file is removed a moment before the process ends. */
export async function waitUntilGone(cluster: string, pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds
  while ((await whatRunsAs(pid, cluster)) === 'our server') {
    if (Date.now() > deadline) return false
    await pause(20)
  }
  return true
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

type Occupant = 'nobody' | 'our server' | 'another program' | 'unknown'

async function whatRunsAs(pid: number, cluster: string): Promise<Occupant> {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return 'nobody'
  try {
    return (await isPostgresOn(pid, cluster)) ? 'our server' : 'another program'
  } catch {
    return isAlive(pid) ? 'unknown' : 'nobody'
  }
}

async function isPostgresOn(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const program = (await readFile(`/proc/${pid}/comm`, 'utf8')).trim()
    // The working directory of PostgreSQL is its cluster. A zombie has none.
    const folder = await readlink(`/proc/${pid}/cwd`).catch(whenMissing(''))
    return program === 'postgres' && folder === (await realpath(cluster))
  }
  if (process.platform === 'win32') return true
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)])
  return stdout.includes('postgres') && stdout.includes(cluster)
}

/** Lines of the file: pid, folder, start time, port, socket folder, address, shared memory, state. */
async function readPidFile(cluster: string): Promise<string[] | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(whenMissing(undefined))
  const lines = text?.split('\n')
  // The server writes the file line by line while it starts.
  return lines && lines.length > 4 ? lines : undefined
}

function whenMissing<T>(value: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return value
    throw error
  }
}
