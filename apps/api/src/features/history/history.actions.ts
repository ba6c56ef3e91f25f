import { type HistoryEntity, historyEntities, historyOf } from '@lanewise/contract/history'
import { isAllowed } from '@lanewise/domain/access/allowed'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { entriesOf, newestEntries } from './history.queries.ts'
import { historyView } from './history.view.ts'

type Page = { page: number; pageSize: number }

export async function readHistory({ db, user }: Context, entity: HistoryEntity, entityId: string, page: Page) {
  if (!isAllowed(historyOf[entity], user.permissions)) refuse.forbidden()
  const { rows, total } = await entriesOf(db, entity, entityId, page)
  if (total === 0) refuse.notFound(entity)
  return { data: rows.map(historyView), total }
}

/** What changed lately, only for records the user may open. */
export async function recentChanges({ db, user }: Context, page: Page) {
  const visible = historyEntities.filter((entity) => isAllowed(historyOf[entity], user.permissions))
  const { rows, total } = await newestEntries(db, visible, page)
  return { data: rows.map(historyView), total }
}
