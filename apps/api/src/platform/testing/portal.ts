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
/**
 * Tables outside of companies whose rows are found by an address shared between test files, or by a process that works
 * through all rows.
 */
const sharedTables = ['mails', 'credentials', 'attempts', 'tracking_turns', 'exception_turns'].map(
  (name) => `system.${name}`,
)

/**
 * The shared portal of a test worker, which its test files use one after the other: for tests that only look at their
 * own companies. A test with its own settings starts a portal on the same database (`startSettingsPortal`), and a test
 * that needs an empty database or installation-wide tables starts one on a separate database (`startTestPortal`).
 */
export async function sharedTestPortal(): Promise<TestPortal> {
  const portal = await portalOfWorker()
  portal.queued.length = 0
  portal.progress.length = 0
  files += 1
  // Each file has its own address, so that the rate limits per minute count separately.
  const client = createPortalClient(portal.url, portal.tokenFor, `10.0.${files >> 8}.${files & 255}`)
  const close = () => Promise.reject(new Error('Other files use this portal too'))
  return { ...portal, ...client, close }
}

/**
 * A portal with its own settings, on the database of the shared portal, for tests that otherwise would use that one. It
 * is closed at the end of the file. A second portal beside it is started with `shared: portal.database`.
 */
export async function startSettingsPortal(settings: Record<string, string>): Promise<TestPortal> {
  const { database } = await portalOfWorker()
  return startTestPortal({ settings, shared: database })
}

/** Created at first use. Before each file, rows of earlier files that could be found by name are removed. */
async function portalOfWorker(): Promise<TestPortal> {
  ofWorker ??= startTestPortal({ settings: { TRUST_PROXY: '1' } })
  const portal = await ofWorker
  for (const table of sharedTables) await sql`delete from ${sql.table(table)}`.execute(portal.database.owner)
  return portal
}

/**
 * The API as the product serves it, on a random port with a separate database. Every answer is checked against its
 * shape.
 */
export async function startTestPortal({
  settings = {},
  mount,
  wrapStorage = (storage) => storage,
  shared,
}: {
  settings?: Record<string, string>
  mount?: (app: FastifyInstance) => void
  /** Lets a test observe or refuse calls to the file storage. */
  wrapStorage?: (storage: Storage) => Storage
  /** Database of another portal. This portal then acts as its second process. */
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

/** Keeps a person's token for a while, like a browser. Tests that move the clock get a new one. */
function rememberTokens(mint: (person: Person) => Promise<string>) {
  const tokens = new Map<string, Promise<string>>()
  return (person: Person): Promise<string> => {
    const key = `${person.id} ${Math.floor(Date.now() / 60_000)}`
    const token = tokens.get(key) ?? mint(person)
    tokens.set(key, token)
    return token
  }
}
