import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { type Graphics, openBrowser } from './browser.ts'

export const demoPassword = 'freight-desk-24'

/** The portal of this worker; workers are counted from one. */
function portal() {
  const portals = inject('portals')
  const own = portals[(Number(process.env.VITEST_POOL_ID) - 1) % portals.length]
  if (!own) throw new Error('No portal was started for this worker')
  return own
}
export const portalUrl = () => portal().url
export const portalData = () => portal().dataDir

/** Whether windows stay open for the tests that follow, or go with their own. */
type Windows = 'of one test' | 'of the file'

/** One browser per file; every journey gets a context of its own, as a person at their own machine. */
export function useBrowser(drawing: Graphics = 'none', windows: Windows = 'of one test') {
  let browser: Browser
  const contexts: BrowserContext[] = []
  const closeAll = () => Promise.all(contexts.splice(0).map((context) => context.close()))
  beforeAll(async () => {
    browser = await openBrowser(drawing)
  })
  // A window that nobody looks at any more still works.
  afterEach(() => (windows === 'of one test' ? closeAll() : []))
  afterAll(async () => {
    await closeAll()
    await browser.close()
  })
  return async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: portalUrl(),
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      ...options,
    })
    contexts.push(context)
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    return page
  }
}

type Kept = { cookies: Awaited<ReturnType<BrowserContext['cookies']>>; storage: Record<string, string>; until: number }

/** What the browsers of people who signed in keep; renewing a token that two of them hold would end both. */
const kept = new Map<string, Kept>()
const goodFor = 5 * 60_000

/** Opens the portal for somebody who has signed in: the first time by hand, then as a browser that was left signed in. */
export async function signIn(page: Page, email: string, password = demoPassword) {
  const known = kept.get(`${portalUrl()} ${email}`)
  if (known && known.until > Date.now() && (await returnTo(page, known))) return
  await signInByHand(page, email, password)
  const storage = await page.evaluate(() => ({ ...localStorage }))
  const cookies = await page.context().cookies()
  kept.set(`${portalUrl()} ${email}`, { cookies, storage, until: Date.now() + goodFor })
}

/** Button, address, password, and back in the portal. */
export async function signInByHand(page: Page, email: string, password = demoPassword) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: false }).click()
  await page.waitForURL('**/dashboard')
}

/** False where the session has ended meanwhile, because another journey renewed its token. */
async function returnTo(page: Page, { cookies, storage }: Kept): Promise<boolean> {
  await page.context().addCookies(cookies)
  await page.goto('/healthz')
  await page.evaluate((entries) => Object.assign(localStorage, entries), storage)
  if (!(await page.evaluate(isKnown))) {
    await page.evaluate(() => localStorage.clear())
    await page.context().clearCookies()
    return false
  }
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  return true
}

/** Runs in the page: whether the portal takes the token that it keeps. */
async function isKnown() {
  const stored = Object.entries(localStorage).find(([key]) => key.startsWith('oidc.user:'))
  const { access_token: token } = JSON.parse(stored?.[1] ?? '{}') as { access_token?: string }
  const { ok } = await fetch('/api/v1/users/me', { headers: { authorization: `Bearer ${token}` } })
  return ok
}
