import { join } from 'node:path'
import type { PortalConfig } from '@lanewise/contract/portal-config'
import type { FastifyInstance } from 'fastify'
import { mountDevMail } from '#platform/dev-mail/dev-mail.ts'
import { refuseUnknownAddresses } from '#platform/http/answer/problem-handler.ts'
import type { Env } from './env.ts'
import { readNotices } from './features/changes/index.ts'
import { startMonths } from './platform/db/keep-months.ts'
import { takesWrites } from './platform/db/write-probe.ts'
import type { Feature } from './platform/feature.ts'
import { createServer } from './platform/http/server.ts'
import { mountWebApp } from './platform/http/web-app.ts'
import { findUser } from './platform/identity/accounts.ts'
import { createAuthenticateToken } from './platform/identity/authenticate.ts'
import { portalIdentity } from './platform/identity/portal-identity.ts'
import { mountActivation, mountIdentity } from './platform/identity/provider.ts'
import { createQueue } from './platform/jobs/queue.ts'
import { startHourlyJobs } from './platform/jobs/rounds.ts'
import { queueUndelivered } from './platform/jobs/undelivered-mail.ts'
import { startMailer } from './platform/mail/mailer.ts'
import { queueMail } from './platform/mail/queue-mail.ts'
import { createSmtpTransport } from './platform/mail/smtp-transport.ts'
import { startRelay } from './platform/outbox/relay.ts'
import { createRecordKinds } from './platform/sockets/record-kinds.ts'
import { createSockets } from './platform/sockets/sockets.ts'
import { startCleanUp } from './platform/storage/unnamed-files.ts'
import { visitedCompany } from './platform/visits/visits.ts'
import { assemblePortal } from './portal-assembly.ts'
import type { PortalDatabase } from './portal-database.ts'
import { demoSignIns, demoVisibility, mailOutbox } from './portal-demo-visibility.ts'
import { chooseStorage } from './portal-storage.ts'

export const serviceNames = ['http', 'worker', 'sockets'] as const
export type Service = (typeof serviceNames)[number]
export type Portal = { address: string; close: () => Promise<void> }

const root = join(import.meta.dirname, '../../..')
const clock = () => new Date()
/** How long a request may continue after the process was told to stop, in milliseconds. */
const requestPatience = 10_000

/** Starts the services this process runs. */
export async function startPortal(
  env: Env,
  database: PortalDatabase,
  services: ReadonlySet<Service>,
  demoUsers: DemoUsers = [],
): Promise<Portal> {
  const parts = { ...(await createParts(env, database, services)), demoUsers }
  const { app, features, queue, sockets, log } = parts
  await mountCalls(parts, services)
  await (services.has('http') ? mountPages(parts) : refuseUnknownAddresses(app))
  const workers = services.has('worker') ? await startWorkers(parts) : []
  const metricsAt = { host: env.HOST, port: env.METRICS_PORT, ...demoVisibility(env) }
  const metricsServer = await parts.metrics.listen(metricsAt).catch((error) => {
    log.warn({ err: error }, 'metrics are not served')
    return null
  })
  /** Accepts no new work, lets running work finish, and hands jobs back. (OPS-2) */
  const close = async () => {
    metricsServer?.close()
    await sockets.close()
    // Requests that wait for a feature are answered when the feature closes, so features close before the server.
    await Promise.allSettled(features.map((feature) => feature.close?.()))
    const cut = setTimeout(() => app.server.closeAllConnections(), requestPatience)
    await app.close().finally(() => clearTimeout(cut))
    await parts.storeCounts().catch(() => undefined)
    // The queue stops last, because a running loop may still add a job.
    await Promise.all(workers.map((worker) => worker.stop()))
    await queue.stop()
    await database.close()
  }
  try {
    return { address: await app.listen({ host: env.HOST, port: env.PORT }), close }
  } catch (error) {
    await close()
    throw error
  }
}

type Parts = Awaited<ReturnType<typeof createParts>> & { demoUsers: DemoUsers }
/** Users listed on the sign-in page in demo mode. */
type DemoUsers = readonly { email: string; about: string }[]

async function createParts(env: Env, database: PortalDatabase, services: ReadonlySet<Service>) {
  const { db, appUrl } = database
  const app = await createServer({
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.TRUST_PROXY,
    connectTo: identityOrigin(env),
    mapsFrom: mapOrigin(env),
  })
  const { log } = app
  const portal = await assemblePortal({
    ...{ env, db, app, clock },
    storage: chooseStorage(env),
    notices: await readNotices(join(root, 'changes')),
    queueFor: (jobs) => createQueue({ url: appUrl, jobs, log }),
  })
  const { features, accounts, verify } = portal
  const authenticate = createAuthenticateToken({ accounts, verify })
  const sockets = openSockets({ env, app, database, features, authenticate, services })
  return { ...portal, env, app, log, db, appUrl, sockets }
}

