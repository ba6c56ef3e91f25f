import { type SavedView, viewQuery } from '@lanewise/contract/saved-views'
import { useState } from 'react'
import { useLocation } from 'react-router'

export type CurrentView = {
  /** Search, filters and order of the address; empty for the whole list. */
  query: string
  /** The view that the list shows, or that it showed before its filter was changed. */
  view: SavedView | undefined
  isChanged: boolean
}

/** Where a view leads. Two views may hold the same filter, so the way there remembers which one was pressed. */
export const placeOf = ({ id, query }: SavedView) => ({ to: { search: `?${query}` }, state: { viewId: id } })

/** The current tab follows the address: Back, links and the toolbar choose it as well as a press. */
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
