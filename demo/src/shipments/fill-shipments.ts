import { type LoadedOrder, loadOrders } from '@lanewise/api/features/orders/index'
import { countsOfStops } from '@lanewise/api/features/performance/index'
import { planLoad } from '@lanewise/api/features/shipments/index'
import type { Tx } from '@lanewise/api/platform/db/database'
import { takeStock } from '@lanewise/api/platform/db/insert-many'
import { recordColumns } from '@lanewise/api/platform/db/schema.gen'
import { originationTypeOf } from '@lanewise/domain/booking/origination-type'
import { unnamedHazmat } from '@lanewise/domain/hazmat/booking-gaps'
import type { Charge } from '@lanewise/domain/rating/charges'
import { formatMoney } from '@lanewise/domain/shared/format'
import { type ShipmentStatus, shipmentStatuses, shipmentStatusLabel } from '@lanewise/domain/shipments/shipment-status'
import { exhaustedMessage } from '@lanewise/domain/tenders/exhausted-message'
import type { DemoCompany } from '#company/companies.ts'
import { type Entry, entry, type Person } from '#history/entry.ts'
import { type Random, randomOf } from '#random.ts'
import { type DemoShipment, insertShipments } from './insert-shipments.ts'
import { type PlannedShipment, planShipment } from './plan-shipment.ts'
import { priceOf } from './price-shipment.ts'
import { type ShippedOrder, settleOrders } from './settle-orders.ts'
import {
  insertTenders,
  type LaneTerms,
  lanePrices,
  offersUntilAccepted,
  type PricedOffer,
  refusedAt,
  type TenderedShipment,
} from './tender-shipment.ts'

type Contents = DemoShipment['contents']
type Carrier = { id: string; name: string; scac: string | null; modes: string[]; equipmentModes: number[] }
type Begin = { users: readonly (Person & { permissions: string[] })[]; now: Date }
type BatchContext = {
  random: Random
  carriers: readonly Carrier[]
  lanes: ReadonlyMap<string, LaneTerms>
  people: readonly Person[]
  now: Date
}

const batch = 250

/** Inserts a year of shipments for the company's orders in every status, and returns their history entries. */
export async function fillShipments(tx: Tx, one: DemoCompany, { users, now }: Begin): Promise<Entry[]> {
  const people = users.filter(({ permissions }) => permissions.includes('BookShipment')).reverse()
  const carriers = await tx
    .selectFrom('carriers')
    .select(['id', 'name', 'scac', 'modes', 'equipmentModes'])
    .where('isOnHold', '=', false)
    .execute()
  const orders = await tx
    .selectFrom('orders')
    .select(recordColumns.orders)
    .where('status', '=', 1)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  if (people.length === 0 || carriers.length === 0) return []
  const lanes = await tx
    .selectFrom('lanes')
    .select(['id', 'tenderType', 'tenderMethod', 'tenderTime', 'expirationAction'])
    .execute()
  const context = {
    random: randomOf(one.seed + 3),
    carriers,
    lanes: new Map(lanes.map((lane) => [lane.id, lane])),
    people,
    now,
  }
  const entries: Entry[] = []
  for (let from = 0; from < orders.length; from += batch) {
    const loaded = await loadOrders(tx, orders.slice(from, from + batch))
    entries.push(...(await fillBatch(tx, loaded, context)))
    if (from === 0) await takeStock(tx, 'shipments', 'shipment_orders', 'shipment_stops', 'shipment_stop_parts')
  }
  return entries
}

type InsertedShipment = ShippedOrder & { offers: PricedOffer[]; endedAt: Date | null }

async function fillBatch(tx: Tx, orders: readonly LoadedOrder[], context: BatchContext): Promise<Entry[]> {
  const made: InsertedShipment[] = []
  for (const order of orders) {
    const times = {
      createdAt: order.order.createdAt,
      stops: order.stops,
      isBookable: unnamedHazmat(order.items).length === 0,
    }
    const plan = planShipment(context.random, times, context.now)
    if (!plan) continue
    const by = context.random.chance(0.6) ? (context.people[0] as Person) : context.random.pick(context.people)
    made.push({ order, plan, by, ...(await shipmentOf(tx, order, plan, { ...context, by })) })
  }
  const numbers = await insertShipments(
    tx,
    made.map(({ shipment }) => shipment),
  )
  await insertTenders(tx, context.random, made.flatMap(tenderedOf), context.lanes)
  const voided = await settleOrders(tx, made, context.now)
  return [...made.flatMap((one) => historyOf(one, numbers.get(one.shipment.id) ?? '')), ...voided]
}

