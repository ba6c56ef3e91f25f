import { readFile } from 'node:fs/promises'
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { focusedName, tabTo, type } from '../keys.ts'
import { dropoffDay, laterDropoffDay, pickupDay, typed } from './days.ts'
import { askForRates, seeRates } from './quoting.ts'

export const stopCard = (page: Page, number: number) => page.locator(`#order-stop-${number - 1}`)

/** Searches a location for the focused stop field and selects the first match without waiting for it. */
export async function pickLocation(page: Page, text: string, address: RegExp) {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  const field = page.locator(':focus')
  await expect.poll(() => field.inputValue()).toMatch(address)
}

/** Types a date into the next date field. The dock hours are filled in automatically. */
export async function pickDate(page: Page, date: string, stop: number) {
  await type(page, /^(Pickup|Dropoff) date/, date)
  await expect.poll(() => stopCard(page, stop).getByLabel('Early Time').inputValue()).toMatch(/^\d\d:\d\d$/)
}

/** Fills in an item from its description on. Enter saves it. */
export async function typeItem(page: Page, description: string, { weight = '12000', pallets = '10' } = {}) {
  await type(page, /^Description/, description)
  await type(page, /^Total Weight/, weight)
  await type(page, /^Pallet Count/, pallets)
  await page.keyboard.press('Enter')
  await page.getByText(description, { exact: true }).first().waitFor()
}

/** Selects an option by its first letters in the list of the next control. */
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

/**
 * Enters a truckload order from Indianapolis to Lincoln with a pointer as on a phone, without anything that costs
 * extra.
 */
export async function enterOrder(page: Page, reference: string) {
  await page.goto('/orders/create')
  await page.getByLabel(/^Sales Order #/).fill(reference)
  const stops = [
    { text: 'Indianapolis Plant', street: /2400 Fieldstone Ave/, day: pickupDay() },
    { text: 'Lincoln Plant', street: /55 Millstone Rd/, day: dropoffDay() },
  ]
  for (const [index, { text, street, day }] of stops.entries()) {
    const card = stopCard(page, index + 1)
    await card.getByRole('combobox', { name: /Location/ }).click()
    await page.keyboard.type(text)
    await page.getByRole('option', { name: street }).click()
    await card.getByLabel(/^(Pickup|Dropoff) date/).fill(typed(day))
  }
  const freight = stopCard(page, 1)
  await freight.getByLabel(/^Description/).fill('Canned peaches')
  await freight.getByLabel(/^Total Weight/).fill('12000')
  await freight.getByLabel(/^Pallet Count/).fill('10')
  await page.getByRole('button', { name: /^Create Order/ }).click()
}

/** Waits for the page of the saved order and returns its number. */
export async function seeOrder(page: Page): Promise<string> {
  await page.waitForURL(/\/orders\/O\d+$/)
  const number = new URL(page.url()).pathname.slice('/orders/'.length)
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  return number
}

/** The content of a stop on an order's page: its street and the items loaded or unloaded there. */
export async function freightAt(page: Page, stop: RegExp): Promise<string[]> {
  const entry = page.getByRole('list', { name: 'Stops', exact: true }).getByRole('listitem', { name: stop })
  const street = (await entry.innerText()).match(/^\d+ [^,\n]+(?=, )/m)?.[0] ?? ''
  return [street, ...(await entry.getByRole('rowheader').locator('span:first-child').allInnerTexts())]
}

async function nextError(page: Page, name: RegExp) {
  await page.keyboard.press('F8')
  await expect.poll(() => focusedName(page)).toMatch(name)
}

/** On a phone, complete sections are collapsed and expand with a button. */
async function openSection(page: Page, title: string) {
  if (!(await page.getByRole('button', { name: `Open ${title}` }).isVisible())) return
  await tabTo(page, new RegExp(`^Open ${title}`))
  await page.keyboard.press('Enter')
}

/** Enters a truckload with three stops by keyboard alone, errors first, and ends on its page. */
export async function enterThreeStops(page: Page, reference: string) {
  await page.goto('/orders/create')
  await page.getByRole('heading', { level: 1, name: 'Create Order' }).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('11 fields need a correction').first().waitFor()
  await expect.poll(() => focusedName(page)).toMatch(/^Sales Order #/)
  await page.keyboard.type(reference)
  await nextError(page, /^Pickup Location/)
  await pickLocation(page, 'Indianapolis Plant', /2400 Fieldstone Ave/)
  await pickDate(page, typed(pickupDay()), 1)
  await nextError(page, /^Commodity/)
  await typeItem(page, 'Canned peaches')
  await tabTo(page, /^Add Item/)
  await page.keyboard.press('Enter')
  await typeItem(page, 'Canned pears', { weight: '9000', pallets: '8' })
  await nextError(page, /^Dropoff Location/)
  await pickLocation(page, 'Lincoln Plant', /55 Millstone Rd/)
  await pickDate(page, typed(dropoffDay()), 2)
  await addThirdStop(page)
  await page.keyboard.press('Control+Enter')
  await page.getByText('1 field needs a correction').first().waitFor()
  await stopCard(page, 3).getByText('Please assign at least one Line Item to your Dropoff').waitFor()
  // Moves items from the second stop to the third.
  await tabTo(page, /^Canned pears/, 'Shift+Tab')
  await page.keyboard.press('Space')
  await tabTo(page, /^Canned pears/)
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  await seeOrder(page)
  await page.getByText(reference).first().waitFor()
}

async function addThirdStop(page: Page) {
  await tabTo(page, /^New Stop/)
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'After Stop 2, at the end' }).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedName(page)).toMatch(/^Dropoff Location/)
  await pickLocation(page, 'Lakeland Plant', /3100 Grove Pkwy/)
  await pickDate(page, typed(laterDropoffDay()), 3)
}

