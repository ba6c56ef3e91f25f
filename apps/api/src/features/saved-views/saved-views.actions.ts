import { allEntities } from '@lanewise/contract'
import {
  type SavedView,
  SavedViewChoices,
  type SavedViewFields,
  type SavedViewUpdate,
  unknownList,
  viewLimit,
} from '@lanewise/contract/saved-views'
import { joinChanges } from '#platform/audit/join-changes.ts'
import type { Context } from '#platform/context.ts'
import { isUniqueViolation } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'
import {
  clearDefault,
  deleteOwnView,
  findOwnView,
  insertView,
  lockOwnViews,
  nameIndex,
  type SavedViewRow,
  saveView,
  viewsOf,
} from './saved-views.queries.ts'

// A saved view is a personal list layout, not a business record: it is neither audited nor announced.

export async function findSavedViews({ db, user }: Context, list: string): Promise<SavedView[]> {
  refuseUnknownList(list)
  return (await viewsOf(db, user.id, list)).map(savedView)
}

export async function createSavedView({ db, user }: Context, fields: SavedViewFields): Promise<SavedView> {
  refuseUnknownList(fields.list)
  await lockOwnViews(db, user.id)
  const existing = await viewsOf(db, user.id, fields.list)
  if (existing.length >= viewLimit) refuse.conflict(`You have ${viewLimit} views of this list. Delete one first.`)
  if (fields.isDefault) await clearDefault(db, user.id, fields.list)
  const position = (existing.at(-1)?.position ?? 0) + 1
  const row = await insertView(db, { ...fields, contactId: user.id, position }).catch(refuseTakenName)
  return savedView(row)
}

export async function updateSavedView(
  { db, user, now }: Context,
  id: string,
  update: SavedViewUpdate,
): Promise<SavedView> {
  await lockOwnViews(db, user.id)
  const row = (await findOwnView(db, user.id, id)) ?? refuse.notFound('view')
  const { name, query, isDefault, version } = row
  const fields = await joinChanges(db, SavedViewChoices, {
    current: { name, query, isDefault },
    version,
    update,
    recorded: null,
    labels: { name: 'Name', query: 'Filter', isDefault: 'Default' },
  })
  if (fields.isDefault && !row.isDefault) await clearDefault(db, user.id, row.list)
  return savedView(await saveView(db, id, fields, now).catch(refuseTakenName))
}

export async function deleteSavedView({ db, user }: Context, id: string): Promise<void> {
  const { numDeletedRows } = await deleteOwnView(db, user.id, id)
  if (numDeletedRows === 0n) refuse.notFound('view')
}

const savedView = ({ id, list, name, query, isDefault, version }: SavedViewRow): SavedView => ({
  id,
  list,
  name,
  query,
  isDefault,
  version,
})

function refuseUnknownList(list: string) {
  if (!allEntities.some(({ plural, otherLists = [] }) => [plural, ...otherLists].includes(list)))
    refuse.invalid(unknownList, { list: [unknownList] })
}

function refuseTakenName(error: unknown): never {
  if (!isUniqueViolation(error, nameIndex)) throw error
  return refuse.conflict(takenName, { name: [takenName] })
}

const takenName = 'A view with this name already exists.'
