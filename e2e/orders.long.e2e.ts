import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { enter, useBrowser } from './journey.ts'
import { tabTo } from './keys.ts'
import { newReference } from './parts/loads.ts'
import { bookFromQuote, enterColdHazard, enterThreeStops, freightAt, seeOrder } from './parts/ordering.ts'

const open = useBrowser()
const narrow = { viewport: { width: 390, height: 844 } }

/** Nothing is wider than the screen. */
const expectToFit = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

/** The items at a stop of the order in the phone layout. */
const goodsAt = (page: Page, stop: number, name: string) =>
  page
    .getByRole('list', { name: `Line items of stop ${stop}` })
    .getByText(name)
    .first()

it('enters a truckload with three stops by keyboard alone, errors first', async () => {
  const page = await open()
  await enter(page, 'orders@acme.test')
  await enterThreeStops(page, newReference())
  expect(await freightAt(page, /^Stop 1, Pickup/)).toEqual(['2400 Fieldstone Ave', 'Canned peaches', 'Canned pears'])
  expect(await freightAt(page, /^Stop 2, Dropoff/)).toEqual(['55 Millstone Rd', 'Canned peaches'])
  expect(await freightAt(page, /^Stop 3, Dropoff/)).toEqual(['3100 Grove Pkwy', 'Canned pears'])
})

it('makes a cold, hazardous order over the border; fixes one extra charge and accepts the other', async () => {
  const page = await open()
  await enter(page, 'orders@acme.test')
  await enterColdHazard(page, newReference())
})

it('enters a truckload with three stops at 390 px by keyboard alone', async () => {
  const page = await open(narrow)
  await enter(page, 'orders@acme.test')
  await enterThreeStops(page, newReference())
  for (const [stop, name] of [
    [1, 'Canned peaches'],
    [1, 'Canned pears'],
    [2, 'Canned peaches'],
    [3, 'Canned pears'],
  ] as const)
    await goodsAt(page, stop, name).waitFor()
  expect(await goodsAt(page, 3, 'Canned peaches').count()).toBe(0)
  await expectToFit(page)
})

it('books LTL freight with a chosen quote at 390 px by keyboard alone', async () => {
  const page = await open(narrow)
  await enter(page, 'admin@acme.test')
  await bookFromQuote(page, newReference())
  await expectToFit(page)
  await tabTo(page, /^Back to Order/)
  await page.keyboard.press('Enter')
  await seeOrder(page)
  await goodsAt(page, 2, 'Canned peaches').waitFor()
  await expectToFit(page)
})

it('makes a cold, hazardous order over the border at 390 px by keyboard alone', async () => {
  const page = await open(narrow)
  await enter(page, 'orders@acme.test')
  await enterColdHazard(page, newReference())
  await goodsAt(page, 2, 'Cleaning concentrate').waitFor()
  await expectToFit(page)
})
