import { setTimeout as pause } from 'node:timers/promises'
import { openDispatch } from './carrier-dispatch.ts'
import { openEdiCarrier } from './edi/edi-carrier.ts'
import type { EdiCarrierAccess } from './edi/edi-post.ts'
import { openFleet } from './fleet.ts'
import { PortalRefusal } from './portal.gen.ts'

/** A company whose trucks are simulated: an API key with the tracking scope, and its carriers connected by EDI. */
export type SimulatedCompany = { key: string; ediCarriers: readonly EdiCarrierAccess[] }

export type SimulatorSettings = {
  baseUrl: string
  companies: readonly SimulatedCompany[]
  /** Truck minutes per real minute. */
  speed: number
  seed: number
  /** Reports errors to the operator, each message once. */
  warn: (message: string) => void
}

export type Simulator = { stop: () => Promise<void> }

const shortestMs = 1_000
const longestMs = 30_000
/** Longest pause between retries when the portal does not answer. */
const mostPatienceMs = 60_000

/**
 * Starts carriers that answer tenders and drive accepted shipments through the same API calls as any carrier. (SIM-2)
 */
export function startSimulator({ baseUrl, companies, speed, seed, warn }: SimulatorSettings): Simulator {
  const ending = new AbortController()
  const { signal } = ending
  const startedAt = Date.now()
  const chances = { seed, speed }
  const dispatch = openDispatch(baseUrl, chances)
  const tasks = [
    () => dispatch.work(Date.now(), signal),
    ...companies.flatMap(({ key, ediCarriers }) => {
      const carriers = ediCarriers.map((access) => openEdiCarrier(baseUrl, access, chances))
      const fleet = openFleet({ baseUrl, key, signal }, carriers)
      return [
        ...carriers.map((carrier) => () => carrier.work(Date.now(), signal)),
        () => fleet.work({ now: Date.now(), startedAt, speed, seed }),
      ]
    }),
  ]
  const running = Promise.all(tasks.map((task) => repeat(task, { everyMs: pauseAt(speed), signal, warn })))
  return {
    stop: async () => {
      ending.abort()
      await running
    },
  }
}

/** Pause between runs, matching the interval of truck events, within limits. */
const pauseAt = (speed: number) => Math.min(longestMs, Math.max(shortestMs, 300_000 / speed))

type Repeat = { everyMs: number; signal: AbortSignal; warn: (message: string) => void }

/**
 * Repeats a task. After failures, the pauses grow or follow the portal's Retry-After, and the loop ends when access is
 * denied.
 */
async function repeat(task: () => Promise<unknown>, { everyMs, signal, warn }: Repeat) {
  const reported = new Set<string>()
  let failures = 0
  while (!signal.aborted) {
    try {
      await task()
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      const message = error instanceof Error ? error.message : String(error)
      if (!reported.has(message)) warn(message)
      reported.add(message)
      if (isShutOut(error)) return
      failures += 1
      await rest(patienceAfter(error, failures), signal)
    }
    await rest(everyMs, signal)
  }
}

/** The portal denies access for a revoked key. */
const isShutOut = (error: unknown) => error instanceof PortalRefusal && (error.status === 401 || error.status === 403)

/** Milliseconds until the next attempt. */
export function patienceAfter(error: unknown, failures: number): number {
  const retryAfter = error instanceof PortalRefusal ? error.retryAfter : null
  const growing = Math.min(mostPatienceMs, 1_000 * 2 ** Math.min(failures, 10))
  return retryAfter === null ? growing : Math.max(retryAfter * 1_000, 1_000)
}

const rest = (milliseconds: number, signal: AbortSignal) =>
  pause(milliseconds, undefined, { signal }).catch(() => undefined)
