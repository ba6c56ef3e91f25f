import { spawn } from 'node:child_process'
import { Agent, request } from 'node:http'

type Settings = { port: number; dataDir: string; databaseUrl: string; isDemo?: boolean }

/** Runs the portal in its own process as an installation does, including its logs. */
export async function startPortalProcess(
  { port, dataDir, databaseUrl, isDemo = false }: Settings,
  services = ['--services=http'],
) {
  const publicUrl = `http://127.0.0.1:${port}`
  const settings = {
    PORT: String(port),
    METRICS_PORT: '0',
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    // Demo accounts are locked unless demo mode is on.
    DEMO: String(isDemo),
    DEMO_DAYS: '15',
    SIMULATOR: 'false',
  }
  const child = spawn(process.execPath, [isDemo ? 'demo/src/main.ts' : 'apps/api/src/main.ts', ...services], {
    env: { ...process.env, ...settings, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isReady(publicUrl))) {
    if (child.exitCode !== null) throw new Error('The portal did not start')
    await new Promise((done) => setTimeout(done, 100))
  }
  return {
    publicUrl,
    stop: () =>
      new Promise<void>((ended) => {
        child.on('exit', () => ended())
        child.kill('SIGTERM')
      }),
  }
}
export type PortalProcess = Awaited<ReturnType<typeof startPortalProcess>>

const isReady = (publicUrl: string) =>
  fetch(`${publicUrl}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * A minimal HTTP client with the given number of connections, so that the call itself is measured. A call with a body
 * is a POST.
 */
export function createCaller(headers: Record<string, string>, connections = 1) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const call = (url: string, body?: unknown) =>
    new Promise<Buffer>((answered, failed) => {
      const how = body === undefined ? { headers } : { method: 'POST', headers: { ...headers, ...json } }
      const sent = request(url, { agent, ...how }, (answer) => {
        if (answer.statusCode !== 200) failed(new Error(`${url} answered ${answer.statusCode}`))
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece))
        answer.on('end', () => answered(Buffer.concat(pieces))).on('error', failed)
      })
      sent.on('error', failed)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  return { call, close: () => agent.destroy() }
}

const json = { 'content-type': 'application/json' }
