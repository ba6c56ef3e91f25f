import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export const root = join(import.meta.dirname, '..')

/** Two weeks of data fill every list. A full year would take as long as many journeys. */
const filled = { DEMO: 'true', DEMO_DAYS: '14', LOG_LEVEL: 'warn' }

/** Portals start with the compile cache that seeding has filled. */
const compiled = { NODE_COMPILE_CACHE: join(root, '.cache/compiled') }

const newFolder = () => mkdtemp(join(tmpdir(), 'lanewise-e2e-'))
const remove = (folder: string) => rm(folder, { recursive: true, force: true })

/** Creates a folder with the demo database, which is copied for every portal. */
export async function fillFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await newFolder()
  await run(join(root, 'demo/src/commands/seed.ts'), { ...filled, DATA_DIR: folder })
  return { folder, remove: () => remove(folder) }
}

/** Runs a script of the product and waits for it to end. */
export const run = (program: string, env: Record<string, string> = {}) =>
  new Promise<void>((done, failed) => {
    const options: SpawnOptions = {
      env: { ...process.env, ...compiled, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    }
    spawn(process.execPath, [program], options).once('exit', (code) =>
      code === 0 ? done() : failed(new Error(`${program} ended with ${code}`)),
    )
  })

/** Starts the product like `npm start`: one process, embedded database, demo companies, built web app. */
export async function startPortal(seed: string, settings: Record<string, string> = {}) {
  const dataDir = await newFolder()
  await cp(seed, dataDir, { recursive: true, preserveTimestamps: true })
  const port = await freePort()
  const url = `http://localhost:${port}`
  const own = {
    ...filled,
    // Journeys need trucks that do not move.
    SIMULATOR: 'false',
    PORT: String(port),
    METRICS_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
  }
  const server = spawn(process.execPath, [join(root, 'demo/src/main.ts')], {
    env: { ...process.env, ...compiled, ...own, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilReady(url, server)
  const stop = async () => {
    const ended = new Promise((done) => server.once('exit', done))
    server.kill('SIGTERM')
    await ended
    await remove(dataDir)
  }
  return { url, dataDir, stop }
}

async function untilReady(url: string, server: ChildProcess) {
  for (let attempt = 0; attempt < 3000; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`The portal ended with ${server.exitCode} before it was ready`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error('The portal was not ready in five minutes')
}

/** Below the range of ephemeral ports, so that no outgoing connection takes the port first. */
async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  return (await isFree(port)) ? port : freePort()
}

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer().once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })
