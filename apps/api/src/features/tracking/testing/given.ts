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
import { shipmentDesk } from '#features/shipments/testing/given.ts'
import type { TestPortal } from '#platform/testing/portal.ts'
import { turn } from '../apply/take-turns.ts'
import type { TrackingDesk } from '../desk.ts'

type Told = CallInput<typeof recordTrackingEvents>['body']['events'][number]

const noPartners: TrackingDesk = {
  miles: { name: 'none', measure: async () => null } as never,
  followers: [],
  cancelAtCarrier: [],
  heard: async () => undefined,
}

/** Looks at every shipment of which something was told, as the loop of a running portal does; answers what screens hear. */
export async function look(
  { database, transactions, app }: TestPortal,
  { at = new Date(), heard = noPartners.heard }: { at?: Date; heard?: TrackingDesk['heard'] } = {},
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
  while (await turn(parts, { ...noPartners, heard }));
  return moved
}

/** A company with a booked truck, a key of a carrier's system, and what it tells. */
export async function trackingDesk(portal: TestPortal) {
  const desk = await shipmentDesk(portal)
  const admin = portal.as(await portal.given.person({ company: desk.company, permissions }))
  const { key } = await admin.ask(createApiKey, { body: { name: 'Tidewater', scopes: ['tracking'] } })
  const carrier = portal.withKey(key)
  const book = async () => {
    const made = await desk.ship()
    await desk.book(made.shipmentId, await desk.byHand())
    await look(portal)
    return made
  }
  const told = (shipmentNumber: string, more: Partial<Told>): Told => ({
    eventId: randomUUID(),
    shipmentNumber,
    kind: 'Position',
    occurredAt: new Date().toISOString(),
    ...more,
  })
  return {
    ...desk,
    key,
    carrier,
    bookTruck: book,
    told,
    tell: (...events: Told[]) => carrier.ask(recordTrackingEvents, { body: { events } }),
    tryTell: (...events: object[]) => carrier.attempt(recordTrackingEvents, { body: { events } }),
    byHand: desk.byHand,
    add: (shipmentNumber: string, body: CallInput<typeof addTrackingEvent>['body']) =>
      desk.ask(addTrackingEvent, { params: { shipmentNumber }, body }),
    tryAdd: (shipmentNumber: string, body: object) =>
      desk.attempt(addTrackingEvent, { params: { shipmentNumber }, body }),
    loads: (query: CallInput<typeof getTrackedLoads>['query'] = {}) => carrier.ask(getTrackedLoads, { query }),
    tracking: (shipmentNumber: string) => desk.ask(getShipmentTracking, { params: { shipmentNumber } }),
  }
}

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** How many events are kept of a shipment. */
export async function keptEvents({ database }: TestPortal, shipmentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from tracking_events
    where shipment_id = ${shipmentId}`.execute(database.owner)
  return rows[0]?.count ?? 0
}
