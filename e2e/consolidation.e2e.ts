import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { enter, signIn, untilLive, useBrowser } from './journey.ts'
import { newOrder } from './parts/loads.ts'

const open = useBrowser()

async function add(page: Page, number: string) {
  await page.getByRole('searchbox', { name: 'Search candidates' }).or(page.getByLabel('Search candidates')).fill(number)
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: `Select ${number}` }).check()
  await page.getByRole('button', { name: 'Add 1' }).click()
  await page.getByRole('list', { name: 'Added orders' }).getByText(number).waitFor()
}

const cities = async (page: Page) =>
  (await page.getByRole('list', { name: 'Stops' }).getByRole('listitem').allInnerTexts()).map(
    (text) => text.match(/Indianapolis|Lincoln|Lakeland/)?.[0],
  )

it('puts an order to another with the same pickup, names the one that somebody else took, orders the stops as far as they can be driven, saves one shipment ready to book, and changes it [CONSOL-6]', async () => {
  const [page, rival] = [await open(), await open()]
  await enter(page, 'admin@acme.test')
  const { orderNumber: candidate } = await newOrder(page, { to: 'Lakeland' })
  const { orderNumber: taken } = await newOrder(page)
  const { orderNumber: base } = await newOrder(page)
  await page.goto(`/orders/${base}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Consolidate' }).click()
  await page.getByRole('heading', { level: 1, name: `Consolidate ${base}` }).waitFor()
  await untilLive(page)
  await add(page, candidate)
  await add(page, taken)
  await page
    .getByRole('figure', { name: 'Miles' })
    .getByText(/^Saves [\d,]+ mi$/)
    .waitFor()

  await signIn(rival, 'admin@acme.test', `/orders/${taken}`)
  await rival.getByRole('button', { name: 'Create Shipment' }).click()
  await rival.waitForURL(/\/shipments\/S\d+/)
  const other = new URL(rival.url()).pathname.split('/')[2] ?? ''
  await page.getByRole('alert').getByText(`Order ${taken} is already on shipment ${other}`).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('On no shipment yet').waitFor()

  await page.getByRole('checkbox', { name: `Select ${taken}` }).check()
  await page.getByRole('button', { name: 'Remove 1' }).click()
  await page.getByRole('tab', { name: 'Stops' }).click()
  await expect.poll(() => cities(page)).toEqual(['Indianapolis', 'Lincoln', 'Lakeland'])
  await page.getByRole('button', { name: /^Move stop 3, Lakeland, FL up/ }).click()
  await expect.poll(() => cities(page)).toEqual(['Indianapolis', 'Lakeland', 'Lincoln'])
  await page.getByRole('button', { name: /^Move stop 1, Indianapolis, IN down/ }).click()
  await page
    .getByText(new RegExp(`cannot come before the pickup at .*Indianapolis, IN, where order ${candidate}`))
    .waitFor()
  expect(await cities(page)).toEqual(['Indianapolis', 'Lakeland', 'Lincoln'])

  // The detour through Florida is too long for the window in Lincoln.
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByRole('button', { name: 'Save anyway' }).click()
  await page.waitForURL(/\/shipments\/S\d+\/preview$/)
  await page.getByText('Ready To Book').first().waitFor()
  const orders = page.getByRole('table', { name: 'Orders' })
  for (const number of [base, candidate]) await orders.getByText(number).waitFor()
  expect(await orders.getByText(taken).count()).toBe(0)
  await expect.poll(() => cities(page)).toEqual(['Indianapolis', 'Lakeland', 'Lincoln'])

  const preview = page.url()
  await page.goto(`/orders/${base}/consolidate`)
  await page.getByRole('checkbox', { name: `Select ${candidate}` }).check()
  await page.getByRole('button', { name: 'Remove 1' }).click()
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.waitForURL(preview)
  await orders.getByText(candidate).waitFor({ state: 'detached' })
  await orders.getByText(base).waitFor()
  await page.getByText('Ready To Book').first().waitFor()
})

it('opens the screens of orders to whoever may see orders, and those that change them to whoever may do that too [ROUTE-12]', async () => {
  const page = await open()
  await enter(page, 'admin@acme.test')
  const { orderNumber: number } = await newOrder(page)
  const screens = {
    '/orders': 'Orders',
    '/orders/create': 'Create Order',
    [`/orders/${number}/edit`]: `Edit Order ${number}`,
    [`/orders/${number}/consolidate`]: `Consolidate ${number}`,
    [`/orders/${number}`]: number,
  }
  for (const [path, name] of Object.entries(screens)) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  }
  const reader = await open()
  await enter(reader, 'readonly@acme.test')
  const opensTo = async (who: Page, path: string) => {
    await who.goto(path)
    const shown = who.getByRole('heading', { level: 1, name: screens[path], exact: true })
    const refused = who.getByRole('heading', { level: 1, name: 'Dashboard' })
    await shown.or(refused).first().waitFor()
    return shown.isVisible()
  }
  const opened = async (who: Page) => {
    const answers: boolean[] = []
    for (const path of Object.keys(screens)) answers.push(await opensTo(who, path))
    return answers
  }
  expect(await opened(reader)).toEqual([true, false, false, false, true])
  const planner = await open()
  await enter(planner, 'consolidation@acme.test')
  expect(await opened(planner)).toEqual([false, false, false, false, false])
})