const money = /\$[\d,]+\.\d\d/

/**
 * Goes from the rate request to the LTL shipment booked with one of the rates, by keyboard alone, and ends on its
 * confirmation.
 */
export async function bookFromQuote(page: Page, reference: string) {
  await page.goto('/quotes')
  await askForRates(page, { postalCode: '75146', city: 'Lancaster, TX' })
  await seeRates(page)
  await page.getByRole('radio', { name: 'Cost' }).press('Space')
  const row = page.getByRole('list', { name: 'LTL Rates' }).getByRole('listitem').first()
  const carrier = await row.locator('b').first().innerText()
  const [price = ''] = (await row.getByRole('button', { name: /Cost Breakdown/ }).innerText()).match(money) ?? []
  await row.getByRole('button', { name: /^Select/ }).press('Enter')
  const chosen = page.getByRole('region', { name: 'Selected Quote' })
  await chosen.getByText(carrier).first().waitFor()
  await chosen.getByText(price).first().waitFor()
  await bookChosen(page, reference)
  for (const text of [carrier, price]) await page.getByText(text).filter({ visible: true }).first().waitFor()
}

/** The only location at a quoted postal code is filled in, and on a phone its stop is then collapsed. */
async function pickUnlessFilled(page: Page, name: RegExp, text: string, street: RegExp) {
  const box = page.getByRole('combobox', { name })
  if (!(await box.isVisible()) || (await box.inputValue()) !== '') return
  await tabTo(page, name)
  await pickLocation(page, text, street)
}

