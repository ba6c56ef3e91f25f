import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { tabTo, type } from '../keys.ts'

async function pickPlace(page: Page, name: RegExp, postalCode: string, place: string) {
  await type(page, name, postalCode)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('combobox', { name }).inputValue()).toBe(place)
}

/** A day on which every carrier comes, soon enough that contracts and tariffs of today hold. */
export const pickupDay = () => workdayIn(7)

/** The first day from Monday to Friday that is so many days away or more. */
export function workdayIn(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1)
  return day.toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' })
}

/**
 * From the first card to "Get Rates" without a mouse: two pallets from Indianapolis, by LTL and by truck. They
 * are heavy enough for carriers of volume freight, who begin at 5,000 lbs.
 */
export async function askForRates(page: Page, to = { postalCode: '75201', city: 'Dallas, TX' }) {
  await page.getByRole('group', { name: 'Shipping Mode' }).waitFor()
  await tabTo(page, /^LTL$/)
  await page.keyboard.press('Space')
  await pickPlace(page, /^Pickup Location/, '46204', 'Indianapolis, IN 46204')
  await type(page, /^Date of pickup/, pickupDay())
  await pickPlace(page, /^Dropoff Location/, to.postalCode, `${to.city} ${to.postalCode}`)
  await type(page, /^Description/, 'Canned peaches')
  await type(page, /^Total Weight/, '5200')
  await type(page, /^Pallet Count/, '2')
  await type(page, /^Length/, '48')
  await type(page, /^Width/, '40')
  await type(page, /^Height/, '48')
  // A phone has room for the number only.
  await tabTo(page, /^Use (class )?\d/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { name: `Indianapolis, IN to ${to.city}` }).waitFor()
}

/** Until the list of LTL or volume rates holds one. */
export const seeRates = (page: Page) =>
  page.getByRole('list', { name: 'LTL Rates' }).getByRole('listitem').first().waitFor()
