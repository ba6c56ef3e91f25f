import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { openBrowser } from './browser.ts'

export const demoPassword = 'freight-desk-24'
export const portalUrl = () => inject('portalUrl')

/** One browser per file; every journey gets a context of its own, as a person at their own machine. */
export function useBrowser() {
  let browser: Browser
  const contexts: BrowserContext[] = []
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()))
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
    page.setDefaultTimeout(30_000)
    return page
  }
}

/** Signs in as a person does: button, address, password, and back in the portal. */
export async function signIn(page: Page, email: string, password = demoPassword) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: false }).click()
  await page.waitForURL('**/dashboard')
}