/** Completes the order of a quote by keyboard alone and presses the given submit button. */
export async function completeOrder(page: Page, reference: string, end: RegExp) {
  await page.getByRole('textbox', { name: /^Sales Order #/ }).waitFor()
  // After a chosen rate, the form opens on its first missing field.
  if (!/^Sales Order #/.test(await focusedName(page))) await tabTo(page, /^Sales Order #/)
  await page.keyboard.type(reference)
  await pickUnlessFilled(page, /^Pickup Location/, 'Plant', /2400 Fieldstone Ave/)
  await pickUnlessFilled(page, /^Dropoff Location/, 'Distribution', /1500 Longhorn Logistics Blvd/)
  await page.keyboard.press('Control+Enter')
  await page.getByRole('dialog', { name: 'Before you save' }).waitFor()
  await page.getByText(/Stop 2 \(Dropoff\): this dock takes trucks by appointment only/).waitFor()
  await tabTo(page, /^(Add an appointment|Set the appointment)/)
  await page.keyboard.press('Enter')
  await page.getByText('Everything is fixed or accepted.').waitFor()
  await tabTo(page, end)
  await page.keyboard.press('Enter')
}

/** Completes the order of a selected rate and books it by keyboard alone, ending on its confirmation. */
export async function bookChosen(page: Page, reference: string) {
  await completeOrder(page, reference, /^Create & Book/)
  const dialog = page.getByRole('dialog', { name: 'Booking Your Order!' })
  for (const done of ['Order Created', 'Shipment Created', 'Shipment Booked']) await dialog.getByText(done).waitFor()
  await tabTo(page, /^View Confirmation/)
  await page.keyboard.press('Enter')

  await page.waitForURL(/\/quotes\/confirmation\/S\d+$/)
  await page.getByText('Booked With', { exact: true }).waitFor()
}

/** Saves the bill of lading from the confirmation. Returns the file name and the first characters of the file. */
export async function saveBill(page: Page): Promise<[string, string]> {
  await page.getByRole('button', { name: 'Generate BOL' }).press('Enter')
  await page.getByRole('group', { name: 'Drops' }).waitFor()
  await page.getByRole('checkbox').first().check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  const file = await readFile(await download.path())
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  return [download.suggestedFilename(), file.subarray(0, 5).toString()]
}

/**
 * Enters a temperature-controlled hazmat order across the border by keyboard alone. The UN number fills in the proper
 * shipping name; the one warning is accepted.
 */
export async function enterColdHazard(page: Page, reference: string) {
  await page.goto('/orders/create')
  await page.getByRole('heading', { level: 1, name: 'Create Order' }).waitFor()
  const sections = ['Hazmat Contact', 'Customs Broker'].map((name) => page.getByRole('region', { name }))
  for (const section of sections) expect(await section.count()).toBe(0)
  await openSection(page, 'Shipment Details')
  await tabTo(page, /^Reefer/)
  await page.keyboard.press('Space')
  await choose(page, /^Reefer Mode/, 'Continuous')
  await type(page, /^Temperature/, '-10')
  await type(page, /^Sales Order #/, reference)
  await tabTo(page, /^Pickup Location/)
  await pickLocation(page, 'Indianapolis Plant', /2400 Fieldstone Ave/)
  await pickDate(page, typed(pickupDay()), 1)
  await enterHazard(page, 'Cleaning concentrate')
  await tabTo(page, /^Dropoff Location/)
  await pickLocation(page, 'Mississauga Warehouse', /77 Meadowpine Gate/)
  await pickDate(page, typed(dropoffDay()), 2)
  for (const section of sections) await section.waitFor()
  await type(page, /^Hazmat Contact/, 'Ana Ruiz 317-555-0142')
  await type(page, /^Chemtrec Account/, 'CCN 4711')
  await type(page, /^(Broker|Customs Broker)/, 'Maple Customs')
  await type(page, /^Customs Contact/, 'Jo Tremblay')
  await type(page, /^Customs Phone Number/, '4165550142')
  await type(page, /^Customs Port/, 'Detroit')
  await page.keyboard.press('Control+Enter')
  await decideExtraCharges(page)

  await seeOrder(page)
  const accepted = page.getByRole('list', { name: 'Accepted extra costs' }).getByRole('listitem')
  await accepted.first().waitFor()
  expect(await accepted.allInnerTexts()).toEqual([expect.stringMatching(/appointment only/)])
  for (const text of ['Maple Customs', 'UN1760', 'Continuous, -10 °F']) await page.getByText(text).first().waitFor()
}

async function decideExtraCharges(page: Page) {
  await page.getByRole('dialog', { name: 'Before you save' }).waitFor()
  await tabTo(page, /^Accept: Stop 2 \(Dropoff\): this dock takes trucks by appointment only/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Create Order/)
  await page.keyboard.press('Enter')
}

async function enterHazard(page: Page, description: string) {
  await type(page, /^Description/, description)
  await type(page, /^Total Weight/, '1920')
  await type(page, /^Pallet Count/, '2')
  await tabTo(page, /^Hazmat/)
  await page.keyboard.press('Space')
  await tabTo(page, /^NMFC/, 'Shift+Tab')
  await type(page, /^UN/, 'UN1760')
  await page.getByRole('option', { name: /Corrosive liquids, n\.o\.s\./ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await type(page, /^Technical name/, 'phosphoric acid')
  await choose(page, /^Packing Group/, 'III')
  await type(page, /^Reportable quantity/, '1000 lbs')
  await page.keyboard.press('Enter')
}

/**
 * Expires the token of this browser. Returns a function for the token that the provider then issues without a prompt.
 */
export async function expireToken(page: Page): Promise<() => Promise<string>> {
  const given: Promise<{ access_token: string } | null>[] = []
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.endsWith('/token')) given.push(answer.json().catch(() => null))
  })
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage))
      if (key.startsWith('oidc.user:'))
        localStorage.setItem(key, JSON.stringify({ ...JSON.parse(value), access_token: 'old', expires_at: 1 }))
  })
  // Responses to a page that was left in the meantime can no longer be read.
  return async () => (await Promise.all(given)).findLast((one) => one !== null)?.access_token ?? ''
}

export const headersOf = async (request: Request) => {
  const { 'content-type': type, authorization } = await request.allHeaders()
  return [type, authorization]
}
