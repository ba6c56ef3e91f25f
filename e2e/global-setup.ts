import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Chromium, findChromium } from './chromium.ts'
import { root, startPortal } from './portal-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium
    portals: { url: string; dataDir: string }[]
  }
}

/** Enough to fill every list; a whole year takes as long as many journeys. */
const filled = { DEMO_DAYS: '45' }

/** The browser, and a portal for each worker, so that journeys side by side do not meet. */
export async function setup(project: TestProject) {
  project.provide('chromium', findChromium())
  await run(process.execPath, [join(root, 'tools/build-web.ts')])
  const workers = Array.from({ length: Number(project.config.maxWorkers) })
  const portals = await Promise.all(workers.map(() => startPortal(filled)))
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
