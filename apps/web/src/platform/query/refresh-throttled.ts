import type { Query, QueryClient } from '@tanstack/react-query'

/** Minimum milliseconds between two event-triggered refreshes of the same query. */
export const REFRESH_PAUSE = 1000

type RefreshState = { last: number; timer?: ReturnType<typeof setTimeout> }
const refreshStates = new WeakMap<Query, RefreshState>()

/**
 * Refetches a query: at once after a quiet time, otherwise at the end of the pause. A running request is never
 * interrupted, so a stream of events cannot keep a list from being shown.
 */
export function refreshThrottled(client: QueryClient, query: Query) {
  const refresh = refreshStates.get(query) ?? { last: Number.NEGATIVE_INFINITY }
  refreshStates.set(query, refresh)
  if (refresh.timer !== undefined) return
  const wait = refresh.last + REFRESH_PAUSE - Date.now()
  const isBusy = query.state.fetchStatus === 'fetching'
  if (wait <= 0 && !isBusy) {
    refresh.last = Date.now()
    return void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
  }
  refresh.timer = setTimeout(
    () => {
      delete refresh.timer
      refreshThrottled(client, query)
    },
    Math.max(wait, isBusy ? REFRESH_PAUSE : 0),
  )
}
