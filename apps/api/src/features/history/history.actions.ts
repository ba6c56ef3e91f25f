import { allEntities } from '@lanewise/contract'
import { shipmentEntity } from '@lanewise/contract/shipments'
import { isAllowed } from '@lanewise/domain/access/allowed'
import type { Context, User } from '#platform/context.ts'
import { listAnswer, type Page } from '#platform/list/list-query.ts'
import { refuse } from '#platform/refuse.ts'
import { companyHistory, recordHistory, reportsOf, type SentTo } from './history.queries.ts'
import { historyView, stopsView } from './history.view.ts'

type Subject = { entity: string; entityId: string }

/** Changes of all records of one kind. */
export async function findKindHistory({ db, user }: Context, entity: string, page: Page) {
  requireReader(user, entity)
  const result = await companyHistory.find(db, { entities: [entity], sentTo: sentTo(user), ...page })
  return listAnswer(result, (rows) => rows.map((row) => historyView(row, user.timeZone)))
}

function requireReader({ permissions }: User, entity: string) {
  const { read } = allEntities.find(({ name }) => name === entity) ?? refuse.notFound('kind of record')
  if (!isAllowed(read, permissions)) refuse.forbidden()
}

export async function findHistory({ db, user }: Context, { entity, entityId }: Subject, page: Page) {
  requireReader(user, entity)
  const result = await recordHistory.find(db, { entity, entityId, sentTo: sentTo(user), ...page })
  if (result.total === 0 && !isSettingsPage({ entity, entityId }, user)) refuse.notFound(entity)
  const tracking = entity === shipmentEntity.name ? stopsView(await reportsOf(db, { entity, entityId })) : undefined
  const answer = await listAnswer(result, (rows) => rows.map((row) => historyView(row, user.timeZone)))
  return tracking ? { ...answer, tracking } : answer
}

/** A settings page has the id of its company and exists from the start, without an entry that says so. */
const isSettingsPage = ({ entity, entityId }: Subject, { companyId }: User) =>
  entityId === companyId && entity.endsWith('Settings')

/** Recent changes of the records that the user may open. */
export async function recentChanges({ db, user }: Context, page: Page) {
  const visible = allEntities.filter(({ read }) => isAllowed(read, user.permissions))
  const result = await companyHistory.find(db, {
    entities: visible.map(({ name }) => name),
    sentTo: sentTo(user),
    ...page,
  })
  return listAnswer(result, (rows) => rows.map((row) => historyView(row, user.timeZone)))
}

/** Only users who may send activation and reset links see who was sent one. */
const sentTo = ({ id, permissions }: User): SentTo =>
  isAllowed('EditContacts', permissions) ? 'everybody' : { userId: id }
