import { parseArgs } from 'node:util'
import { closeDemo } from './close-demo.ts'
import { type Env, readEnv } from './env.ts'
import type { Db } from './platform/db/database.ts'
import { createEnding } from './platform/ending.ts'
import { type Service, serviceNames, startPortal } from './portal.ts'
import { openDatabase } from './portal-database.ts'
import { demoWarning } from './portal-demo-visibility.ts'

/** The companies and people of a demo, which know this product while it does not know them. */
export type Demo = {
  open: (db: Db, env: Env) => Promise<void>
  /** Who can sign in and where to look, for whoever started it. */
  lines: (env: Env) => string[]
  /** Begins what goes on in it, at the address where this process answers. */
  run: (db: Db, env: Env, address: string) => Promise<{ stop: () => Promise<void> }>
}

/** The product as a process: settings and services from outside, ready when it says so, ended by a signal (OPS-2). */
export async function startProcess(demo: Demo | null) {
  const env = settingsOrExit(demo)
  const services = new Set(chosenServices())
  const opening = openDatabase(env, { exclusive: true })
  /** Ends what has been started so far. */
  const started = { close: async () => (await opening).close() }
  const { end, isEnding } = createEnding(() => started.close())
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  try {
    const database = await opening
    await (env.DEMO ? demo?.open(database.db, env) : closeDemo(database.db))
    const portal = await startPortal(env, database, services)
    started.close = portal.close
    if (demo && env.SIMULATOR && services.has('http')) {
      const running = await demo.run(database.db, env, portal.address)
      started.close = () => running.stop().then(portal.close)
    }
    // One text at once: whoever waits for the first line can read the rest.
    const lines = [...demoWarning(env), ...((env.DEMO && demo?.lines(env)) || [])]
    console.log([`${env.PRODUCT_NAME} is ready at ${env.PUBLIC_URL}`, ...lines].join('\n'))
  } catch (error) {
    const hasMessage = error instanceof Error && !['debug', 'trace'].includes(env.LOG_LEVEL)
    if (!isEnding()) console.error(hasMessage ? error.message : error)
    await end(1)
  }
}

function settingsOrExit(demo: Demo | null): Env {
  try {
    const env = readEnv(process.env)
    if (env.DEMO && !demo) throw new Error('These settings are wrong:\n  DEMO: the demo is started by npm start')
    return env
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(2)
  }
}

function chosenServices(): Service[] {
  const { values } = parseArgs({ options: { services: { type: 'string' } }, strict: false })
  if (typeof values.services !== 'string') return [...serviceNames]
  const names = values.services.split(',').map((name) => name.trim())
  const wrong = names.find((name) => !serviceNames.includes(name as Service))
  if (wrong !== undefined) {
    console.error(`Unknown service "${wrong}"; choose among ${serviceNames.join(', ')}`)
    process.exit(2)
  }
  return names as Service[]
}
