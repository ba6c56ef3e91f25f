import type { QueryClient } from '@tanstack/react-query'

/** A page that is still not settled after this many milliseconds no longer holds back the rest. */
const longest = 3000
/** Answers lead to further questions, so the page is settled only after this many milliseconds without any. */
const pause = 120

/**
 * Resolves when the page has its data, so that whatever is large and not urgent does not compete with it: the map, the
 * live connection.
 */
export function untilSettled(client: QueryClient): Promise<void> {
  return new Promise((done) => {
    let quiet: ReturnType<typeof setTimeout> | undefined
    const finish = () => {
      clearTimeout(quiet)
      clearTimeout(latest)
      unsubscribe()
      done()
    }
    const watch = () => {
      clearTimeout(quiet)
      quiet = client.isFetching() > 0 ? undefined : setTimeout(finish, pause)
    }
    const latest = setTimeout(finish, longest)
    const unsubscribe = client.getQueryCache().subscribe(watch)
    watch()
  })
}
