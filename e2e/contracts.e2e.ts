import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { called } from './calls.ts'
import { signIn, useBrowser } from './journey.ts'
import { bookChosen, completeOrder, saveBill, seeOrder } from './parts/ordering.ts'
import { askForRates } from './parts/quoting.ts'

const open = useBrowser()
const newReference = () => `SO-${randomUUID().slice(0, 8)}`
const numberOf = (page: Page) => new URL(page.url()).pathname.match(/S\d+/)?.[0] ?? ''
const dayFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

type Agreed = { carrier: string; price: string }

/** A lane that offers its loads by mail as soon as there is one, and one carrier with a price on it. */
async function aContract(page: Page, rate: number): Promise<Agreed> {
  const lane = await called<{ id: string }>(page, 'POST', '/lanes', {
    customerReferenceNumber: `Contract ${randomUUID().slice(0, 8)}`,
    equipmentMode: 1,
    origin: { city: 'Indianapolis', state: 'IN', postalCode: '46204', country: 'US' },
    destination: { city: 'Lancaster', state: 'TX', postalCode: '75146', country: 'US' },
    tenderType: 'Automatic',
    tenderMethod: 'Email',
    tenderTime: 60,
    shipmentTenderingStart: 30,
  })
  const { data } = await called<{ data: { carrierId: string; name: string }[] }>(
    page,
    'GET',
    '/carriers?mode=TL&equipment=1&insurance=Valid&hold=Active&pageSize=1',
  )
  const [carrier] = data
  if (!carrier) throw new Error('No carrier can be booked')
  await called(page, 'POST', `/lanes/${lane.id}/rates`, {
    carrierId: carrier.carrierId,
    rateType: 'AllIn',
    chargeType: 'Flat',
    rate,
    effectiveDate: dayFromToday(-1),
    expirationDate: dayFromToday(200),
  })
  return { carrier: carrier.name, price: `$${rate.toLocaleString('en-US', { minimumFractionDigits: 2 })}` }
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

/** What the confirmation says of carrier and price, and the bill that it gives. */
async function seeConfirmation(page: Page, { carrier, price }: Agreed) {
  await page.getByText('Booked With', { exact: true }).waitFor()
  for (const text of [carrier, price]) await page.getByText(text).filter({ visible: true }).first().waitFor()
  expect(await saveBill(page)).toEqual([`BOL-${numberOf(page)}.pdf`, '%PDF-'])
}

it('books a truckload with the contracted rate that was chosen in a quote: order, shipment, confirmation, bill of lading', async () => {
  const page = await open()
  await signIn(page, 'admin@acme.test')
  const agreed = await aContract(page, 2345)
  const rate = await seeContract(page, agreed)
  await rate.getByRole('button', { name: /^Select/ }).click()
  await page.getByRole('region', { name: 'Selected Quote' }).waitFor()
  await bookChosen(page, newReference())
  await seeConfirmation(page, agreed)
})

/** The link in the mail that offers a load. */
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
  await signIn(shipper, 'admin@acme.test')
  const agreed = await aContract(shipper, 2468)
  await seeContract(shipper, agreed)
  await shipper.getByRole('button', { name: /^Book Later/ }).click()
  await shipper.getByRole('radio', { name: 'Truckload Dry' }).press('Space')
  await completeOrder(shipper, newReference(), /^Create Order/)
  await shipper.getByRole('button', { name: 'View Order' }).click()
  await seeOrder(shipper)
  await shipper.getByRole('button', { name: 'More actions' }).click()
  await shipper.getByRole('menuitem', { name: 'Create Shipment' }).click()
  await shipper.waitForURL(/\/shipments\/S\d+\/book$/)
  const number = numberOf(shipper)
  await shipper.goto(`/shipments/${number}/preview`)
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
