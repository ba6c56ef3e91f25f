import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { called } from './calls.ts'
import { signIn, useBrowser } from './journey.ts'
import { dropoffDay, pickupDay, typed } from './parts/days.ts'
import { newReference } from './parts/loads.ts'
import { pickLocation, seeOrder, stopCard } from './parts/ordering.ts'

const open = useBrowser()

const seen = { Reference: /^Sales Order #/, Instructions: /^Special Instructions/ } as const

async function enterOffline(page: Page, reference: string) {
  await page.getByLabel(seen.Reference).fill(reference)
  await page.getByLabel(seen.Instructions).fill('Call the gate')
  for (const [index, day] of [pickupDay(), dropoffDay()].entries())
    await stopCard(page, index + 1)
      .getByLabel(/^(Pickup|Dropoff) date/)
      .fill(typed(day))
  const freight = stopCard(page, 1)
  await freight.getByLabel(/^Description/).fill('Canned peaches')
  await freight.getByLabel(/^Total Weight/).fill('12000')
  await freight.getByLabel(/^Pallet Count/).fill('10')
}

it('keeps an order that is entered offline from the first keystroke, says what is missing, and saves it once', async () => {
  const page = await open()
  await signIn(page, 'admin@acme.test', '/orders/create')
  await page.getByRole('heading', { level: 1, name: 'Create Order' }).waitFor()
  await page.context().setOffline(true)
  await page.getByText('No connection').waitFor()
  const reference = newReference()
  await enterOffline(page, reference)
  await page.getByRole('button', { name: /^Create Order/ }).click()
  await page.getByText('You are offline.').waitFor()
  await page.getByText('2 fields need a correction').first().waitFor()
  for (const text of ['Pickup Location is required', 'Dropoff Location is required'])
    await page.getByText(text).first().waitFor()

  await page.context().setOffline(false)
  await page.getByText('No connection').waitFor({ state: 'detached' })
  for (const [index, [text, street]] of [
    ['Indianapolis Plant', /2400 Fieldstone Ave/] as const,
    ['Lincoln Plant', /55 Millstone Rd/] as const,
  ].entries()) {
    await stopCard(page, index + 1)
      .getByRole('combobox', { name: /Location/ })
      .focus()
    await pickLocation(page, text, street)
  }
  expect(await page.getByLabel(seen.Instructions).inputValue()).toBe('Call the gate')
  await page.getByText('Canned peaches').first().waitFor()
  await page.getByRole('button', { name: /^Create Order/ }).click()
  const number = await seeOrder(page)
  const { data } = await called<{ data: { orderNumber: string }[] }>(page, 'POST', '/orders/search', {
    ...{ searchTerm: reference, page: 1, pageSize: 10 },
  })
  expect(data.map(({ orderNumber }) => orderNumber)).toEqual([number])
})
