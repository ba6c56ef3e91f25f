import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach } from 'vitest'
import { type Graphics, openBrowser } from './browser.ts'
import { forgetAccess } from './calls.ts'
import { portalUrl } from './portal-of-worker.ts'
import { leave, remember, type Taken, take } from './profiles.ts'
import { endOfToken, type Token, tokenIn } from './token.ts'

export { portalData, portalUrl } from './portal-of-worker.ts'
export const demoPassword = 'freight-desk-24'

/** Whether windows stay open for the tests that follow, or go with their own. */
type Windows = 'of one test' | 'of the file'

/** Every journey gets windows of its own, as a person at their own machine; the same on every machine. */
export function useBrowser(drawing: Graphics = 'none', windows: Windows = 'of one test') {
  const taken: Taken[] = []
  const leaveAll = () => Promise.all(taken.splice(0).map(leave))
  // A window that nobody looks at any more still works.
  afterEach(() => (windows === 'of one test' ? leaveAll() : []))
  afterAll(leaveAll)
  /** Who changes how the window itself works, its clock or its scripts, asks for a new one. */
  return async (options: BrowserContextOptions = {}, window?: 'new'): Promise<Page> => {
    const own = await take(await openBrowser(drawing), options, window)
    taken.push(own)
    own.page.setDefaultTimeout(60_000)
    return own.page
  }
}

type Session = { state: Awaited<ReturnType<BrowserContext['storageState']>>; token: Token; until: number }

/** Of people who signed in; renewing a token that two browsers hold would end both. */
const sessions = new Map<string, Session>()
const goodFor = 5 * 60_000

/** Opens a screen for somebody who has signed in: the first time by hand, then as a browser that was left signed in. */
export async function signIn(page: Page, email: string, path = '/dashboard') {
  await enter(page, email)
  if (new URL(page.url(), portalUrl()).pathname !== path) await page.goto(path)
  if (path === '/dashboard') await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
}

/** Signs somebody in and opens no screen yet. */
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

/** Button, address, password, and back in the portal. */
export async function signInByHand(page: Page, email: string, password = demoPassword) {
  forgetAccess(page.context())
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: false }).click()
  await page.waitForURL('**/dashboard')
}

/** False where the session has ended meanwhile, because another journey renewed its token. */
async function isAccepted({ access_token: token }: Token): Promise<boolean> {
  const { ok } = await fetch(`${portalUrl()}/api/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })
  return ok
}

/** Until the screen says that it follows what others do: what happened before does not arrive. */
export const untilLive = (page: Page) => page.getByText('Live', { exact: true }).first().waitFor()
