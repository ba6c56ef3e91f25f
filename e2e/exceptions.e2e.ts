import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { called } from './calls.ts'
import { enter, untilLive, useBrowser } from './journey.ts'
import { tabTo } from './keys.ts'
import { newDueOrder, type Order } from './parts/loads.ts'

const open = useBrowser()

type Listed = { data: { entityName: string }[] }

/** Creates orders without a shipment and waits for their exceptions, because the portal evaluates new records last. */
async function waitingOrders(page: Page, count: number): Promise<Order[]> {
  const orders: Order[] = []
  for (let made = 0; made < count; made += 1) orders.push(await newDueOrder(page))
  const listed = async () => {
    const { data } = await called<Listed>(page, 'GET', '/exceptions?kind=NotOnShipment&pageSize=100')
    const names = data.map(({ entityName }) => entityName)
    return orders.every(({ orderNumber }) => names.includes(orderNumber))
  }
  await expect.poll(listed).toBe(true)
  return orders
}

const rows = (page: Page) => page.locator('main [data-row]')
/** Number of the record of the selected entry. */
const numberOf = (page: Page) => rows(page).and(page.locator('[aria-current]')).getByRole('link').first().innerText()
/** The count on a line of the dashboard tile. */
async function countOf(page: Page, name: string): Promise<number> {
  // The label also contains a number, the days until pickup. The count is the last number.
  const tile = await page.getByRole('link', { name: new RegExp(`^${name}`) }).innerText()
  return Number(/[\d,]+\s*$/.exec(tile)?.[0].replaceAll(',', ''))
}

it('puts aside, hands over and closes exceptions by keyboard alone, and takes one up again', async () => {
  const page = await open()
  await enter(page, 'admin@acme.test')
  await waitingOrders(page, 4)
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
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
  await page.getByText(`${snoozed} snoozed until the next event`).waitFor()
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
  await page.getByText(`${assigned} reopened`).waitFor()
})

it('shows on the dashboard and in the inbox at once that an order got its shipment', async () => {
  const [dashboard, inbox] = [await open(), await open()]
  for (const page of [dashboard, inbox]) await enter(page, 'admin@acme.test')
  const [order] = await waitingOrders(inbox, 1)
  await inbox.goto('/exceptions?kind=NotOnShipment')
  const entry = inbox.getByRole('link', { name: order?.orderNumber }).first()
  await entry.waitFor()
  await dashboard.goto('/dashboard')
  const name = 'Orders not on a shipment'
  await dashboard.getByRole('link', { name }).waitFor()
  for (const page of [dashboard, inbox]) await untilLive(page)
  const before = await countOf(dashboard, name)
  expect(before).toBeGreaterThan(0)
  await called(inbox, 'POST', '/shipments', { orders: [order?.orderId], maxBuy: 0 })
  await entry.waitFor({ state: 'detached' })
  await expect.poll(() => countOf(dashboard, name)).toBe(before - 1)
})
