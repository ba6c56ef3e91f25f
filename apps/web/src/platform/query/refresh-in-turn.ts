import type { Query, QueryClient } from '@tanstack/react-query'

/** Milliseconds between two refreshes of the same query by events. */
export const REFRESH_PAUSE = 1000

type Turn = { last: number; timer?: ReturnType<typeof setTimeout> }
const turns = new WeakMap<Query, Turn>()

/**
 * Asks a query again: at once after a quiet time, otherwise when its turn comes. However many events arrive, an answer
 * that is on its way is waited for, so that a stream of changes never keeps a list from being shown.
 */
export function refreshInTurn(client: QueryClient, query: Query) {
  const turn = turns.get(query) ?? { last: Number.NEGATIVE_INFINITY }
  turns.set(query, turn)
  if (turn.timer !== undefined) return
  const wait = turn.last + REFRESH_PAUSE - Date.now()
  const isBusy = query.state.fetchStatus === 'fetching'
  if (wait <= 0 && !isBusy) {
    turn.last = Date.now()
    return void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
  }
  turn.timer = setTimeout(
    () => {
      delete turn.timer
      refreshInTurn(client, query)
    },
    Math.max(wait, isBusy ? REFRESH_PAUSE : 0),
  )
}
