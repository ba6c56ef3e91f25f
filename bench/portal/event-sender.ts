import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@lanewise/api/platform/db/database'
import { sql } from 'kysely'
import type { BenchTruck, LinePoint } from './bench-trucks.ts'

type Given = { companyId: string; token: string; trucks: readonly BenchTruck[] }
type Event = {
  eventId: string
  shipmentNumber: string
  kind: string
  occurredAt: string
  latitude?: number
  longitude?: number
}
type Send = (events: readonly Event[]) => Promise<Response>
type Pace = { seconds: number; rate: number }

const perCall = 100
const probeEvery = 500

/** Sends tracking events for a company's trucks and measures how long it takes until the portal shows them. */
export async function createTeller(db: Db, url: string, { companyId, token, trucks }: Given) {
  const key = await keyOf(url, token)
  const send: Send = (events) =>
    fetch(`${url}/api/v1/tracking/events`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
    })
  const [probe, ...others] = trucks as readonly [BenchTruck, ...BenchTruck[]]
  const looked = (at: string) => untilLooked(db, { companyId, shipmentNumber: probe.shipmentNumber, at })

  /** Sends events at the given rate and meanwhile measures the delay of one truck. */
  async function during(pace: Pace) {
    const end = Date.now() + pace.seconds * 1000
    const [sent, lags] = await Promise.all([sendAll(send, others, pace), measureLags(send, probe, { end, looked })])
    const measured = lags.sort((a, b) => a - b)
    const at = (share: number) => Math.round(measured[Math.floor(share * (measured.length - 1))] ?? 0)
    const stored = await countStored(db, companyId, sent.ids)
    return { ...sent, accepted: sent.ids.size, stored: stored, lagP50: at(0.5), lagP95: at(0.95) }
  }
  /**
   * Sends one position for each truck, so that the measurement covers trucks on their route and not their first event.
   */
  const warmUp = async () => {
    for (let batch = 0; batch * perCall < trucks.length; batch += 1)
      await send(trucks.slice(batch * perCall, (batch + 1) * perCall).map((truck) => positionOf(truck, Date.now())))
  }
  return { during, warmUp }
}
export type Teller = Awaited<ReturnType<typeof createTeller>>

export async function keyOf(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/api-keys`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Bench ${randomUUID()}`, scopes: ['tracking'], expiresInDays: 1 }),
  })
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { key: string }).key
}

/** Sends all events, and repeats calls that are refused with 429. */
async function sendAll(send: Send, trucks: readonly BenchTruck[], { seconds, rate }: Pace) {
  const ids = new Set<string>()
  let [sent, refused] = [0, 0]
  const take = async (events: Event[]) => {
    for (let answer = await send(events); answer.status !== 202; answer = await send(events)) {
      if (answer.status !== 429) throw new Error(`${answer.status} ${await answer.text()}`)
      refused += 1
      await pause(200)
    }
    sent += events.length
    for (const { eventId } of events) ids.add(eventId)
  }
  const began = Date.now()
  const calls: Promise<void>[] = []
  const size = Math.min(perCall, rate)
  for (let batch = 0; Date.now() < began + seconds * 1000; batch += 1) {
    calls.push(take(eventsOf(trucks, size, batch)))
    await pause(Math.max(0, began + ((batch + 1) * size * 1000) / rate - Date.now()))
  }
  await Promise.all(calls)
  return { ids, sent, refused, rate: sent / ((Date.now() - began) / 1000) }
}

type ProbeOptions = { end: number; looked: (at: string) => Promise<void> }

/** Milliseconds from sending a position of one truck until its page would show it. */
async function measureLags(send: Send, truck: BenchTruck, { end, looked }: ProbeOptions): Promise<number[]> {
  const lags: number[] = []
  while (Date.now() < end) {
    const began = performance.now()
    const event = positionOf(truck, Date.now())
    if ((await send([event])).status === 202) {
      await looked(event.occurredAt)
      lags.push(performance.now() - began)
    }
    await pause(probeEvery)
  }
  return lags
}

type Wanted = { companyId: string; shipmentNumber: string; at: string }

async function untilLooked(db: Db, { companyId, shipmentNumber, at }: Wanted) {
  for (;;) {
    const { rows } = await sql<{ done: boolean }>`
      select known.position_at >= ${at}::timestamptz and known.last_heard_at >= ${at}::timestamptz as done
      from shipment_tracking known
      join shipments on shipments.company_id = known.company_id and shipments.id = known.shipment_id
      where known.company_id = ${companyId} and shipments.shipment_number = ${shipmentNumber}`.execute(db)
    if (rows[0]?.done) return
    await pause(10)
  }
}

async function countStored(db: Db, companyId: string, ids: ReadonlySet<string>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from tracking_events
    where company_id = ${companyId} and event_id = any(${[...ids]}::text[])`.execute(db)
  return rows[0]?.count ?? 0
}

/** One in ten events is a duplicate, and one in ten is older than the last known event. */
function eventsOf(trucks: readonly BenchTruck[], count: number, batch: number): Event[] {
  const fresh = Array.from({ length: count }, (_, index) => {
    const truck = trucks[(batch * count + index) % trucks.length] as BenchTruck
    return positionOf(truck, Date.now() - (index % 10 === 3 ? 3_600_000 : 0))
  })
  return fresh.map((event, index) => (index % 10 === 7 ? (fresh[index - 1] ?? event) : event))
}

/** Position at one mile a minute along the route, from where the truck was when the bench started. */
function positionOf({ shipmentNumber, line, share }: BenchTruck, at: number): Event {
  const steps = line.length - 1
  const place = Math.min(steps - 0.001, Math.max(0, share * steps + (at - began) / 60_000 / milesPerStep))
  const [from, to] = [line[Math.floor(place)], line[Math.floor(place) + 1]] as [LinePoint, LinePoint]
  const part = place % 1
  return {
    eventId: randomUUID(),
    shipmentNumber,
    kind: 'Position',
    occurredAt: new Date(at).toISOString(),
    latitude: from[1] + part * (to[1] - from[1]),
    longitude: from[0] + part * (to[0] - from[0]),
  }
}

const began = Date.now()
/** Approximate, because the routes are simplified for the map. */
const milesPerStep = 10
