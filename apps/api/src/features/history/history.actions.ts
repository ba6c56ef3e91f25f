import { type HistoryEntity, historyEntities, historyOf } from '@lanewise/contract/history'
import { isAllowed } from '@lanewise/domain/access/allowed'
import type { Context, User } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { entriesOf, newestEntries, type SentTo } from './history.queries.ts'
import { historyView } from './history.view.ts'

type Page = { page: number; pageSize: number }

export async function readHistory({ db, user }: Context, entity: HistoryEntity, entityId: string, page: Page) {
  if (!isAllowed(historyOf[entity], user.permissions)) refuse.forbidden()
  const { rows, total } = await entriesOf(db, { entity, entityId, sentTo: sentTo(user) }, page)
  if (total === 0) refuse.notFound(entity)
  return { data: rows.map(historyView), total }
}

/** What changed lately, only for records the user may open. */
export async function recentChanges({ db, user }: Context, page: Page) {
  const visible = historyEntities.filter((entity) => isAllowed(historyOf[entity], user.permissions))
  const { rows, total } = await newestEntries(db, visible, sentTo(user), page)
  return { data: rows.map(historyView), total }
}

/** Who was sent a link to activate an account or to reset a password is for those who may send one. */
const sentTo = ({ id, permissions }: User): SentTo =>
  isAllowed('EditContacts', permissions) ? 'everybody' : { userId: id }
