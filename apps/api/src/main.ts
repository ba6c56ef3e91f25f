import { parseArgs } from 'node:util'
import { type Env, readEnv } from './env.ts'
import { createEnding } from './platform/ending.ts'
import { type Service, serviceNames, startPortal } from './portal.ts'
import { openDatabase } from './portal-database.ts'
import { closeDemo, openDemo } from './portal-demo.ts'
import { demoWarning } from './portal-demo-visibility.ts'

const env = settingsOrExit()
const services = new Set(chosenServices())
const { end, isEnding } = createEnding(() => close())
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(0))

const opening = openDatabase(env, { exclusive: true })
/** Ends what has been started so far. */
let close = async () => (await opening).close()
try {
  const database = await opening
  await (env.DEMO ? openDemo(database.db, env) : closeDemo(database.db))
  const portal = await startPortal(env, database, services)
  close = portal.close
  // One text at once: whoever waits for the first line can read the rest.
  const lines = [...demoWarning(env), ...(env.DEMO ? await signIns(env) : [])]
  console.log([`${env.PRODUCT_NAME} is ready at ${env.PUBLIC_URL}`, ...lines].join('\n'))
} catch (error) {
  const hasMessage = error instanceof Error && !['debug', 'trace'].includes(env.LOG_LEVEL)
  if (!isEnding()) console.error(hasMessage ? error.message : error)
  await end(1)
}

function settingsOrExit(): Env {
  try {
    return readEnv(process.env)
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

async function signIns({ DEMO_PASSWORD, PUBLIC_URL }: Env): Promise<string[]> {
  const { demoUsers } = await import('@lanewise/demo/people')
  return [
    `\nDemo sign-ins, all with the password ${DEMO_PASSWORD}:`,
    ...demoUsers.map(({ email, about }) => `  ${email.padEnd(28)} ${about}`),
    `\nMails can be read at ${PUBLIC_URL}/dev/mail`,
  ]
}
