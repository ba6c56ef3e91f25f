import {
  createSavedView,
  deleteSavedView,
  findSavedViews,
  type SavedView,
  type SavedViewChoices,
  updateSavedView,
} from '@lanewise/contract/saved-views'
import { useQueryClient } from '@tanstack/react-query'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'
import type { AskOptions } from '#platform/session/session.ts'

const viewsQuery = (list: string) => query(findSavedViews, { query: { list } })

export const useSavedViews = (list: string) => useOperationQuery(viewsQuery(list))

/** What a user does with the views of one list; the tabs show it without waiting for the list to be read again. */
export function useViewActions(list: string) {
  const known = useKnownViews(list)
  const create = useOperation(createSavedView, { refreshes: [findSavedViews] })
  const update = useOperation(updateSavedView, { refreshes: [findSavedViews] })
  const remove = useOperation(deleteSavedView, { refreshes: [findSavedViews] })
  /** Only what was changed, over whatever another window saved: a view is one person's own. */
  const put = async ({ id }: SavedView, body: Partial<SavedViewChoices>, options: AskOptions = {}) => {
    const saved = await update.mutateAsync({ params: { id }, body, options })
    known.change((views) => views.map((other) => (other.id === id ? saved : other)))
  }
  return {
    create: async (choices: SavedViewChoices, options: AskOptions) => {
      const saved = await create.mutateAsync({ body: { list, ...choices }, options })
      known.change((views) => [...(saved.isDefault ? views.map(withoutDefault) : views), saved])
    },
    rename: (view: SavedView, name: string, options: AskOptions) => put(view, { name }, options),
    saveFilter: (view: SavedView, filter: string) => put(view, { query: filter }),
    /** The star moves at once, and back when the server refuses. */
    setDefault: async (view: SavedView, isDefault: boolean) => {
      const takeBack = known.change((views) => views.map((other) => starred(other, view.id, isDefault)))
      await put(view, { isDefault }).catch((error) => {
        takeBack()
        throw error
      })
    },
    remove: async ({ id }: SavedView) => {
      await remove.mutateAsync({ params: { id } })
      known.change((views) => views.filter((other) => other.id !== id))
    },
    /** After a refusal: somebody may have changed the views in another window. */
    readAgain: known.readAgain,
  }
}
export type ViewActions = ReturnType<typeof useViewActions>

const withoutDefault = (view: SavedView): SavedView => ({ ...view, isDefault: false })

const starred = (view: SavedView, id: string, isDefault: boolean): SavedView =>
  view.id === id ? { ...view, isDefault } : isDefault ? withoutDefault(view) : view

/** The views as this browser knows them. */
function useKnownViews(list: string) {
  const client = useQueryClient()
  const { key } = viewsQuery(list)
  return {
    /** Answers how to take the change back. */
    change: (change: (views: SavedView[]) => SavedView[]) => {
      const before = client.getQueryData<SavedView[]>(key)
      if (before) client.setQueryData(key, change(before))
      return () => void client.setQueryData(key, before)
    },
    readAgain: () => void client.invalidateQueries({ queryKey: key }),
  }
}
