import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { root, startPortal } from './portal-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    portalUrl: string
    dataDir: string
  }
}

/** One portal for all journeys. */
export async function setup(project: TestProject) {
  if (!existsSync(join(root, 'apps/web/dist/index.html'))) await run('node', [join(root, 'tools/build-web.ts')])
  const portal = await startPortal()
  project.provide('portalUrl', portal.url)
  project.provide('dataDir', portal.dataDir)
  return portal.stop
}

const run = (command: string, args: string[]) =>
  new Promise<void>((done, failed) => {
    spawn(command, args, { stdio: 'inherit' }).once('exit', (code) =>
      code === 0 ? done() : failed(new Error(`${command} ended with ${code}`)),
    )
  })
