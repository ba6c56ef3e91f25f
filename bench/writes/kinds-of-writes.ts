import { randomUUID } from 'node:crypto'
import {
  insertOrders,
  insertReferences,
  rewriteOrder,
  writeItems,
  writeStops,
} from '@lanewise/api/features/orders/save/rows/write.queries'
import { saveOnTime as saveOrdersOnTime, saveStatus } from '@lanewise/api/features/orders/status/status.queries'
import { saveShipment } from '@lanewise/api/features/shipments/shipments.queries'
import { saveOnTime, saveVisit } from '@lanewise/api/features/shipments/status/status.queries'
import { saveOutlooks, saveWhereabouts } from '@lanewise/api/features/tracking/apply/save.queries'
import type { Tx } from '@lanewise/api/platform/db/database'
import type { Write } from './measure-writes.ts'
import type { SampleOrder, SampleShipment } from './sample-records.ts'

type Sample = { userId: string; orders: readonly SampleOrder[]; shipments: readonly SampleShipment[] }

const hour = 3_600_000

/** The writes of a working day, by the statements with which the product sends them. */
export function writesOf({ userId, orders, shipments }: Sample): Write[] {
  const order = turns(orders)
  const shipment = turns(shipments)
  return [
    { name: 'order, created', write: (tx, at) => create(tx, order(at).one, userId) },
    { name: 'order, changed', write: (tx, at) => change(tx, order(at).one, order(at).turn) },
    {
      name: 'order, next status',
      write: (tx, at) => saveStatus(tx, order(at).one.head.id, { status: next(order(at)) }, new Date()),
    },
    {
      name: 'shipment, next status',
      write: (tx, at) => saveShipment(tx, shipment(at).one.id, { status: next(shipment(at)) }, new Date()),
    },
    { name: 'tracking event, on time', write: (tx, at) => hear(tx, shipment(at)) },
    { name: 'tracking event, late', write: (tx, at) => turnLate(tx, shipment(at), order(at).one.head.id) },
    { name: 'tracking event, arrival', write: (tx, at) => arrive(tx, shipment(at)) },
  ]
}

type Turn<T> = { one: T; turn: number }

/** Each record has its turn, again and again. */
const turns =
  <T>(all: readonly T[]) =>
  (at: number): Turn<T> => ({ one: all[at % all.length] as T, turn: Math.floor(at / all.length) })

/** There and back again, so that no write finds the status that it sets. */
const next = <S extends number>({ one: { status }, turn }: Turn<{ status: S }>) =>
  (turn % 2 === 0 ? status + 1 : status) as S

async function create(tx: Tx, { head, stops, items, references }: SampleOrder, createdBy: string) {
  const orderId = randomUUID()
  const ids = new Map(stops.map(({ id }) => [id, randomUUID()]))
  const idOf = (id: string) => ids.get(id) ?? ''
  await insertOrders(tx, [{ ...head, id: orderId, createdBy }])
  await writeStops(
    tx,
    stops.map((stop) => ({ ...stop, id: idOf(stop.id), orderId })),
  )
  await writeItems(
    tx,
    items.map((item) => ({
      ...item,
      id: randomUUID(),
      orderId,
      pickupStopId: idOf(item.pickupStopId),
      dropoffStopId: idOf(item.dropoffStopId),
    })),
  )
  await insertReferences(
    tx,
    references.map((reference) => ({ ...reference, orderId })),
  )
}

/** Heavier, an hour later, and with another customer name, which people search. */
function change(tx: Tx, order: SampleOrder, turn: number) {
  const later = (at: string) => new Date(new Date(at).getTime() + (turn + 1) * hour).toISOString()
  const head = {
    ...order.head,
    weight: order.head.weight + turn + 1,
    originEarlyAt: later(order.head.originEarlyAt),
    originLateAt: later(order.head.originLateAt),
    customerName: `Bench ${turn}`,
  }
  return rewriteOrder(tx, { ...order, head, line: null }, { hasPendingChangeRequests: false, now: new Date() })
}

/** A position moves the truck and its arrival. Most events are of this kind. */
async function hear(
  tx: Tx,
  { one: { id, stopIds }, turn }: Turn<SampleShipment>,
  onTimeStatus: 'OnTime' | 'Late' = 'OnTime',
) {
  const etaAt = new Date(Date.now() + turn * hour)
  await saveOutlooks(
    tx,
    stopIds.map((stopId) => ({ stopId, shipmentId: id, etaAt, onTimeStatus })),
  )
  await saveWhereabouts(tx, [
    { shipmentId: id, lastHeardAt: new Date(), nextStopNumber: 2, milesToGo: 400 - turn, milesOff: 0 },
  ])
}

/** The on-time status of the truck and of its order changes. */
async function turnLate(tx: Tx, shipment: Turn<SampleShipment>, orderId: string) {
  const onTimeStatus = shipment.turn % 2 === 0 ? 'Late' : 'OnTime'
  await hear(tx, shipment, onTimeStatus)
  await saveOnTime(tx, shipment.one.id, onTimeStatus)
  await saveOrdersOnTime(tx, [{ orderId, onTimeStatus }])
}

async function arrive(tx: Tx, shipment: Turn<SampleShipment>) {
  const { id, stopIds } = shipment.one
  const arrivedAt = new Date()
  await hear(tx, shipment)
  await saveVisit(tx, { id: stopIds[0] ?? '', arrivedAt, departedAt: null, unloadedAt: null })
  const reached = shipment.turn + 2
  await saveShipment(
    tx,
    id,
    { pickupsReached: reached, pickupsByLimit: reached, actualPickupAt: arrivedAt },
    new Date(),
  )
}
