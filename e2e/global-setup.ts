import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Chromium, findChromium } from './chromium.ts'
import { fillFolder, root, run, startPortal } from './portal-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium
    /** Template folder that is copied for each portal. */
    seed: string
    portals: { url: string; dataDir: string }[]
  }
}

/** Starts the browser, and one portal per worker so that parallel journeys do not interfere. */
export async function setup(project: TestProject) {
  project.provide('chromium', findChromium())
  const [seed] = await Promise.all([fillFolder(), run(join(root, 'tools/build-web.ts'))])
  const workers = Array.from({ length: Number(project.config.maxWorkers) })
  const portals = await Promise.all(workers.map(() => startPortal(seed.folder)))
  project.provide('seed', seed.folder)
  project.provide(
    'portals',
    portals.map(({ url, dataDir }) => ({ url, dataDir })),
  )
  return () => Promise.all([...portals.map(({ stop }) => stop()), seed.remove()])
}
