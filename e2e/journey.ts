import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach } from 'vitest'
import { openBrowser } from './browser.ts'
import { forgetAccess } from './calls.ts'
import type { Graphics } from './chromium.ts'
import { portalUrl } from './portal-of-worker.ts'
import { leave, remember, type Taken, take } from './profiles.ts'
import { endOfToken, type Token, tokenIn } from './token.ts'

export { portalData, portalUrl } from './portal-of-worker.ts'
export const demoPassword = 'freight-desk-24'

/** Whether windows stay open for later tests of the file or close with their own test. */
type Windows = 'of one test' | 'of the file'

/** Every journey gets its own windows, like a user at their own machine, with the same settings on every machine. */
export function useBrowser(drawing: Graphics = 'none', windows: Windows = 'of one test') {
  const taken: Taken[] = []
  const leaveAll = () => Promise.all(taken.splice(0).map(leave))
  // A window in the background keeps working.
  afterEach(() => (windows === 'of one test' ? leaveAll() : []))
  afterAll(leaveAll)
  /** A test that changes the window itself, for example its clock or its scripts, requests a new one. */
  return async (options: BrowserContextOptions = {}, window?: 'new'): Promise<Page> => {
    const own = await take(await openBrowser(drawing), options, window)
    taken.push(own)
    own.page.setDefaultTimeout(60_000)
    return own.page
  }
}

type Session = { state: Awaited<ReturnType<BrowserContext['storageState']>>; token: Token; until: number }

/** Sessions by user. Two browsers must not share a token, because renewing it would end both sessions. */
const sessions = new Map<string, Session>()
const goodFor = 5 * 60_000

/** Signs a user in and opens a screen. The first sign-in uses the form, later ones restore the stored session. */
export async function signIn(page: Page, email: string, path = '/dashboard') {
  await enter(page, email)
  if (new URL(page.url(), portalUrl()).pathname !== path) await page.goto(path)
  if (path === '/dashboard') await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
}

/** Signs a user in without opening a screen. */
export async function enter(page: Page, email: string) {
  const known = sessions.get(`${portalUrl()} ${email}`)
  if (known && known.until > Date.now() && (await isAccepted(known.token))) {
    return remember(page, known.state)
  }
  await signInByHand(page, email)
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  const state = await page.context().storageState()
  const token = tokenIn(state)
  const until = Math.min(Date.now() + goodFor, endOfToken(token))
  sessions.set(`${portalUrl()} ${email}`, { state, token, until })
}

/** Signs in with email address and password through the form. */
export async function signInByHand(page: Page, email: string, password = demoPassword) {
  forgetAccess(page.context())
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: false }).click()
  await page.waitForURL('**/dashboard')
}

/** False if the session has ended because another journey renewed its token. */
async function isAccepted({ access_token: token }: Token): Promise<boolean> {
  const { ok } = await fetch(`${portalUrl()}/api/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })
  return ok
}

/** Waits until the screen receives live updates. Earlier changes do not arrive. */
export const untilLive = (page: Page) => page.getByText('Live', { exact: true }).first().waitFor()
