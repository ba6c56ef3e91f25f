import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { called } from './calls.ts'
import { signIn, useBrowser } from './journey.ts'
import { tabTo } from './keys.ts'

const open = useBrowser()

type Listed = { data: { id: string; entityId: string; entityName: string }[] }

/** The entries of one kind, as the server lists them. */
async function entriesOf(page: Page, kind: string): Promise<Listed['data']> {
  return (await called<Listed>(page, 'GET', `/exceptions?kind=${kind}`)).data
}

/** A demo that has just begun still finds out what needs somebody. */
async function settled(page: Page) {
  const count = async () => (await called<{ views: { open: number } }>(page, 'GET', '/exceptions/counts')).views.open
  for (let [before, now] = [-1, await count()]; before !== now || now === 0; ) {
    await page.waitForTimeout(2_000)
    ;[before, now] = [now, await count()]
  }
}

const rows = (page: Page) => page.locator('main [data-row]')
/** The record of the entry at hand. */
const numberOf = (page: Page) => rows(page).and(page.locator('[aria-current]')).getByRole('link').first().innerText()
const countOf = async (page: Page, name: string) =>
  Number((await page.getByRole('link', { name: new RegExp(`^${name}`) }).innerText()).replaceAll(/\D/g, ''))

it('puts aside, hands over and closes exceptions by keyboard alone, and takes one up again', async () => {
  const page = await open()
  await signIn(page, 'admin@acme.test')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await settled(page)
  await page.keyboard.press('g')
  await page.keyboard.press('e')
  await page.getByRole('heading', { level: 1, name: 'Exceptions' }).waitFor()
  await rows(page).nth(3).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  const snoozed = await numberOf(page)
  await page.keyboard.press('z')
  await page.getByRole('menu', { name: 'Snooze until' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText(`${snoozed} snoozed until its next event`).waitFor()
  await page.keyboard.press('k')
  const assigned = await numberOf(page)
  await page.keyboard.press('a')
  await page.getByRole('menu', { name: 'Assign to' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(new RegExp(`^${assigned} assigned to `)).waitFor()
  await page.keyboard.press('d')
  await page.getByText(`${assigned} done`).waitFor()
  await tabTo(page, /^Done today/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: 'Done today' }).waitFor()
  await rows(page).getByRole('link', { name: assigned }).first().waitFor()
  await page.keyboard.press('j')
  expect(await numberOf(page)).toBe(assigned)
  await page.keyboard.press('u')
  await page.getByText(`${assigned} opened again`).waitFor()
})

it('shows on the dashboard and in the inbox at once that an order got its shipment', async () => {
  const [dashboard, inbox] = [await open(), await open()]
  for (const page of [dashboard, inbox]) await signIn(page, 'admin@acme.test')
  await inbox.goto('/exceptions?kind=NotOnShipment')
  await rows(inbox).first().waitFor()
  const [entry] = await entriesOf(inbox, 'NotOnShipment')
  if (!entry) throw new Error('An order of the demo waits for its shipment')
  const name = 'Orders not on a shipment'
  await dashboard.getByRole('link', { name }).waitFor()
  const before = await countOf(dashboard, name)
  await called(inbox, 'POST', '/shipments', { orders: [entry.entityId], maxBuy: 0 })
  await inbox.getByRole('link', { name: entry.entityName }).first().waitFor({ state: 'detached' })
  await expect.poll(() => countOf(dashboard, name), { timeout: 10_000 }).toBe(before - 1)
})
