import { parseArgs } from 'node:util'
import { closeDemo } from './close-demo.ts'
import { type Env, readEnv } from './env.ts'
import { refuseTakenPort } from './free-port.ts'
import type { Db } from './platform/db/database.ts'
import { createEnding } from './platform/ending.ts'
import { type Service, serviceNames, startPortal } from './portal.ts'
import { openDatabase } from './portal-database.ts'
import { demoWarning } from './portal-demo-visibility.ts'

/** Companies and users of a demo. The demo imports the product, not the other way around. */
export type Demo = {
  open: (db: Db, env: Env) => Promise<void>
  /** Startup lines for the user: how to sign in and where to look. */
  lines: (env: Env) => string[]
  /** Users who can sign in, with what each may do. */
  users: readonly { email: string; about: string }[]
  /** Starts the demo's activity, at the address where this process answers. */
  run: (db: Db, env: Env, address: string) => Promise<{ stop: () => Promise<void> }>
}

/**
 * Runs the product as a process: settings and services come from the environment, it reports when it is ready, and a
 * signal ends it. (OPS-2)
 */
export async function startProcess(demo: Demo | null) {
  const env = settingsOrExit(demo)
  const services = new Set(chosenServices())
  const started = { close: async () => (await opening).close() }
  const { end, isEnding } = createEnding(() => started.close())
  const lost = (error: Error) => {
    console.error(error.message)
    void end(1)
  }
  const listening = services.has('http') ? refuseTakenPort({ host: env.HOST, port: env.PORT }) : Promise.resolve()
  const opening = listening.then(() => openDatabase(env, { exclusive: true, watch: { say: console.error, lost } }))
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  try {
    const database = await opening
    await (env.DEMO ? demo?.open(database.db, env) : closeDemo(database.db))
    const portal = await startPortal(env, database, services, demo?.users)
    started.close = portal.close
    if (demo && env.SIMULATOR && services.has('http')) {
      const running = await demo.run(database.db, env, portal.address)
      started.close = () => running.stop().then(portal.close)
    }
    const lines = [...demoWarning(env), ...((env.DEMO && demo?.lines(env)) || [])]
    printReady([`${env.PRODUCT_NAME} is ready at ${env.PUBLIC_URL}`, ...lines].join('\n'))
  } catch (error) {
    const hasMessage = error instanceof Error && !['debug', 'trace'].includes(env.LOG_LEVEL)
    if (!isEnding()) console.error(hasMessage ? error.message : error)
    await end(1)
  }
}

/**
 * Prints one text at once, so that a reader that waits for the first line can read the rest too. In a terminal, Enter
 * prints it again, because other lines may have pushed it away.
 */
function printReady(text: string) {
  const { stdin } = process
  if (!stdin.isTTY) return console.log(text)
  const shown = `\n${text}\n\nPress Enter to see this again, Ctrl+C to stop.`
  console.log(shown)
  stdin.on('data', () => console.log(shown))
  // The terminal was closed; the signal that follows ends the process.
  stdin.on('error', () => stdin.pause())
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
