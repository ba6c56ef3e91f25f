import { allEntities } from '@lanewise/contract'
import { isAllowed } from '@lanewise/domain/access/allowed'
import type { Context, User } from '#platform/context.ts'
import { listAnswer } from '#platform/list/answer.ts'
import type { Page } from '#platform/list/list-query.ts'
import { refuse } from '#platform/refuse.ts'
import { companyHistory, recordHistory, type SentTo } from './history.queries.ts'
import { historyView } from './history.view.ts'

type Subject = { entity: string; entityId: string }

export async function findHistory({ db, user }: Context, { entity, entityId }: Subject, page: Page) {
  const { read } = allEntities.find(({ name }) => name === entity) ?? refuse.notFound('kind of record')
  if (!isAllowed(read, user.permissions)) refuse.forbidden()
  const found = await recordHistory.find(db, { entity, entityId, sentTo: sentTo(user), ...page })
  if (found.total === 0) refuse.notFound(entity)
  return listAnswer(found, (rows) => rows.map(historyView))
}

/** What changed lately, only for records the user may open. */
export async function recentChanges({ db, user }: Context, page: Page) {
  const visible = allEntities.filter(({ read }) => isAllowed(read, user.permissions))
  const found = await companyHistory.find(db, {
    entities: visible.map(({ name }) => name),
    sentTo: sentTo(user),
    ...page,
  })
  return listAnswer(found, (rows) => rows.map(historyView))
}

/** Who was sent a link to activate an account or to reset a password is for those who may send one. */
const sentTo = ({ id, permissions }: User): SentTo =>
  isAllowed('EditContacts', permissions) ? 'everybody' : { userId: id }
