import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { root, startPortal } from './portal-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    portals: { url: string; dataDir: string }[]
  }
}

/** A portal for each worker, so that journeys side by side do not meet. */
export async function setup(project: TestProject) {
  if (!existsSync(join(root, 'apps/web/dist/index.html'))) await run('node', [join(root, 'tools/build-web.ts')])
  const workers = Array.from({ length: Number(project.config.maxWorkers) })
  const portals = await Promise.all(workers.map(() => startPortal()))
  project.provide(
    'portals',
    portals.map(({ url, dataDir }) => ({ url, dataDir })),
  )
  return () => Promise.all(portals.map(({ stop }) => stop()))
}

const run = (command: string, args: string[]) =>
  new Promise<void>((done, failed) => {
    spawn(command, args, { stdio: 'inherit' }).once('exit', (code) =>
      code === 0 ? done() : failed(new Error(`${command} ended with ${code}`)),
    )
  })
