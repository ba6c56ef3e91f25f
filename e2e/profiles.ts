import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { forgetAccess } from './calls.ts'
import { timeZone } from './parts/days.ts'
import { portalUrl } from './portal-of-worker.ts'

/** A window and the key of the session that it is kept for afterwards. With a null key it is not reused. */
export type Taken = { page: Page; key: string | null; viewport: BrowserContextOptions['viewport'] }

type State = Awaited<ReturnType<BrowserContext['storageState']>>
const idleWindows = new Map<string, Page[]>()
/** Page events that journeys listen to. */
const pageEvents = ['request', 'response', 'download', 'dialog', 'console', 'pageerror', 'websocket'] as const
const wide = { width: 1440, height: 900 }

/**
 * Returns a window without a signed-in user and without stored data. It may have shown the product before, because a
 * fresh window loads and compiles the whole app again, which costs more than most journeys.
 */
export async function take(browser: Browser, options: BrowserContextOptions, window?: 'new'): Promise<Taken> {
  const { viewport = wide, baseURL } = options
  const key = window === 'new' || baseURL !== undefined ? null : JSON.stringify(options)
  const known = idleWindows.get(key ?? '')?.find((page) => page.context().browser() === browser)
  if (key !== null && known) {
    idleWindows.set(key, idleWindows.get(key)?.filter((page) => page !== known) ?? [])
    return { page: known, key, viewport }
  }
  const context = await browser.newContext({
    baseURL: portalUrl(),
    viewport,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: timeZone,
    ...options,
  })
  return { page: await context.newPage(), key, viewport }
}

/** Stops all activity in a window and resets it for reuse. */
export async function leave({ page, key, viewport }: Taken): Promise<void> {
  const context = page.context()
  try {
    if (key === null || page.isClosed()) return await context.close()
    await Promise.all(context.pages().map((other) => (other === page ? null : other.close())))
    for (const name of pageEvents) page.removeAllListeners(name)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await page.emulateMedia({ colorScheme: null })
    if (viewport) await page.setViewportSize(viewport)
    await remember(page, { cookies: [], origins: [] })
    idleWindows.set(key, [...(idleWindows.get(key) ?? []), page])
  } catch {
    await context.close()
  }
}

/** The smallest answer that the browser shows as a page. */
const smallest = '/portal-config.json'

/**
 * Restores the stored state of a browser and nothing else. Unlike Playwright's own function, it does not clear the
 * cache.
 */
export async function remember(page: Page, { cookies, origins }: State) {
  forgetAccess(page.context())
  if (!page.url().endsWith(smallest)) await page.goto(smallest)
  await page.context().clearCookies()
  if (cookies.length > 0) await page.context().addCookies(cookies)
  await page.evaluate(
    (entries) => {
      sessionStorage.clear()
      localStorage.clear()
      for (const { name, value } of entries) localStorage.setItem(name, value)
    },
    origins.find(({ origin }) => origin === portalUrl())?.localStorage ?? [],
  )
}
