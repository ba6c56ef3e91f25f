import { setTimeout as pause } from 'node:timers/promises'
import { type Db, inCompany } from '@lanewise/api/platform/db/database'
import type { AskableCarrier } from '@lanewise/contract/rate-requests'
import { acme } from '#people.ts'
import { askable, openWork, tenderable } from './waiting-loads.ts'

export type DispatcherSettings = {
  db: Db
  baseUrl: string
  /** A fresh access token of the dispatcher. */
  token: () => Promise<string>
  /** Reports errors to the operator, each message once. */
  warn: (message: string) => void
}

/** A demo should never be without these, however long it runs. */
const leastTenders = 2
const leastRequests = 2
const carriersPerRequest = 6
/** Carriers have until the day after tomorrow, so that their answers can be looked at for a while. */
const replyHours = 40
const everyMs = 10 * 60_000

/**
 * A dispatcher of the demo company, who offers a load when no tender is open and asks for rates when no request is open,
 * by the same calls as the screens. Carriers answer what is asked, so without this a demo would run out of both.
 */
export function startDispatcher(settings: DispatcherSettings): { stop: () => Promise<void> } {
  const ending = new AbortController()
  const { signal } = ending
  const running = repeat(settings, signal)
  return {
    stop: async () => {
      ending.abort()
      await running
    },
  }
}

async function repeat(settings: DispatcherSettings, signal: AbortSignal) {
  const reported = new Set<string>()
  while (!signal.aborted) {
    try {
      await work(settings, signal)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (!signal.aborted && !reported.has(message)) settings.warn(message)
      reported.add(message)
    }
    await pause(everyMs, undefined, { signal }).catch(() => undefined)
  }
}

/** What is missing at the moment, done once. */
export async function work({ db, baseUrl, token }: DispatcherSettings, signal?: AbortSignal) {
  const now = new Date()
  const open = await inCompany(db, acme.id, async (tx) => ({
    ...(await openWork(tx)),
    toTender: await tenderable(tx, now),
    toAsk: await askable(tx, now),
  }))
  const call = createCall(baseUrl, await token(), signal)
  await untilDone(open.toTender, leastTenders - open.tenders, (number) => tender(call, number))
  await untilDone(open.toAsk, leastRequests - open.requests, (number) => requestRates(call, number, now))
}

/** Tries one load after the other, because some cannot be offered or asked for, until enough have been. */
async function untilDone(numbers: readonly string[], wanted: number, run: (number: string) => Promise<boolean>) {
  let missing = wanted
  for (const number of numbers) {
    if (missing <= 0) return
    if (await run(number)) missing -= 1
  }
}

async function tender(call: Call, number: string): Promise<boolean> {
  const answer = await call<{ unasked: string | null }>(`/shipments/${number}/tenders`, {})
  return answer !== null && answer.unasked === null
}

async function requestRates(call: Call, number: string, now: Date): Promise<boolean> {
  const path = `/shipments/${number}/rate-requests`
  const answer = await call<{ items: AskableCarrier[] }>(`${path}/carriers?q=`)
  const carriers = (answer?.items ?? [])
    .filter(({ obstacle, contacts }) => !obstacle && contacts.length > 0)
    .slice(0, carriersPerRequest)
    .map(({ carrierId, contacts }) => ({ carrierId, emails: contacts.slice(0, 1).map(({ email }) => email) }))
  if (carriers.length < 2) return false
  const replyBy = new Date(now.getTime() + replyHours * 3_600_000).toISOString()
  return (await call(path, { carriers, replyBy, message: null, target: null })) !== null
}

type Call = <T>(path: string, body?: object) => Promise<T | null>

/** Null when the portal refuses, for example because somebody else was faster. */
const createCall =
  (baseUrl: string, token: string, signal: AbortSignal | undefined): Call =>
  async <T>(path: string, body?: object) => {
    const answer = await fetch(`${baseUrl}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    if (answer.status >= 500) throw new Error(`The portal answered ${answer.status}`)
    return answer.ok ? ((await answer.json()) as T) : null
  }
