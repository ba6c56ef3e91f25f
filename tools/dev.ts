import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { programOf, root } from '#process/run.ts'

const port = process.env.PORT ?? '3000'
const webPort = process.env.WEB_PORT ?? '5173'

const api = start(['--watch', '--watch-preserve-output', 'demo/src/main.ts', ...process.argv.slice(2)], root, {
  DEMO: 'true',
  PUBLIC_URL: `http://localhost:${webPort}`,
})
const web = start([programOf('vite', 'bin/vite.js', 'apps/web')], join(root, 'apps/web'), {
  API_URL: `http://127.0.0.1:${port}`,
  WEB_PORT: webPort,
})

// The process group gets the signals of the terminal. When one of the two processes ends, the other is no longer
// needed.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => undefined)
process.exitCode = await Promise.race([ended(api), ended(web)])
for (const child of [api, web]) child.kill('SIGTERM')

/** Variables set by the caller override these. */
function start(args: string[], cwd: string, env: Record<string, string>): ChildProcess {
  const command = ['--disable-warning=ExperimentalWarning', ...args]
  // Vite ends when its input ends, so its input is a pipe that closes with this process instead of the terminal's
  // input.
  return spawn(process.execPath, command, {
    cwd,
    env: { ...env, ...process.env },
    stdio: ['pipe', 'inherit', 'inherit'],
  })
}

function ended(child: ChildProcess): Promise<number> {
  return new Promise((done) => child.once('exit', (code) => done(code ?? 0)))
}
