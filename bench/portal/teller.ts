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

const perCall = 100
const probeEvery = 500

/** Somebody who tells of a company's trucks, and asks how long it takes until that is known. */
export async function createTeller(db: Db, url: string, { companyId, token, trucks }: Given) {
  const key = await keyOf(url, token)
  const sendTo = (path: string, body: unknown) =>
    fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const [probe = '', ...others] = trucks

  /** Tells as many events a second as wanted; what is put off with 429 is sent again. */
  async function during(seconds: number, rate: number) {
    const ids = new Set<string>()
    let [sent, refused] = [0, 0]
    const take = async (events: Event[]) => {
      for (;;) {
        const answer = await sendTo('/tracking/events', { events })
        if (answer.status === 202) break
        if (answer.status !== 429) throw new Error(`${answer.status} ${await answer.text()}`)
        refused += 1
        await pause(200)
      }
      sent += events.length
      for (const { eventId } of events) ids.add(eventId)
    }
    const began = Date.now()
    const end = began + seconds * 1000
    const lags = followProbe(end)
    const calls: Promise<void>[] = []
    const size = Math.min(perCall, rate)
    for (let due = 0; Date.now() < end; due += 1) {
      calls.push(take(eventsOf(others, size, due)))
      await pause(Math.max(0, began + ((due + 1) * size * 1000) / rate - Date.now()))
    }
    await Promise.all(calls)
    const took = (Date.now() - began) / 1000
    const measured = (await lags).sort((a, b) => a - b)
    const at = (share: number) => Math.round(measured[Math.floor(share * (measured.length - 1))] ?? 0)
    const kept = await keptOf(ids)
    return { rate: sent / took, sent, accepted: ids.size, kept, refused, lagP50: at(0.5), lagP95: at(0.95) }
  }

  /** How long it takes from sending a position of one truck until its page would show it. */
  async function followProbe(end: number): Promise<number[]> {
    const lags: number[] = []
    while (Date.now() < end) {
      const began = performance.now()
      const event = positionOf(probe, Date.now())
      const answer = await sendTo('/tracking/events', { events: [event] })
      if (answer.status === 202) {
        await untilLooked(event.occurredAt)
        lags.push(performance.now() - began)
      }
      await pause(probeEvery)
    }
    return lags
  }

  async function untilLooked(occurredAt: string) {
    for (;;) {
      const { rows } = await sql<{ done: boolean }>`
        select known.position_at >= ${occurredAt}::timestamptz and known.last_heard_at >= ${occurredAt}::timestamptz as done
        from shipment_tracking known join shipments on shipments.company_id = known.company_id and shipments.id = known.shipment_id
        where known.company_id = ${companyId} and shipments.shipment_number = ${probe}`.execute(db)
      if (rows[0]?.done) return
      await pause(5)
    }
  }

  async function keptOf(ids: ReadonlySet<string>): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from tracking_events
      where company_id = ${companyId} and event_id = any(${[...ids]}::text[])`.execute(db)
    return rows[0]?.count ?? 0
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
