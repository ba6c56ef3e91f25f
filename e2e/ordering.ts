import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { tabTo, type } from './keys.ts'
import { pickupDay, workdayIn } from './quoting.ts'

export const stopCard = (page: Page, number: number) => page.locator(`#order-stop-${number - 1}`)

/** Finds a place for the stop whose field has the focus, and takes the first that is offered. */
export async function pickLocation(page: Page, text: string, address: RegExp) {
  await page.keyboard.type(text)
  await page.getByRole('option', { name: address }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const field = page.locator(':focus')
  await expect.poll(() => field.inputValue()).toMatch(address)
}

/** Types the date that comes next; the hours of the dock come with it. */
export async function pickDate(page: Page, date: string, stop: number) {
  await type(page, /^(Pickup|Dropoff) date/, date)
  await expect.poll(() => stopCard(page, stop).getByLabel('Early Time').inputValue()).toMatch(/^\d\d:\d\d$/)
}

/** From the description on; Enter takes the item over. */
export async function typeItem(page: Page, description: string, { weight = '12000', pallets = '10' } = {}) {
  await type(page, /^Description/, description)
  await type(page, /^Total Weight/, weight)
  await type(page, /^Pallet Count/, pallets)
  await page.keyboard.press('Enter')
  await page.getByText(description, { exact: true }).first().waitFor()
}

/** Chooses from the list of the control that comes next by the beginning of an option. */
export async function choose(page: Page, name: RegExp, text: string) {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
  await page
    .getByRole('option', { name: new RegExp(`^${text}`) })
    .first()
    .waitFor()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await page.getByRole('option').first().waitFor({ state: 'detached' })
}

/** A truckload from Indianapolis to Lincoln, entered with a pointer as on a phone; nothing about it costs extra. */
export async function enterOrder(page: Page, reference: string) {
  await page.goto('/orders/create')
  await page.getByLabel(/^Sales Order #/).fill(reference)
  const stops = [
    { text: 'Indianapolis Plant', street: /2400 Fieldstone Ave/, day: pickupDay() },
    { text: 'Lincoln Plant', street: /55 Millstone Rd/, day: workdayIn(11) },
  ]
  for (const [index, { text, street, day }] of stops.entries()) {
    const card = stopCard(page, index + 1)
    await card.getByRole('combobox', { name: /Location/ }).click()
    await page.keyboard.type(text)
    await page.getByRole('option', { name: street }).click()
    await card.getByLabel(/^(Pickup|Dropoff) date/).fill(day)
  }
  const freight = stopCard(page, 1)
  await freight.getByLabel(/^Description/).fill('Canned peaches')
  await freight.getByLabel(/^Total Weight/).fill('12000')
  await freight.getByLabel(/^Pallet Count/).fill('10')
  await page.getByRole('button', { name: /^Create Order/ }).click()
}

/** The page of the order that was saved; answers its number. */
export async function seeOrder(page: Page): Promise<string> {
  await page.waitForURL(/\/orders\/O\d+$/)
  const number = new URL(page.url()).pathname.slice('/orders/'.length)
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  return number
}

/** What the page of an order says of a stop: its street, and the goods that are loaded or unloaded there. */
export async function freightAt(page: Page, stop: RegExp): Promise<string[]> {
  const entry = page.getByRole('list', { name: 'Stops', exact: true }).getByRole('listitem', { name: stop })
  const street = (await entry.innerText()).match(/^\d+ [^,\n]+(?=, )/m)?.[0] ?? ''
  return [street, ...(await entry.getByRole('rowheader').locator('span:first-child').allInnerTexts())]
}
