import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn, useBrowser } from './journey.ts'

const open = useBrowser()

async function atCatalogue(email: string): Promise<Page> {
  const page = await open()
  await signIn(page, email, '/commodities')
  await page.getByRole('textbox', { name: 'Search commodities' }).waitFor()
  return page
}

async function choose(page: Page, view: string, entry: string) {
  await page.getByRole('button', { name: `Options of ${view}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

it('saves a filter under a name, renames it, opens the list with it, for one user alone, and deletes it [ORDPAGE-3]', async () => {
  const tag = randomUUID().slice(0, 8)
  const page = await atCatalogue('readonly@acme.test')
  const tab = (name: string) => page.getByRole('link', { name })

  await page.getByRole('textbox', { name: 'Search commodities' }).fill('peanut')
  await page.waitForURL('**/commodities?search=peanut')
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(`Nuts ${tag}`)
  await page.keyboard.press('Enter')
  await page.getByText('View saved').waitFor()
  await tab(`Nuts ${tag}`).waitFor()

  await choose(page, `Nuts ${tag}`, 'Rename')
  await page.getByRole('textbox', { name: 'Name' }).fill(`Peanuts ${tag}`)
  await page.keyboard.press('Enter')
  await tab(`Peanuts ${tag}`).waitFor()

  await choose(page, `Peanuts ${tag}`, 'Set as default')
  await tab(`Peanuts ${tag}, default`).waitFor()
  await page.goto('/dashboard')
  await page.goto('/commodities')
  await page.waitForURL('**/commodities?search=peanut')
  // Links work only after the screen has moved to its new URL.
  await page.locator('nav [aria-current]', { hasText: `Peanuts ${tag}` }).waitFor()
  await tab('All commodities').click()
  await page.waitForURL('**/commodities')
  await page.goBack()
  await page.waitForURL('**/commodities?search=peanut')
  await page.goBack()
  await page.waitForURL('**/dashboard')

  const colleague = await atCatalogue('data@acme.test')
  await colleague.getByText('BEANS-BLK-24').first().waitFor()
  expect(await colleague.getByRole('link', { name: tag }).count()).toBe(0)

  await page.goto('/commodities?search=peanut')
  await choose(page, `Peanuts ${tag}`, 'Delete')
  await page.getByRole('dialog', { name: 'Delete view?' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByText('View deleted').waitFor()
  await page.waitForURL('**/commodities')
  expect(await tab(tag).count()).toBe(0)
})
