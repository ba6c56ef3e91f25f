import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { locateCluster } from '#platform/db/embedded/cluster.ts'
import { openEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts'
import { findServer } from '#platform/db/embedded/survivor.ts'

export type Settings = Record<string, string>
export type Ended = { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string }
export type PortalProcess = {
  url: string
  metricsUrl: string
  output(): string
  send(signal: NodeJS.Signals): void
  ended: Promise<Ended>
}

/** One public URL for all processes of a test, so that a token of one process is valid in another. */
export const publicUrl = 'http://portal.test'
/** Time-out for starting and stopping whole processes on a busy machine. */
export const patientTime = 4 * 60_000

export const quiet = { DEMO_DAYS: '10', SIMULATOR: 'false' }
/** Environment variables of the person who runs the tests are dropped, except for the clock and the time zone. */
const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(PATH|NODE_COMPILE_CACHE|TZ|LD_PRELOAD|FAKETIME.*)$/.test(name)),
)
const source = join(import.meta.dirname, '../..')
const root = join(source, '../../..')

/** Real processes of the product and their data folders, cleaned up at the end of each test. */
export function createProcesses() {
  const children: ChildProcess[] = []
  const folders: string[] = []

  const launch = (file: string, args: string[], settings: Settings) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
      cwd: root,
      // These tests do not depend on the amount of demo data or on its activity.
      env: { ...inherited, LOG_LEVEL: 'warn', PUBLIC_URL: publicUrl, ...quiet, ...settings },
    })
    children.push(child)
    return watchOutput(child)
  }

  return {
    /** A folder inside a new one, so that files created beside it are cleaned up too. */
    dataDir: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'lanewise-ops-'))
      folders.push(folder)
      return join(folder, 'data')
    },
    /** Starts the server and waits until it reports that it is ready. */
    start: async (settings: Settings, args: string[] = []): Promise<PortalProcess> => {
      const { running, port, metricsPort } = await onFreePorts(async (port, metricsPort) => {
        const ports = { PORT: String(port), METRICS_PORT: String(metricsPort) }
        const running = launch(join(root, 'demo/src/main.ts'), args, { ...ports, ...settings })
        await untilReady(running)
        return { running, port, metricsPort }
      })
      return {
        url: `http://127.0.0.1:${port}`,
        metricsUrl: `http://127.0.0.1:${metricsPort}`,
        output: running.output,
        send: running.send,
        ended: running.ended,
      }
    },
    /** Runs the server or a command that is expected to end by itself. The file is relative to the repository root. */
    run: (file: string, args: string[], settings: Settings): Promise<Ended> =>
      launch(join(root, file), args, settings).ended,
    seed: (settings: Settings, args: string[] = []): Promise<Ended> =>
      launch(join(root, 'demo/src/commands/seed.ts'), args, settings).ended,
    cleanUp: async () => {
      const alive = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
      await Promise.all(alive.map(kill))
      for (const folder of folders) await removeFolder(folder)
    },
  }
}
export type Processes = ReturnType<typeof createProcesses>

export const databaseProcess = async (dataDir: string) => findServer(await locateCluster(dataDir))

/** Another process may take a port that was free a moment ago, so the start is retried on other ports. */
async function onFreePorts<T>(start: (port: number, metricsPort: number) => Promise<T>, tries = 4): Promise<T> {
  try {
    return await start(await freePort(), await freePort())
  } catch (error) {
    if (tries === 1 || !String(error).includes('EADDRINUSE')) throw error
    return onFreePorts(start, tries - 1)
  }
}

export function freePort(): Promise<number> {
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

function watchOutput(child: ChildProcess) {
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (text) => {
    stdout += text
  })
  child.stderr?.on('data', (text) => {
    stderr += text
  })
  const ended = new Promise<Ended>((done) => {
    child.once('close', (code, signal) => done({ code, signal, stdout, stderr }))
  })
  return { ended, output: () => stdout + stderr, send: (signal: NodeJS.Signals) => void child.kill(signal) }
}

async function untilReady({ output, ended }: ReturnType<typeof watchOutput>) {
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  while (!output().includes(' is ready at ')) {
    if (isOver) throw new Error(`The process ended instead of getting ready:\n${output()}`)
    await pause(25)
  }
}

function kill(child: ChildProcess) {
  const gone = new Promise((done) => child.once('close', done))
  child.kill('SIGKILL')
  return gone
}

async function removeFolder(folder: string) {
  const dataDir = join(folder, 'data')
  if (existsSync(dataDir) && (await databaseProcess(dataDir))) {
    const survivor = await openEmbeddedPostgres({ dataDir, exclusive: true })
    await survivor.stop()
  }
  await rm(folder, { recursive: true, force: true })
}
