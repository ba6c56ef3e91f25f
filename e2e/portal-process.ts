import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export const root = join(import.meta.dirname, '..')

/** The product as `npm start` runs it: one process, embedded database, demo companies, built browser app. */
export async function startPortal(settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lanewise-e2e-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const own = {
    DEMO: 'true',
    DEMO_DAYS: '10',
    // Journeys look at trucks that stay where they are.
    SIMULATOR: 'false',
    PORT: String(port),
    METRICS_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    PUBLIC_URL: url,
  }
  const server = spawn(process.execPath, [join(root, 'demo/src/main.ts')], {
    env: { ...process.env, ...own, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilReady(url, server)
  const stop = async () => {
    const ended = new Promise((done) => server.once('exit', done))
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
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

const freePort = () =>
  new Promise<number>((done, failed) => {
    const probe = createServer().once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? done(address.port) : failed(new Error('No free port')),
      )
    })
  })
