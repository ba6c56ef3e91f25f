import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { called } from './calls.ts'
import { enter, untilLive, useBrowser } from './journey.ts'
import { newCarrier, newLane, newReference } from './parts/loads.ts'
import { bookChosen, completeOrder, saveBill, seeOrder } from './parts/ordering.ts'
import { askForRates } from './parts/quoting.ts'

const open = useBrowser()
const numberOf = (page: Page) => new URL(page.url()).pathname.match(/S\d+/)?.[0] ?? ''

type Agreed = { carrier: string; price: string }

const lancaster = { city: 'Lancaster', state: 'TX', postalCode: '75146', country: 'US' }

/**
 * Creates a lane that tenders new shipments by email, with one carrier and its price. The lane is removed after the
 * journey, because it would also book the shipments of other tests.
 */
async function withContract(page: Page, rate: number, journey: (agreed: Agreed) => Promise<void>) {
  const carrier = await newCarrier(page)
  const lane = await newLane(page, carrier, { tenderType: 'Automatic', to: lancaster, rate })
  const price = `$${rate.toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  await journey({ carrier: carrier.name, price }).finally(() => called(page, 'DELETE', `/lanes/${lane}`))
}

async function seeContract(page: Page, { carrier, price }: Agreed) {
  await page.goto('/quotes')
  await askForRates(page, { postalCode: '75146', city: 'Lancaster, TX' })
  const rates = page.getByRole('list', { name: 'Contract Rates' }).getByRole('listitem')
  await rates.first().waitFor()
  expect(await rates.count()).toBe(1)
  await page.getByRole('radio', { name: 'Cost' }).press('Space')
  for (const text of [carrier, price]) await rates.first().getByText(text).first().waitFor()
  return rates.first()
}

/** Checks carrier and price on the confirmation, and the bill of lading. */
async function seeConfirmation(page: Page, { carrier, price }: Agreed) {
  await page.getByText('Booked With', { exact: true }).waitFor()
  for (const text of [carrier, price]) await page.getByText(text).filter({ visible: true }).first().waitFor()
  expect(await saveBill(page)).toEqual([`BOL-${numberOf(page)}.pdf`, '%PDF-'])
}

it('books a truckload with the contracted rate that was chosen in a quote: order, shipment, confirmation, bill of lading', async () => {
  const page = await open()
  await enter(page, 'admin@acme.test')
  await withContract(page, 2345, async (agreed) => {
    const rate = await seeContract(page, agreed)
    await rate.getByRole('button', { name: /^Select/ }).click()
    await page.getByRole('region', { name: 'Selected Quote' }).waitFor()
    await bookChosen(page, newReference())
    await seeConfirmation(page, agreed)
  })
})

async function offerLink(page: Page, number: string): Promise<string> {
  await page.goto('/dev/mail')
  await page
    .getByRole('link', { name: new RegExp(`Load ${number}`) })
    .first()
    .click()
  return (await page.locator('a[href*="/public/tenders/"]').first().getAttribute('href')) ?? ''
}

it('offers a quoted truckload to the first carrier of its lane; it accepts on a phone by the link of its mail, the shipper sees it booked at once, and confirmation and bill of lading follow', async () => {
  const [shipper, carrier] = [await open(), await open({ viewport: { width: 390, height: 844 } })]
  await enter(shipper, 'admin@acme.test')
  await withContract(shipper, 2468, async (agreed) => {
    await seeContract(shipper, agreed)
    await shipper.getByRole('button', { name: /^Book Later/ }).click()
    await shipper.getByRole('radio', { name: 'Truckload Dry' }).press('Space')
    await completeOrder(shipper, newReference(), /^Create Order/)
    await shipper.getByRole('button', { name: 'View Order' }).click()
    await seeOrder(shipper)
    await shipper.getByRole('button', { name: 'Create Shipment' }).click()
    await shipper.waitForURL(/\/shipments\/S\d+\/book$/)
    const number = numberOf(shipper)
    await shipper.goto(`/shipments/${number}/preview`)
    await untilLive(shipper)
    const offers = shipper.getByRole('list', { name: 'Tender offers' }).getByRole('listitem')
    await offers.filter({ hasText: agreed.carrier }).filter({ hasText: 'Offered' }).waitFor()
    await carrier.goto(await offerLink(carrier, number))
    await carrier.getByRole('heading', { level: 1, name: number }).waitFor()
    expect(await carrier.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await carrier.getByRole('button', { name: `Accept ${agreed.price}` }).click()
    await carrier.getByRole('heading', { level: 1, name: `Load ${number} is yours` }).waitFor()
    await offers.filter({ hasText: agreed.carrier }).filter({ hasText: 'Accepted' }).waitFor()
    await shipper.getByRole('table', { name: 'Charges' }).getByText(agreed.price).first().waitFor()
    await shipper.goto(`/shipments/${number}/confirmation`)
    await seeConfirmation(shipper, agreed)
  })
})
