import { z } from 'zod'
import { Id, text } from './list.ts'
import { required } from './messages.ts'
import { operation } from './operation.ts'
import { updateOf } from './update-of.ts'

export const unknownList = 'Choose one of the lists'

/** Plural of the kind of record in the list; the server knows the valid ones. */
const list = z.string(unknownList).max(100, unknownList)

/** Maximum number of saved views per user and list. */
export const viewLimit = 50

/**
 * The part of a list's URL that makes up a view: search, filters and order, without the page. Two URLs that show the
 * same rows give the same text.
 */
export function viewQuery(search: string): string {
  const params = [...new URLSearchParams(search)].filter(([name, value]) => !passing.includes(name) && value !== '')
  const inOrder = params.sort(([a, x], [b, y]) => compare(a, b) || compare(x, y))
  return new URLSearchParams(inOrder).toString()
}

/** URL parameters that are not part of a view: the page and the open record. */
const passing = ['page', 'cursor', 'contactId', 'commodityId', 'shipment']

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const shape = {
  name: text(60).trim().min(1, required),
  query: text(2000)
    .transform(viewQuery)
    .refine((query) => query !== '', 'Set a filter, a search or an order before saving a view.'),
  isDefault: z.boolean('Answer true or false').default(false),
} as const

/** Input for saving or renaming a view. */
export const SavedViewForm = z.strictObject({ name: shape.name, isDefault: shape.isDefault })
export type SavedViewForm = z.output<typeof SavedViewForm>

export const SavedViewFields = z.strictObject({ list, ...shape })
export type SavedViewFields = z.output<typeof SavedViewFields>

/** Editable fields of a view: all except its list. */
export const SavedViewChoices = z.strictObject(shape)
export type SavedViewChoices = z.output<typeof SavedViewChoices>
export const SavedViewUpdate = updateOf(SavedViewChoices)
export type SavedViewUpdate = z.output<typeof SavedViewUpdate>

export const SavedView = z.object({
  id: Id,
  list: z.string(),
  name: z.string(),
  query: z.string(),
  isDefault: z.boolean(),
  version: z.int(),
})
export type SavedView = z.output<typeof SavedView>

export const findSavedViews = operation({
  name: 'getSavedViews',
  summary: 'Your saved views of one list, in the order of their tabs',
  method: 'GET',
  path: '/saved-views',
  permission: 'signed-in',
  query: z.strictObject({ list }),
  answer: z.array(SavedView),
})

export const createSavedView = operation({
  name: 'createSavedView',
  summary: 'Save the filter of a list under a name',
  method: 'POST',
  path: '/saved-views',
  permission: 'signed-in',
  body: SavedViewFields,
  answer: SavedView,
  status: 201,
})

export const updateSavedView = operation({
  name: 'updateSavedView',
  summary: 'Rename a saved view, change its filter, or make it the default of its list',
  method: 'PUT',
  path: '/saved-views/{id}',
  permission: 'signed-in',
  params: z.strictObject({ id: Id }),
  body: SavedViewUpdate,
  answer: SavedView,
})

export const deleteSavedView = operation({
  name: 'deleteSavedView',
  summary: 'Delete a saved view',
  method: 'DELETE',
  path: '/saved-views/{id}',
  permission: 'signed-in',
  params: z.strictObject({ id: Id }),
  answer: z.void(),
  status: 204,
})
