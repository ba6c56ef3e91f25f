import { type ComponentType, lazy } from 'react'

const key = 'reloaded-for-screen'

/**
 * Loads a screen's code. After a failure the page reloads once, because a new version may have replaced the files.
 * (ROUTE-40) A second failure right after shows the fallback page instead of reloading in a loop. (ROUTE-41)
 */
export async function loadPage<P>(load: () => Promise<P>, reload = () => location.reload()): Promise<P> {
  try {
    const page = await load()
    sessionStorage.removeItem(key)
    return page
  } catch (error) {
    if (sessionStorage.getItem(key)) {
      sessionStorage.removeItem(key)
      throw error
    }
    sessionStorage.setItem(key, 'true')
    reload()
    return new Promise(() => {})
  }
}

/**
 * A step of a screen, loaded like a screen by itself. The screen calls `prepare` when the step is likely to come next,
 * so that the user does not wait for it.
 */
export const lazyStep = <P extends object>(load: () => Promise<ComponentType<P>>) => ({
  Step: lazy(() => loadPage(async () => ({ default: await load() }))),
  prepare: () => void load().catch(() => {}),
})
