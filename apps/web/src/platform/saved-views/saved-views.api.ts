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

export const useStoredViews = (list: string) => useOperationQuery(viewsQuery(list))

/** The actions on the saved views of a list. The tabs update without waiting for a refetch. */
export function useViewActions(list: string) {
  const known = useKnownViews(list)
  const create = useOperation(createSavedView, { refreshes: [findSavedViews] })
  const update = useOperation(updateSavedView, { refreshes: [findSavedViews] })
  const remove = useOperation(deleteSavedView, { refreshes: [findSavedViews] })
  /**
   * Sends only the changed fields and overwrites changes from another window, because a view belongs to a single user.
   */
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
    /** The star moves at once, and is reverted when the server rejects the change. */
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
    /** For use after a rejection, because the views may have been changed in another window. */
    readAgain: known.readAgain,
  }
}
export type ViewActions = ReturnType<typeof useViewActions>

const withoutDefault = (view: SavedView): SavedView => ({ ...view, isDefault: false })

const starred = (view: SavedView, id: string, isDefault: boolean): SavedView =>
  view.id === id ? { ...view, isDefault } : isDefault ? withoutDefault(view) : view

function useKnownViews(list: string) {
  const client = useQueryClient()
  const { key } = viewsQuery(list)
  return {
    /** Returns a function that reverts the change. */
    change: (change: (views: SavedView[]) => SavedView[]) => {
      const before = client.getQueryData<SavedView[]>(key)
      if (before) client.setQueryData(key, change(before))
      return () => void client.setQueryData(key, before)
    },
    readAgain: () => void client.invalidateQueries({ queryKey: key }),
  }
}
