import { randomUUID } from 'node:crypto'
import { createApiKey } from '@lanewise/contract/api-keys'
import type { CallInput } from '@lanewise/contract/operation'
import {
  addTrackingEvent,
  getShipmentTracking,
  getTrackedLoads,
  recordTrackingEvents,
} from '@lanewise/contract/tracking'
import { permissions } from '@lanewise/domain/access/permissions'
import { sql } from 'kysely'
import { shipmentSetup } from '#features/shipments/testing/given.ts'
import { processDueShipments } from '#features/tracking/apply/claim-due-shipments.ts'
import type { TrackingDeps } from '#features/tracking/deps.ts'
import type { TestPortal } from '#platform/testing/portal.ts'

type EventInput = CallInput<typeof recordTrackingEvents>['body']['events'][number]

const noPartners: TrackingDeps = {
  miles: { name: 'none', measure: async () => null } as never,
  followers: [],
  cancelAtCarrier: [],
  pace: 1,
  onTruckUpdates: async () => undefined,
}

/** Evaluates all shipments with new reports, like the tracking loop does, and returns the updates sent to screens. */
export async function processTracking(
  { database, transactions, app }: TestPortal,
  {
    at = new Date(),
    onTruckUpdates = noPartners.onTruckUpdates,
  }: { at?: Date; onTruckUpdates?: TrackingDeps['onTruckUpdates'] } = {},
): Promise<string[]> {
  const moved: string[] = []
  const parts = {
    db: database.db,
    url: '',
    transactions,
    clock: () => at,
    log: app.log,
    moved: (_companyId: string, ids: readonly string[]) => moved.push(...ids),
  }
  while (await processDueShipments(parts, { ...noPartners, onTruckUpdates }));
  return moved
}

/** A company with a booked truck, an API key of a carrier's system, and its tracking reports. */
export async function trackingSetup(portal: TestPortal) {
  const setup = await shipmentSetup(portal)
  const admin = portal.as(await portal.given.person({ company: setup.company, permissions }))
  const { key } = await admin.ask(createApiKey, {
    body: { name: 'Tidewater', scopes: ['tracking'], expiresInDays: 90 },
  })
  const carrier = portal.withKey(key)
  const book = async () => {
    const made = await setup.ship()
    const carrierId = await setup.addCarrier({ email: 'dispatch@able.test' })
    await setup.book(made.shipmentId, await setup.byHand({ carrierId }))
    await processTracking(portal)
    return made
  }
  const report = (shipmentNumber: string, more: Partial<EventInput>): EventInput => ({
    eventId: randomUUID(),
    shipmentNumber,
    kind: 'Position',
    occurredAt: new Date().toISOString(),
    ...more,
  })
  return {
    ...setup,
    key,
    carrier,
    bookTruck: book,
    told: report,
    tell: (...events: EventInput[]) => carrier.ask(recordTrackingEvents, { body: { events } }),
    tryTell: (...events: object[]) => carrier.attempt(recordTrackingEvents, { body: { events } }),
    byHand: setup.byHand,
    add: (shipmentNumber: string, body: CallInput<typeof addTrackingEvent>['body']) =>
      setup.ask(addTrackingEvent, { params: { shipmentNumber }, body }),
    tryAdd: (shipmentNumber: string, body: object) =>
      setup.attempt(addTrackingEvent, { params: { shipmentNumber }, body }),
    loads: (query: CallInput<typeof getTrackedLoads>['query'] = {}) => carrier.ask(getTrackedLoads, { query }),
    tracking: (shipmentNumber: string) => setup.ask(getShipmentTracking, { params: { shipmentNumber } }),
  }
}

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

export async function countStoredEvents({ database }: TestPortal, shipmentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from tracking_events
    where shipment_id = ${shipmentId}`.execute(database.owner)
  return rows[0]?.count ?? 0
}

type Window = { stopNumber: number; early: Date | string; late: Date | string }

/** Sets the window of a stop of a shipment, and that of the orders that it serves there. */
export const setWindow = async ({ database }: TestPortal, shipmentId: string, { stopNumber, early, late }: Window) => {
  await sql`update shipment_stops set early_at = ${early}, late_at = ${late}
    where shipment_id = ${shipmentId} and stop_number = ${stopNumber}`.execute(database.owner)
  await sql`update order_stops set early_at = ${early}, late_at = ${late} from shipment_stop_parts part, shipment_stops stop
    where part.order_stop_id = order_stops.id and stop.id = part.shipment_stop_id
      and stop.shipment_id = ${shipmentId} and stop.stop_number = ${stopNumber}`.execute(database.owner)
}