function tenderedOf({ shipment, plan, by, offers, endedAt }: InsertedShipment): TenderedShipment[] {
  if (offers.length === 0 || !endedAt) return []
  const tender = { shipmentId: shipment.id, laneId: shipment.life.laneId as string, by: by.id, offers, endedAt }
  return [{ ...tender, createdAt: plan.createdAt, isTaken: plan.bookedAt !== null }]
}

async function shipmentOf(
  tx: Tx,
  order: LoadedOrder,
  plan: PlannedShipment,
  { random, carriers, by, now }: BatchContext & { by: Person },
): Promise<Pick<InsertedShipment, 'shipment' | 'offers' | 'endedAt'>> {
  const { contents } = planLoad([order])
  const lane = await lanePrices(tx, contents.head)
  const known = lane?.offers.filter(({ rate }) => carriers.some(({ id }) => id === rate.carrierId)) ?? []
  const { offers, refused } = tenderOf(random, plan, { known, now })
  const booked = plan.bookedAt ? bookedWith(random, { order, carriers, contents, offer: offers.at(-1) }) : null
  const id = random.id()
  const shipment: DemoShipment = {
    id,
    contents,
    orderIds: [order.order.id],
    isActive: plan.status !== 'Voided',
    joinedAt: plan.createdAt,
    leftAt: plan.cancelledAt,
    stopTimes: plan.stops,
    charges: booked?.charges ?? [],
    life: {
      ...bookingOf(random, { order, plan, booked, by }),
      ...visitsOf(contents, plan),
      ...attentionOf(refused),
      id,
      createdBy: by.id,
      createdAt: plan.createdAt,
      updatedAt: plan.bookedAt ?? plan.createdAt,
      status: shipmentStatuses[plan.status],
      origination: 'Order',
      voidedAt: plan.cancelledAt,
      voidedBy: plan.cancelledAt && by.id,
      voidReason: plan.cancelReason,
      laneId: lane?.laneId ?? null,
      totalCents: booked?.total ?? null,
    },
  }
  return { shipment, offers, endedAt: plan.bookedAt ?? refused }
}

/** The carriers that were offered the shipment, and the time of the last refusal if nobody accepted. */
function tenderOf(random: Random, plan: PlannedShipment, { known, now }: { known: PricedOffer[]; now: Date }) {
  if (plan.bookedAt) return { offers: offersUntilAccepted(random, known), refused: null }
  const refused = refusedAt(random, plan, { count: known.length, now })
  return { offers: refused ? known : [], refused }
}

/** Attention flag of a shipment that every carrier of its lane refused. (DEF-54) */
const attentionOf = (since: Date | null) => ({
  attentionReason: since && 'TenderExhausted',
  attentionMessage: since && exhaustedMessage(['Rejected']),
  attentionSince: since,
})

/** Shipment columns derived from the arrival and departure times. */
const visitsOf = ({ stops }: Contents, plan: PlannedShipment) => ({
  ...countsOfStops(stops.map((stop, index) => ({ ...stop, ...(plan.stops[index] ?? untold) }))),
  actualPickupAt: plan.stops[0]?.departedAt ?? null,
  actualDeliveryAt: plan.stops.at(-1)?.departedAt ?? null,
})

const untold = { arrivedAt: null, departedAt: null }

type Bookable = { order: LoadedOrder; carriers: readonly Carrier[]; contents: Contents; offer: PricedOffer | undefined }
type BookedWith = {
  carrier: Carrier
  charges: readonly Charge[]
  total: number
  rateSource: string
  laneRateId: string | null
}

