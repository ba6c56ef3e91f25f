import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { called } from './calls.ts'
import { signIn, useBrowser } from './journey.ts'
import { focusedName } from './keys.ts'
import { pickupDay } from './parts/days.ts'
import { seeRates } from './parts/quoting.ts'

const open = useBrowser()

/** Most that a practiced user needs for the plain LTL job. */
const most = { clicks: 8, keystrokes: 40 }

/** Runs in the page: counts what reaches it from mouse and keyboard. Events made by scripts are not trusted. */
const startCounting = () => {
  const counts = { clicks: 0, keystrokes: 0 }
  Object.assign(window, { inputCounts: counts })
  addEventListener(
    'pointerdown',
    ({ isTrusted }) => {
      if (isTrusted) counts.clicks += 1
    },
    true,
  )
  addEventListener(
    'keydown',
    ({ isTrusted }) => {
      if (isTrusted) counts.keystrokes += 1
    },
    true,
  )
}

const counted = (page: Page) =>
  page.evaluate(() => (window as unknown as { inputCounts: { clicks: number; keystrokes: number } }).inputCounts)

const indianapolis = { city: 'Indianapolis', state: 'IN', postalCode: '46241', country: 'US' }
const deSoto = { city: 'DeSoto', state: 'TX', postalCode: '75115', country: 'US' }

/** Makes sure that the company has exactly one location at a postal code. */
async function onlyLocation(page: Page, { postalCode, ...place }: typeof indianapolis) {
  const filter = { page: 1, pageSize: 2, postalCode }
  const { total } = await called<{ total: number }>(page, 'POST', '/locations/search', filter)
  expect(total).toBeLessThan(2)
  const body = { ...place, postalCode, locationName: `${place.city} Dock`, addressLine1: '12 Dock Street' }
  if (total === 0) await called(page, 'POST', '/locations', { ...body, belongsToMyCompany: true })
}

/** A commodity of known size and weight, but without a freight class. */
async function newCommodity(page: Page) {
  const commodityCode = `Q${randomInt(1000, 10_000)}`
  await called(page, 'POST', '/commodities', {
    ...{ commodityCode, description: 'Canned peaches', perPackageWeight: 600, packageQuantity: 2, palletCount: 2 },
    ...{ packageLength: 48, packageWidth: 40, packageHeight: 48, packagingUnitType: 'Pallet' },
  })
  return commodityCode
}

const reaches = (page: Page, name: RegExp) => expect.poll(() => focusedName(page)).toMatch(name)

it('takes the plain LTL job from quote to booked within 8 clicks and 40 keystrokes', async () => {
  const page = await open({}, 'new')
  await signIn(page, 'admin@acme.test')
  for (const place of [indianapolis, deSoto]) await onlyLocation(page, place)
  const code = await newCommodity(page)
  await page.goto('/quotes')
  await reaches(page, /^Pickup Location/)
  await page.evaluate(startCounting)

  await page.getByRole('checkbox', { name: 'LTL', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Truckload Dry' }).click()
  await page.getByRole('combobox', { name: /^Pickup Location/ }).click()
  await page.keyboard.type(indianapolis.postalCode)
  await page.keyboard.press('Enter')
  await reaches(page, /^Date of pickup/)
  await page.keyboard.type(pickupDay().slice(5).replace('-', ''))
  await page.keyboard.press('Enter')
  await reaches(page, /^Dropoff Location/)
  await page.keyboard.type(deSoto.postalCode)
  await page.keyboard.press('Enter')
  await reaches(page, /^Commodity/)
  await page.keyboard.type(code)
  await page.getByRole('option', { name: code }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('combobox', { name: /^Freight Class/ }).innerText()).toMatch(/^\d/)
  await page.keyboard.press('Control+Enter')

  await seeRates(page)
  await page
    .getByRole('list', { name: 'LTL Rates' })
    .getByRole('button', { name: /^Select/ })
    .first()
    .click()
  await page.getByRole('region', { name: 'Selected Quote' }).waitFor()
  for (const { postalCode } of [indianapolis, deSoto])
    await page.getByText(`Filled in: the only location at ${postalCode}`).waitFor()
  await reaches(page, /^Sales Order #/)
  await page.keyboard.type('88231')
  await page.getByRole('button', { name: /^Create & Book \$/ }).click()
  await page.getByRole('dialog', { name: 'Booking Your Order!' }).getByText('Shipment Booked').waitFor()

  const { clicks, keystrokes } = await counted(page)
  process.stdout.write(`Plain LTL job, quote to booked: ${clicks} clicks, ${keystrokes} keystrokes\n`)
  expect(clicks).toBeLessThanOrEqual(most.clicks)
  expect(keystrokes).toBeLessThanOrEqual(most.keystrokes)
})
