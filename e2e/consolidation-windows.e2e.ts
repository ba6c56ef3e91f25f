import { expect, it } from 'vitest'
import { enter, useBrowser } from './journey.ts'
import { dropoffDay, laterDropoffDay } from './parts/days.ts'
import { newOrder } from './parts/loads.ts'

const open = useBrowser()

it('consolidation with windows that do not overlap: two stops, a warning for the stop that is moved, and a question before it is saved [DEF-126]', async () => {
  const page = await open()
  await enter(page, 'admin@acme.test')
  const { orderNumber: base } = await newOrder(page)
  const { orderNumber: later } = await newOrder(page, { dropoff: laterDropoffDay() })
  await page.goto(`/orders/${base}/consolidate`)
  await page.getByLabel('Search candidates').fill(later)
  await page.getByRole('checkbox', { name: `Select ${later}` }).check()
  await page.getByRole('button', { name: 'Add 1' }).click()

  const day = (date: string) => date.slice(5).replace('-', '/')
  const sentence = `${base} is due ${day(dropoffDay())}, ${later} ${day(laterDropoffDay())}: two stops`
  await page.getByRole('heading', { name: sentence }).waitFor()
  await page.getByRole('button', { name: `Drop ${later}` }).waitFor()
  await page.getByRole('tab', { name: 'Stops' }).click()
  await expect.poll(() => page.getByRole('list', { name: 'Stops' }).getByRole('listitem').count()).toBe(3)

  await page.getByRole('button', { name: /^Move stop 3, Lincoln, NE up/ }).click()
  await page.getByText(new RegExp(`^${base} at .*: window .* late$`)).waitFor()
  await page.getByRole('button', { name: 'Save with two stops' }).click()
  await page
    .getByRole('dialog')
    .getByText(new RegExp(`^${base} at .* late$`))
    .waitFor()
  await page.getByRole('button', { name: 'Save anyway' }).click()
  await page.waitForURL(/\/shipments\/S\d+\/preview$/)
  await page.getByText('Ready To Book').first().waitFor()
})