/** Books with the lane contract if there is one, otherwise at a price agreed by phone or from a tariff. */
function bookedWith(random: Random, { order, carriers, contents, offer }: Bookable): BookedWith {
  const contracted = carriers.find(({ id }) => id === offer?.rate.carrierId)
  if (offer && contracted)
    return {
      carrier: contracted,
      charges: offer.price.charges,
      total: offer.price.totalCost,
      rateSource: 'Contract',
      laneRateId: offer.rate.id,
    }
  const rateSource = order.order.shippingMode === 'TL' ? 'Manual' : 'Tariff'
  return {
    carrier: carrierFor(random, order, carriers),
    ...priceOf(random, contents.head),
    rateSource,
    laneRateId: null,
  }
}

type Booked = { order: LoadedOrder; plan: PlannedShipment; booked: BookedWith | null; by: Person }

/** Booking details: carrier, driver and reference numbers. */
function bookingOf(random: Random, { order, plan, booked, by }: Booked) {
  const isTruckload = order.order.shippingMode === 'TL'
  const { carrier = null, rateSource = null, laneRateId = null } = booked ?? {}
  const isUnderway = plan.stops.some(({ arrivedAt }) => arrivedAt)
  const number = (least: number, most: number) => String(random.whole(least, most))
  return {
    originationType: rateSource && originationTypeOf(rateSource),
    bookedAt: plan.bookedAt,
    bookedBy: carrier ? by.id : null,
    carrierId: carrier?.id ?? null,
    carrierName: carrier?.name ?? null,
    carrierScac: carrier?.scac ?? null,
    rateSource,
    laneRateId,
    proNumber: carrier && (isUnderway || !isTruckload) ? number(100_000_000, 999_999_999) : null,
    driverName: isUnderway && isTruckload ? random.pick(drivers) : null,
    driverPhone: isUnderway && isTruckload ? `(920) 555-0${number(100, 199)}` : null,
    truckNumber: isUnderway ? number(1_000, 9_999) : null,
    trailerNumber: isUnderway && isTruckload ? `R-${number(1_000, 9_999)}` : null,
  }
}

const drivers = ['Wade Lindqvist', 'Teresa Molina', 'Andre Whitfield', 'Sunil Rao', 'Nadia Kowalski', 'Marcus Bell']

function carrierFor(random: Random, { order }: LoadedOrder, carriers: readonly Carrier[]): Carrier {
  const fit = carriers.filter(
    ({ modes, equipmentModes }) =>
      modes.includes(order.shippingMode) &&
      (order.shippingMode !== 'TL' || equipmentModes.includes(order.equipmentMode)),
  )
  return random.pick(fit.length > 0 ? fit : carriers)
}

function historyOf({ plan, shipment, by }: InsertedShipment, shipmentNumber: string): Entry[] {
  const subject = { entity: 'shipment', id: shipment.id, name: shipmentNumber }
  const label = (status: ShipmentStatus) => shipmentStatusLabel(status)
  const first: ShipmentStatus = plan.status === 'Drafted' ? 'Drafted' : 'ReadyToBook'
  const orders = shipment.contents.head.orderNumbers.join(', ')
  const created = {
    shipmentStatus: [null, label(first)] as [unknown, unknown],
    orders: [null, orders] as [unknown, unknown],
  }
  const booked = {
    shipmentStatus: [label('ReadyToBook'), label('Booked')] as [unknown, unknown],
    carrier: [null, shipment.life.carrierName] as [unknown, unknown],
    totalCharge: [null, formatMoney(Number(shipment.life.totalCents))] as [unknown, unknown],
  }
  const voided = {
    shipmentStatus: [label('ReadyToBook'), label('Voided')] as [unknown, unknown],
    cancelReason: [null, plan.cancelReason] as [unknown, unknown],
  }
  return [
    entry(subject, by, { action: 'created', changes: created, at: plan.createdAt }),
    ...(plan.bookedAt ? [entry(subject, by, { action: 'changed', changes: booked, at: plan.bookedAt })] : []),
    ...(plan.cancelledAt ? [entry(subject, by, { action: 'changed', changes: voided, at: plan.cancelledAt })] : []),
  ]
}
