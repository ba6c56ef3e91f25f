import { randomUUID } from 'node:crypto'
import { dayMs, hourMs } from '@lanewise/domain/shared/units'
import { keyOf } from './event-sender.ts'

type Truck = {
  shipmentNumber: string
  fromLatitude: number
  fromLongitude: number
  toLatitude: number
  toLongitude: number
}

const days = 7
const hoursBetween = 2
const perCall = 1_000

/**
 * Sends a week of carrier events for the trucks on the road through the public API: a position of each every two hours,
 * and arrival and departure at the last stop for every third truck. Returns the number of events.
 */
export async function sendWeek(url: string, token: string, run: (sql: string) => Promise<unknown[]>): Promise<number> {
  const key = await keyOf(url, token)
  const trucks = (await run(trucksOnTheRoad)) as Truck[]
  const began = Date.now() - days * dayMs
  const steps = (days * 24) / hoursBetween
  let sent = 0
  for (let step = 1; step <= steps; step += 1) {
    const at = began + step * hoursBetween * hourMs
    sent += await sendEvents(
      url,
      key,
      trucks.map((truck) => positionOf(truck, at, step / steps)),
    )
  }
  const arrived = trucks.filter((_, index) => index % 3 === 0)
  for (const kind of ['Arrived', 'Departed'])
    sent += await sendEvents(
      url,
      key,
      arrived.map(({ shipmentNumber }) => eventOf(shipmentNumber, kind, Date.now())),
    )
  return sent
}

const trucksOnTheRoad = `
  select shipment_number as "shipmentNumber", origin_latitude as "fromLatitude", origin_longitude as "fromLongitude",
    destination_latitude as "toLatitude", destination_longitude as "toLongitude"
  from shipments where status between 4 and 6`

type Event = ReturnType<typeof eventOf>

const eventOf = (shipmentNumber: string, kind: string, at: number, more = {}) => ({
  eventId: randomUUID(),
  shipmentNumber,
  kind,
  occurredAt: new Date(at).toISOString(),
  ...(kind !== 'Position' && { stopNumber: 2 }),
  ...more,
})

const positionOf = (truck: Truck, at: number, share: number) =>
  eventOf(truck.shipmentNumber, 'Position', at, {
    latitude: between(truck.fromLatitude, truck.toLatitude, share),
    longitude: between(truck.fromLongitude, truck.toLongitude, share),
  })

const between = (from: number, to: number, share: number) => from + (to - from) * share

async function sendEvents(url: string, key: string, events: readonly Event[]): Promise<number> {
  for (let from = 0; from < events.length; from += perCall) {
    const answer = await fetch(`${url}/api/v1/tracking/events`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ events: events.slice(from, from + perCall) }),
    })
    if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`)
    const { refused } = (await answer.json()) as { refused: number }
    if (refused > 0) throw new Error(`${refused} events were refused`)
  }
  return events.length
}
