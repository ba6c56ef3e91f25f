import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Progress } from '@lanewise/contract/event'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { readEnv } from '#env.ts'
import { createServer } from '#platform/http/server.ts'
import { mintToken, verifyOwnTokens } from '#platform/identity/tokens.ts'
import type { Enqueue } from '#platform/job-kind.ts'
import { createFileStorage, type Storage } from '#platform/storage/storage.ts'
import { assemblePortal } from '#portal-assembly.ts'
import { cloneDatabase, type TestDatabase } from './database.ts'
import { createGiven, type Person } from './given.ts'
import { createPortalClient } from './portal-client.ts'

export type TestPortal = Awaited<ReturnType<typeof startTestPortal>>

let ofWorker: Promise<TestPortal> | undefined
let files = 0
/** What belongs to no company and is found by an address that several files use, or by whoever works through all of it. */
const foundByName = ['mails', 'credentials', 'attempts', 'tracking_turns', 'exception_turns'].map(
  (name) => `system.${name}`,
)

/**
 * The one portal of a worker, which its files use one after the other: for tests that look at nothing but companies of
 * their own. Whoever needs settings starts a portal on its database (`startSettingsPortal`), and whoever needs an empty
 * database or tables of the whole installation one on a database of its own (`startTestPortal`).
 */
export async function sharedTestPortal(): Promise<TestPortal> {
  const portal = await portalOfWorker()
  portal.queued.length = 0
  portal.progress.length = 0
  files += 1
  // What an address may ask in a minute is counted for each file by itself.
  const client = createPortalClient(portal.url, portal.tokenFor, `10.0.${files >> 8}.${files & 255}`)
  const close = () => Promise.reject(new Error('Other files use this portal too'))
  return { ...portal, ...client, close }
}

/**
 * A portal of a file's own with settings of its own, on the database of the shared one: for tests that otherwise would
 * use that. It is closed at the end of the file. A second portal beside it is started with `shared: portal.database`.
 */
export async function startSettingsPortal(settings: Record<string, string>): Promise<TestPortal> {
  const { database } = await portalOfWorker()
  return startTestPortal({ settings, shared: database })
}

/** Made for whoever asks first, and for each file without what others left that is found by name. */
async function portalOfWorker(): Promise<TestPortal> {
  ofWorker ??= startTestPortal({ settings: { TRUST_PROXY: '1' } })
  const portal = await ofWorker
  for (const table of foundByName) await sql`delete from ${sql.table(table)}`.execute(portal.database.owner)
  return portal
}

/** The API as the product serves it, on a random port and a database of its own; every answer is checked against its shape. */
export async function startTestPortal({
  settings = {},
  mount,
  wrapStorage = (storage) => storage,
  shared,
}: {
  settings?: Record<string, string>
  mount?: (app: FastifyInstance) => void
  /** Lets a test see or refuse what is asked of the file store. */
  wrapStorage?: (storage: Storage) => Storage
  /** The database of another portal, whose second process this one is. */
  shared?: TestDatabase
} = {}) {
  const database = shared ?? (await cloneDatabase())
  const folder = await mkdtemp(join(inject('folder'), 'files-'))
  const env = readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', PUBLIC_URL: 'http://portal.test', ...settings })
  const progress: (Progress & { companyId: string })[] = []
  const queued: { name: string; payload: unknown }[] = []
  const enqueue: Enqueue = async (_tx, _user, { name }, payload) => {
    queued.push({ name, payload })
  }
  const app = await createServer({ logLevel: env.LOG_LEVEL, trustedProxies: env.TRUST_PROXY })
  const { mountCalls, keys, features, metrics, storage, transactions } = await assemblePortal({
    ...{ env, db: database.db, app, notices: [] },
    storage: wrapStorage(createFileStorage(join(folder, 'files'))),
    clock: () => new Date(),
    queueFor: () => ({ enqueue }),
    verifierOf: (keys) => verifyOwnTokens(keys, env.PUBLIC_URL),
  })
  mount?.(app)
  await mountCalls({
    progress: (companyId, sent) => progress.push({ companyId, ...sent }),
    probes: [{ name: 'database', isReady: async () => true }],
    checkAnswers: true,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const tokenFor = rememberTokens(({ id }) => mintToken(keys, env.PUBLIC_URL, id))
  const close = async () => {
    await Promise.allSettled(features.map((feature) => feature.close?.()))
    app.server.closeAllConnections()
    await app.close()
    if (!shared) await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
  return {
    app,
    url,
    env,
    keys,
    database,
    features,
    metrics,
    storage,
    transactions,
    progress,
    queued,
    tokenFor,
    given: createGiven(database.db),
    ...createPortalClient(url, tokenFor),
    close,
  }
}

/** As a browser, a person keeps a token for a while; tests that move the clock get a new one. */
function rememberTokens(mint: (person: Person) => Promise<string>) {
  const tokens = new Map<string, Promise<string>>()
  return (person: Person): Promise<string> => {
    const key = `${person.id} ${Math.floor(Date.now() / 60_000)}`
    const token = tokens.get(key) ?? mint(person)
    tokens.set(key, token)
    return token
  }
}
