import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn, useBrowser } from './journey.ts'
import { focusedName, tabTo } from './keys.ts'
import { freightAt, pickDate, pickLocation, seeOrder, stopCard, typeItem } from './ordering.ts'
import { pickupDay, workdayIn } from './quoting.ts'

const open = useBrowser()
const newReference = () => `SO-${randomUUID().slice(0, 8)}`

async function nextError(page: Page, name: RegExp) {
  await page.keyboard.press('F8')
  await expect.poll(() => focusedName(page)).toMatch(name)
}

it('enters a truckload with three stops by keyboard alone, errors first', async () => {
  const reference = newReference()
  const page = await open()
  await signIn(page, 'orders@acme.test')
  await page.goto('/orders/create')
  await page.getByRole('heading', { level: 1, name: 'Create Order' }).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('11 fields need a correction').waitFor()
  await expect.poll(() => focusedName(page)).toMatch(/^Sales Order #/)
  await page.keyboard.type(reference)
  await nextError(page, /^Pickup Location/)
  await pickLocation(page, 'Indianapolis Plant', /2400 Fieldstone Ave/)
  await pickDate(page, pickupDay(), 1)
  await nextError(page, /^Commodity/)
  await typeItem(page, 'Canned peaches')
  await tabTo(page, /^Add Item/)
  await page.keyboard.press('Enter')
  await typeItem(page, 'Canned pears', { weight: '9000', pallets: '8' })
  await nextError(page, /^Dropoff Location/)
  await pickLocation(page, 'Lincoln Plant', /55 Millstone Rd/)
  await pickDate(page, workdayIn(11), 2)

  await tabTo(page, /^New Stop/)
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'After Stop 2, at the end' }).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedName(page)).toMatch(/^Dropoff Location/)
  await pickLocation(page, 'Lakeland Plant', /3100 Grove Pkwy/)
  await pickDate(page, workdayIn(14), 3)
  await page.keyboard.press('Control+Enter')
  await page.getByText('1 field needs a correction').waitFor()
  await stopCard(page, 3).getByText('Please assign at least one Line Item to your Dropoff').waitFor()
  // What is on its way to the second stop is given to the third.
  await tabTo(page, /^Canned pears/, 'Shift+Tab')
  await page.keyboard.press('Space')
  await tabTo(page, /^Canned pears/)
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')

  await seeOrder(page)
  await page.getByText(reference).first().waitFor()
  expect(await freightAt(page, /^Stop 1, Pickup/)).toEqual(['2400 Fieldstone Ave', 'Canned peaches', 'Canned pears'])
  expect(await freightAt(page, /^Stop 2, Dropoff/)).toEqual(['55 Millstone Rd', 'Canned peaches'])
  expect(await freightAt(page, /^Stop 3, Dropoff/)).toEqual(['3100 Grove Pkwy', 'Canned pears'])
})