type SocketParts = {
  env: Env
  app: FastifyInstance
  database: PortalDatabase
  features: readonly Feature[]
  authenticate: ReturnType<typeof createAuthenticateToken>
  services: ReadonlySet<Service>
}

function openSockets({ env, app, database: { db, pool }, features, authenticate, services }: SocketParts) {
  const records = features.flatMap(({ records: own = [] }) => own)
  return createSockets({
    httpServer: services.has('sockets') ? app.server : undefined,
    pool,
    authenticate,
    readUser: (contactId) => findUser(db, { contactId }),
    kinds: createRecordKinds(db, records),
    mayFollow: async (address, shipmentId) =>
      (await visitedCompany(db, { address, shipmentId, now: clock() })) !== null,
    trustedProxies: env.TRUST_PROXY,
    log: app.log,
  })
}

function mountCalls(
  { app, db, storage, features, queue, sockets, metrics, ...portal }: Parts,
  services: ReadonlySet<Service>,
) {
  metrics.observe(app)
  return portal.mountCalls({
    features: services.has('http') ? features : [],
    progress: sockets.progress,
    probes: [
      { name: 'database', isReady: () => takesWrites(db) },
      { name: 'queue', isReady: queue.isReady },
      { name: 'storage', isReady: storage.isReady },
    ],
    checkAnswers: false,
  })
}

async function mountPages({ env, app, db, keys, demoUsers }: Parts) {
  await mountSignIn(app, env, { keys, db, demoUsers })
  if (env.DEMO) mountDevMail(app, db, { productName: env.PRODUCT_NAME, ...demoVisibility(env) })
  await mountWebApp(app, env.WEB_DIST ?? join(root, 'apps/web/dist'), portalConfig(env))
}

/** The embedded provider, or only the activation page when users sign in with another provider. */
function mountSignIn(
  app: FastifyInstance,
  env: Env,
  { keys, db, demoUsers }: Pick<Parts, 'keys' | 'db' | 'demoUsers'>,
) {
  const mount = env.OIDC_ISSUER ? mountActivation : mountIdentity
  return mount(app, {
    publicUrl: env.PUBLIC_URL,
    productName: env.PRODUCT_NAME,
    supportUrl: env.SUPPORT_URL,
    apiKeyClaim: env.API_KEY_CLAIM,
    forgotCode: env.OIDC_FORGOT_CODE,
    keys,
    db,
    clock,
    sendMail: queueMail,
    ...(env.DEMO && { demo: demoSignIns(env, demoUsers) }),
  })
}

async function startWorkers(parts: Parts) {
  const { env, db, appUrl, storage, reactions, rounds, queue, transactions, sockets, log } = parts
  await queue.start(transactions, sockets.progress)
  const undelivered = parts.features.flatMap(({ undelivered: own = [] }) => own)
  const onFailed = queueUndelivered({ undelivered, enqueue: queue.enqueue })
  const transport = env.SMTP_URL ? createSmtpTransport(env.SMTP_URL) : null
  return [
    startRelay({ db, url: appUrl, deliver: sockets.deliver, reactions, enqueue: queue.enqueue, log }),
    startMailer({ db, url: appUrl, transport, from: env.MAIL_FROM, log, onFailed }),
    startHourlyJobs({ db, rounds, enqueue: queue.enqueue, clock, log }),
    startCleanUp({ db, storage, clock, log }),
    ...parts.features
      .flatMap(({ loops: own = [] }) => own)
      .map((start) => start({ db, url: appUrl, transactions, clock, log, moved: sockets.moved })),
    startMonths(db, monthsOf(env), log),
  ]
}

const monthsOf = ({ AUDIT_MONTHS, DELIVERY_MONTHS, TRACKING_MONTHS }: Env) => ({
  history: AUDIT_MONTHS ?? null,
  delivered: DELIVERY_MONTHS,
  tracking: TRACKING_MONTHS,
})

const portalConfig = (env: Env): PortalConfig => ({
  productName: env.PRODUCT_NAME,
  supportUrl: env.SUPPORT_URL,
  productionHosts: namesIn(env.PRODUCTION_HOSTS),
  map: env.MAP_STYLE_URL ? { styleUrl: env.MAP_STYLE_URL, key: env.MAP_KEY ?? null } : null,
  mailOutbox: mailOutbox(env),
  identity: portalIdentity(env),
})

const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** The browser talks to another identity provider directly, so the content security policy must allow it. */
const identityOrigin = ({ OIDC_ISSUER }: Env) => (OIDC_ISSUER ? [new URL(OIDC_ISSUER).origin] : [])

/** The browser also loads an external map service directly. */
const mapOrigin = ({ MAP_STYLE_URL }: Env) => (MAP_STYLE_URL ? [new URL(MAP_STYLE_URL).origin] : [])
