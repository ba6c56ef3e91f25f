import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { forgetAccess } from './calls.ts'
import { timeZone } from './parts/days.ts'
import { portalUrl } from './portal-of-worker.ts'

/** A window of somebody's own browser, and for whom it is kept afterwards; for nobody where the key is null. */
export type Taken = { page: Page; key: string | null; viewport: BrowserContextOptions['viewport'] }

type State = Awaited<ReturnType<BrowserContext['storageState']>>
const idleWindows = new Map<string, Page[]>()
/** What journeys listen to. */
const pageEvents = ['request', 'response', 'download', 'dialog', 'console', 'pageerror', 'websocket'] as const
const wide = { width: 1440, height: 900 }

/**
 * A window in which nobody signed in and nothing is stored. It may have shown the product before: a fresh one
 * fetches and compiles all of it anew, which costs more than most journeys.
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

/** Ends what goes on in a window, and keeps it as if nobody had used it. */
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

/** The smallest thing that the portal shows. */
const smallest = '/theme.js'

/** Lets a browser know what it kept when it was closed, and nothing else; clears no cache, as Playwright's own would. */
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
