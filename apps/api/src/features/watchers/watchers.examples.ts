import { searchLanes } from '@lanewise/contract/lanes'
import { findShipments } from '@lanewise/contract/shipments'
import { addWatchedEntityWithEmail } from '@lanewise/contract/watchers'
import type { Examples, Given } from '#platform/testing/examples.ts'

const watcher = (entityId: string | undefined, emailAddress: string) => ({
  userId: null,
  emailAddress,
  notificationType: 'OnTimeStatus',
  entityId,
  entityType: 'CustomerLane',
})

export const examples: Examples = {
  getWatchedEntities: ({ laneId }) => ({ params: { entityId: laneId } }),
  addWatchedEntityWithEmail: ({ laneId }) => ({ body: watcher(laneId, 'new.watcher@shipper.test') }),
  updateWatcher: ({ laneId, watcherEmail }) => ({
    body: { watchedEntityRequest: watcher(laneId, watcherEmail ?? '') },
  }),
  removeWatcher: ({ laneId, watcherEmail }) => ({
    body: { entityId: laneId, userId: null, emailAddress: watcherEmail },
  }),
  getWatchRequest: () => ({ params: { token: 'unknown' } }),
  confirmWatch: () => ({ params: { token: 'unknown' } }),
  quickContactSearch: () => ({ query: { q: 'ruiz' } }),
}

/** A watcher on the company's lane and on a shipment of it. Both were created by their own features. */
export const given: Given = async ({ ask, name, database }) => {
  const { data } = await ask(searchLanes, {})
  const watcherEmail = `watcher@${name.toLowerCase()}.test`
  const entityId = data[0]?.id ?? ''
  await ask(addWatchedEntityWithEmail, { body: { emailAddress: watcherEmail, entityId, entityType: 'CustomerLane' } })
  const [shipment] = (await ask(findShipments, { body: {} })).data
  const shipmentId = shipment?.id ?? ''
  const { id: watcherId } = await ask(addWatchedEntityWithEmail, {
    body: { emailAddress: watcherEmail, entityId: shipmentId, entityType: 'Shipment' },
  })
  const { companyId } = await database.owner
    .selectFrom('watchers')
    .select('companyId')
    .where('id', '=', watcherId)
    .executeTakeFirstOrThrow()
  await database.owner
    .insertInto('watchNews')
    .values({ companyId, shipmentId, watcherId, kind: 'ShipmentStatus', status: 'Booked', happenedAt: new Date() })
    .execute()
  return { watcherEmail }
}
