import {
  createSavedView,
  deleteSavedView,
  findSavedViews,
  type SavedView,
  type SavedViewForm,
  updateSavedView,
  type ViewList,
} from '@lanewise/contract/saved-views'
import { useQueryClient } from '@tanstack/react-query'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'

const viewsQuery = (list: ViewList) => query(findSavedViews, { query: { list } })

export const useSavedViews = (list: ViewList) => useOperationQuery(viewsQuery(list))

/** What a user does with the views of one list; the tabs show it without waiting for the list to be read again. */
export function useViewActions(list: ViewList) {
  const client = useQueryClient()
  const { key } = viewsQuery(list)
  const create = useOperation(createSavedView, { refreshes: [findSavedViews] })
  const update = useOperation(updateSavedView, { refreshes: [findSavedViews] })
  const remove = useOperation(deleteSavedView, { refreshes: [findSavedViews] })
  const show = (change: (views: SavedView[]) => SavedView[]) =>
    client.setQueryData<SavedView[]>(key, (views) => views && change(views))

  const put = async (view: SavedView, changes: Partial<SavedView>) => {
    const { id, name, query: filter, isDefault, version } = { ...view, ...changes }
    const saved = await update.mutateAsync({ params: { id }, body: { name, query: filter, isDefault, version } })
    show((views) => views.map((other) => (other.id === id ? saved : other)))
  }
  return {
    create: async (form: SavedViewForm, filter: string) => {
      const saved = await create.mutateAsync({ body: { list, ...form, query: filter } })
      show((views) => [...(saved.isDefault ? views.map(withoutDefault) : views), saved])
    },
    rename: (view: SavedView, name: string) => put(view, { name }),
    saveFilter: (view: SavedView, filter: string) => put(view, { query: filter }),
    /** The star moves at once, and back when the server refuses. */
    setDefault: async (view: SavedView, isDefault: boolean) => {
      const before = client.getQueryData<SavedView[]>(key)
      show((views) =>
        views.map((other) =>
          other.id === view.id ? { ...other, isDefault } : isDefault ? withoutDefault(other) : other,
        ),
      )
      try {
        await put(view, { isDefault })
      } catch (error) {
        client.setQueryData(key, before)
        throw error
      }
    },
    remove: async ({ id }: SavedView) => {
      await remove.mutateAsync({ params: { id } })
      show((views) => views.filter((other) => other.id !== id))
    },
    /** After a refusal: somebody may have changed the views in another window. */
    readAgain: () => void client.invalidateQueries({ queryKey: key }),
  }
}
export type ViewActions = ReturnType<typeof useViewActions>

const withoutDefault = (view: SavedView): SavedView => ({ ...view, isDefault: false })
