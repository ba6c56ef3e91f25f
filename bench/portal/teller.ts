import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@lanewise/api/platform/db/database'
import { sql } from 'kysely'

type Given = { companyId: string; token: string; trucks: readonly string[] }
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

/** Somebody who tells of a company's trucks, and asks how long it takes until that is known. */
export async function createTeller(db: Db, url: string, { companyId, token, trucks }: Given) {
  const key = await keyOf(url, token)
  const send: Send = (events) =>
    fetch(`${url}/api/v1/tracking/events`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
    })
  const [probe = '', ...others] = trucks
  const looked = (at: string) => untilLooked(db, { companyId, shipmentNumber: probe, at })

  /** Tells as many events a second as wanted, and follows one truck meanwhile. */
  async function during(pace: Pace) {
    const end = Date.now() + pace.seconds * 1000
    const [told, lags] = await Promise.all([tellAll(send, others, pace), followOne(send, probe, { end, looked })])
    const measured = lags.sort((a, b) => a - b)
    const at = (share: number) => Math.round(measured[Math.floor(share * (measured.length - 1))] ?? 0)
    const kept = await keptOf(db, companyId, told.ids)
    return { ...told, accepted: told.ids.size, kept, lagP50: at(0.5), lagP95: at(0.95) }
  }
  return { during }
}
export type Teller = Awaited<ReturnType<typeof createTeller>>

async function keyOf(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/api-keys`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Bench ${randomUUID()}`, scopes: ['tracking'] }),
  })
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { key: string }).key
}

/** What is put off with 429 is sent again. */
async function tellAll(send: Send, trucks: readonly string[], { seconds, rate }: Pace) {
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
  for (let turn = 0; Date.now() < began + seconds * 1000; turn += 1) {
    calls.push(take(eventsOf(trucks, size, turn)))
    await pause(Math.max(0, began + ((turn + 1) * size * 1000) / rate - Date.now()))
  }
  await Promise.all(calls)
  return { ids, sent, refused, rate: sent / ((Date.now() - began) / 1000) }
}

type Follow = { end: number; looked: (at: string) => Promise<void> }

/** Milliseconds from sending a position of one truck until its page would show it. */
async function followOne(send: Send, truck: string, { end, looked }: Follow): Promise<number[]> {
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
    await pause(5)
  }
}

async function keptOf(db: Db, companyId: string, ids: ReadonlySet<string>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from tracking_events
    where company_id = ${companyId} and event_id = any(${[...ids]}::text[])`.execute(db)
  return rows[0]?.count ?? 0
}

/** One of ten was sent before, and one of ten is older than what is known. */
function eventsOf(trucks: readonly string[], count: number, turn: number): Event[] {
  const fresh = Array.from({ length: count }, (_, index) => {
    const truck = trucks[(turn * count + index) % trucks.length] ?? ''
    return positionOf(truck, Date.now() - (index % 10 === 3 ? 3_600_000 : 0))
  })
  return fresh.map((event, index) => (index % 10 === 7 ? (fresh[index - 1] ?? event) : event))
}

const positionOf = (shipmentNumber: string, at: number): Event => ({
  eventId: randomUUID(),
  shipmentNumber,
  kind: 'Position',
  occurredAt: new Date(at).toISOString(),
  latitude: 32 + Math.random() * 10,
  longitude: -115 + Math.random() * 35,
})
