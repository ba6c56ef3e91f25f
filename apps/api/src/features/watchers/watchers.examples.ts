import { searchLanes } from '@lanewise/contract/lanes'
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
  quickContactSearch: () => ({ query: { q: 'ruiz' } }),
}

/** Somebody watches the company's lane, which its own feature has made before. */
export const given: Given = async ({ ask, name }) => {
  const { data } = await ask(searchLanes, {})
  const watcherEmail = `watcher@${name.toLowerCase()}.test`
  const entityId = data[0]?.id ?? ''
  await ask(addWatchedEntityWithEmail, { body: { emailAddress: watcherEmail, entityId, entityType: 'CustomerLane' } })
  return { watcherEmail }
}
