import { type SavedView, viewQuery } from '@lanewise/contract/saved-views'
import { useState } from 'react'
import { useLocation } from 'react-router'

export type CurrentView = {
  /** Search, filters and sort order in the URL; empty for the whole list. */
  query: string
  /** The view that the list shows, or that it showed before a filter was changed. */
  view: SavedView | undefined
  isChanged: boolean
}

/**
 * Link target of a view. Two views may have the same query, so the navigation state holds the id of the clicked one.
 */
export const placeOf = ({ id, query }: SavedView) => ({ to: { search: `?${query}` }, state: { viewId: id } })

/** The current tab follows the URL, so Back, links and the toolbar select it just like a click. */
export function useCurrentView(views: readonly SavedView[]): CurrentView {
  const { search, state } = useLocation()
  const query = viewQuery(search)
  const [lastId, setLast] = useState('')
  const same = views.filter((view) => view.query === query)
  const exact = same.find(({ id }) => id === state?.viewId) ?? same.find(({ id }) => id === lastId) ?? same[0]
  const shownId = query === '' ? '' : (exact?.id ?? lastId)
  if (shownId !== lastId) setLast(shownId)
  const view = views.find(({ id }) => id === shownId)
  return { query, view, isChanged: view !== undefined && !exact }
}
