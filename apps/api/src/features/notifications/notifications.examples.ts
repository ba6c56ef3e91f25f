import { inCompany } from '#platform/db/database.ts'
import type { Examples, Given } from '#platform/testing/examples.ts'
import { insertNotifications } from './notifications.queries.ts'

export const examples: Examples = {
  getNotifications: () => ({ query: { group: 'Mentions' } }),
  getUnreadNotificationCounts: () => ({}),
  readNotifications: () => ({ body: { group: 'Mentions' } }),
  getSubscription: () => ({ params: { token: 'unknown' } }),
  unsubscribe: () => ({ params: { token: 'unknown' } }),
}

/** Notifications of the administrator, as a reaction would create them. */
export const given: Given = async ({ admin, database }) => {
  const row = {
    contactId: admin.id,
    actorId: admin.id,
    actorName: 'Ana Ruiz',
    entityName: 'A lane',
    kind: 'Mention',
  } as const
  await inCompany(database.db, admin.companyId, (tx) =>
    insertNotifications(tx, [{ ...row, inBell: true, mail: 'Never' }]),
  )
  return {}
}
