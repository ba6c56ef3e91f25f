import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openPlace, type Place, readyCluster } from './cluster.ts'
import { keepRunning, type Watch } from './keep-running.ts'
import { type RunAs, usualMethods } from './privileges.ts'
import { startServer, stopServer, waitUntilReady } from './server-process.ts'
import { findServer, type RunningServer, waitUntilGone } from './survivor.ts'

export type EmbeddedPostgres = { url: string; tookOver: boolean; pid: number; stop(): Promise<void> }

export type EmbeddedPostgresOptions = {
  dataDir: string
  /** Set by the server: no other server may use the same folder. Commands join a running server. */
  exclusive?: boolean
  /** PostgreSQL settings, such as `max_connections`. */
  settings?: Record<string, string>
  /** Methods to run PostgreSQL without being root. The first one that works on this machine is used. */
  runners?: RunAs[]
  /** Another copy of the npm package with the binaries. */
  packageFolder?: string
  /** Starts PostgreSQL again when it dies. Without it, nobody watches. */
  watch?: Watch
}

/** Opens the database of a data folder: joins the PostgreSQL that is already running on it, or starts it. */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const opened = await open(options)
  const { watch } = options
  if (!watch) return handle(() => opened)
  // All connections of the process know this port.
  const settings = { ...options.settings, port: String(opened.server.port) }
  const watched = keepRunning(opened, {
    watch,
    open: () => open({ ...options, settings }),
    ended: ({ keeperEnded }) => keeperEnded,
  })
  return handle(watched.current, watched.stop)
}

async function open(options: EmbeddedPostgresOptions): Promise<Opened> {
  const { exclusive = false } = options
  for (;;) {
    const place = await openPlace(resolve(options.dataDir))
    const survivor = await findServer(place.cluster)
    const running = survivor ? await joinable(place, survivor) : await start(place, options)
    const keeper = running && (await joinServer(running, exclusive))
    if (running && keeper) return { ...running, ...keeper, exclusive, tookOver: survivor !== undefined }
    if (running) await waitUntilGone(running.place.cluster, running.server.pid, shutdownPatience)
  }
}

const shutdownPatience = 60_000
const database = 'lanewise'
// Advisory locks belong to one database. They are held in `postgres`, so that `lanewise` itself can be dropped and
// restored.
const usersLock = 7_305_001
const serverLock = 7_305_002
const serverLockPatience = 5_000

type Running = { place: Place; server: RunningServer }
type Keeper = { keeper: pg.Client; keeperEnded: Promise<void> }
type Opened = Running & Keeper & { exclusive: boolean; tookOver: boolean }

async function joinable(place: Place, survivor: RunningServer): Promise<Running | undefined> {
  const server = await waitUntilReady(place.cluster, survivor.pid)
  return server && { place, server }
}

async function start(
  place: Place,
  { settings = {}, runners, packageFolder }: EmbeddedPostgresOptions,
): Promise<Running> {
  const ready = await readyCluster(place, runners ?? usualMethods(), packageFolder)
  return { place: ready.place, server: await startServer(ready, settings) }
}

function handle(current: () => Opened, onStop = () => {}): EmbeddedPostgres {
  const { place, server: first, tookOver } = current()
  const stop = async () => {
    onStop()
    const { server, keeper, exclusive } = current()
    const stopping = exclusive || (await isLastUser(keeper))
    if (stopping) await stopServer(place.cluster, server.pid)
    await keeper.end().catch(() => undefined)
  }
  let stopped: Promise<void> | undefined
  return {
    url: urlOf(place, first, database),
    tookOver,
    pid: first.pid,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

/**
 * Opens one connection that marks the server as in use while this process lives. Undefined when the server is about to
 * stop.
 */
async function joinServer({ place, server }: Running, exclusive: boolean): Promise<Keeper | undefined> {
  const keeper = new pg.Client({
    connectionString: urlOf(place, server, 'postgres'),
    application_name: 'lanewise keeper',
  })
  keeper.on('error', () => undefined)
  const keeperEnded = new Promise<void>((done) => keeper.once('end', done))
  try {
    await keeper.connect()
    if (!(await tryLock(keeper, 'pg_try_advisory_lock_shared', usersLock))) throw new ServerLeaves()
    if (exclusive) await becomeServer(keeper, place)
    await createDatabase(keeper)
    return { keeper, keeperEnded }
  } catch (error) {
    await keeper.end().catch(() => undefined)
    if (error instanceof ServerLeaves || isShutdown(error)) return undefined
    throw error
  }
}

class ServerLeaves extends Error {}

async function becomeServer(keeper: pg.Client, { folder }: Place): Promise<void> {
  const deadline = Date.now() + serverLockPatience
  while (!(await tryLock(keeper, 'pg_try_advisory_lock', serverLock))) {
    if (Date.now() > deadline) {
      throw new Error(
        `Another Lanewise process uses this data folder (${folder}). Stop it first, or set another DATA_DIR.`,
      )
    }
    await pause(50)
  }
}

async function isLastUser(keeper: pg.Client): Promise<boolean> {
  try {
    await keeper.query('select pg_advisory_unlock_shared($1)', [usersLock])
    return await tryLock(keeper, 'pg_try_advisory_lock', usersLock)
  } catch {
    return false
  }
}

async function tryLock(keeper: pg.Client, call: string, key: number): Promise<boolean> {
  const { rows } = await keeper.query<{ locked: boolean }>(`select ${call}($1) as locked`, [key])
  return rows[0]?.locked === true
}

async function createDatabase(keeper: pg.Client): Promise<void> {
  const { rowCount } = await keeper.query('select 1 from pg_database where datname = $1', [database])
  if (rowCount) return
  const madeByAnother = ['42P04', '23505']
  await keeper.query(`create database ${database}`).catch((error: { code?: string }) => {
    if (!madeByAnother.includes(error.code ?? '')) throw error
  })
}

function isShutdown(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string }
  const adminShutdown = '57P01'
  const cannotConnectNow = '57P03'
  return (
    [adminShutdown, cannotConnectNow, 'ECONNREFUSED', 'ECONNRESET'].includes(code ?? '') || /terminated/.test(message)
  )
}

function urlOf({ password }: Place, { port }: RunningServer, name: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${name}`
}
