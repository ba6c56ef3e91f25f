import { setTimeout as pause } from 'node:timers/promises'
import { openDesk } from './carrier-desk.ts'
import { openFleet } from './fleet.ts'
import { PortalRefusal } from './portal.gen.ts'

export type SimulatorSettings = {
  /** Where the portal answers. */
  baseUrl: string
  /** One API key of the scope tracking for each company whose loads are driven. */
  keys: readonly string[]
  /** Minutes of a truck in one minute of the clock. */
  speed: number
  seed: number
  /** What went wrong, for whoever runs it; each sentence once. */
  warn: (message: string) => void
}

export type Simulator = { stop: () => Promise<void> }

const shortestMs = 1_000
const longestMs = 30_000
/** The longest that it leaves a portal alone which does not answer. */
const mostPatienceMs = 60_000

/** SIM-2: carriers that answer what they are offered and drive what they took, by the calls that any carrier has. */
export function startSimulator({ baseUrl, keys, speed, seed, warn }: SimulatorSettings): Simulator {
  const ending = new AbortController()
  const { signal } = ending
  const startedAt = Date.now()
  const desk = openDesk(baseUrl, { seed, speed })
  const fleets = keys.map((key) => openFleet({ baseUrl, key, signal }))
  const tasks = [
    () => desk.work(Date.now(), signal),
    ...fleets.map((fleet) => () => fleet.work({ now: Date.now(), startedAt, speed, seed })),
  ]
  const running = Promise.all(tasks.map((task) => repeat(task, { everyMs: pauseAt(speed), signal, warn })))
  return {
    stop: async () => {
      ending.abort()
      await running
    },
  }
}

/** As often as a truck has something to tell, within reason. */
const pauseAt = (speed: number) => Math.min(longestMs, Math.max(shortestMs, 300_000 / speed))

type Repeat = { everyMs: number; signal: AbortSignal; warn: (message: string) => void }

/** Again and again; after a failure ever more seldom, or as long as the portal asks, and no more where it is refused. */
async function repeat(task: () => Promise<unknown>, { everyMs, signal, warn }: Repeat) {
  const said = new Set<string>()
  let failures = 0
  while (!signal.aborted) {
    try {
      await task()
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      const message = error instanceof Error ? error.message : String(error)
      if (!said.has(message)) warn(message)
      said.add(message)
      if (isShutOut(error)) return
      failures += 1
      await rest(patienceAfter(error, failures), signal)
    }
    await rest(everyMs, signal)
  }
}

/** A key that was revoked opens nothing any more. */
const isShutOut = (error: unknown) => error instanceof PortalRefusal && (error.status === 401 || error.status === 403)

/** Milliseconds until it is tried again. */
export function patienceAfter(error: unknown, failures: number): number {
  const asked = error instanceof PortalRefusal ? error.retryAfter : null
  const growing = Math.min(mostPatienceMs, 1_000 * 2 ** Math.min(failures, 10))
  return asked === null ? growing : Math.max(asked * 1_000, 1_000)
}

const rest = (milliseconds: number, signal: AbortSignal) =>
  pause(milliseconds, undefined, { signal }).catch(() => undefined)
