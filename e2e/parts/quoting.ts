import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { called } from '../calls.ts'
import { tabTo, type } from '../keys.ts'
import { quotedPickupDay, typed } from './days.ts'

export async function pickPlace(page: Page, name: RegExp, postalCode: string, place: string) {
  await type(page, name, postalCode)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('combobox', { name }).inputValue()).toBe(place)
}

/**
 * From the first card to "Get Rates" without a mouse: two pallets from Indianapolis by LTL and by truck. They are heavy
 * enough for volume carriers, whose minimum is 5,000 lbs.
 */
export async function askForRates(page: Page, to = { postalCode: '75201', city: 'Dallas, TX' }) {
  await page.getByRole('group', { name: 'Shipping Mode' }).waitFor()
  await tabTo(page, /^LTL$/)
  await page.keyboard.press('Space')
  await pickPlace(page, /^Pickup Location/, '46204', 'Indianapolis, IN 46204')
  await type(page, /^Date of pickup/, typed(quotedPickupDay()))
  await pickPlace(page, /^Dropoff Location/, to.postalCode, `${to.city} ${to.postalCode}`)
  await type(page, /^Description/, 'Canned peaches')
  await type(page, /^Total Weight/, '5200')
  await type(page, /^Pallet Count/, '2')
  await type(page, /^Length/, '48')
  await type(page, /^Width/, '40')
  await type(page, /^Height/, '48')
  await expect.poll(() => page.getByRole('combobox', { name: /^Freight Class/ }).innerText()).toMatch(/^\d/)
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { name: `Indianapolis, IN to ${to.city}` }).waitFor()
}

/** Waits until the list of LTL or volume rates has an entry. */
export const seeRates = (page: Page) =>
  page.getByRole('list', { name: 'LTL Rates' }).getByRole('listitem').first().waitFor()

/** A quote of class 70 LTL freight in the history, with tariff rates. */
export async function newQuote(page: Page) {
  const { companyId } = await called<{ companyId: string }>(page, 'GET', '/users/me')
  const { quoteId } = await called<{ quoteId: string }>(page, 'POST', '/integrated-rates', {
    customerId: companyId,
    shippingMode: 'LTL',
    shippingDate: quotedPickupDay(),
    stops: [
      { city: 'Indianapolis', state: 'IN', zip: '46204', stopNumber: 1 },
      { city: 'Dallas', state: 'TX', zip: '75201', stopNumber: 2 },
    ],
    products: [
      {
        ...{ description: 'Canned peaches', perPackageWeightInPounds: 500, nmfcClass: '70' },
        ...{ length: 48, width: 40, height: 48, count: 2, palletCount: 2 },
      },
    ],
  })
  return quoteId
}
