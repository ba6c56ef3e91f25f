import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { enter, untilLive, useBrowser } from './journey.ts'
import { readyLoad } from './parts/loads.ts'

const open = useBrowser()

/** Tenders a truckload by email to the carrier of its lane. Returns the shipment number and the carrier name. */
async function tenderOne(page: Page): Promise<{ number: string; name: string }> {
  const { number, carrier } = await readyLoad(page)
  await page.goto(`/shipments/${number}/preview`)
  await page.getByText(/^Not offered to any carrier yet/).waitFor()
  await untilLive(page)
  await page.getByRole('button', { name: 'Tender', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Tender/ })
    .click()
  const offers = page.getByRole('list', { name: 'Tender offers' }).getByRole('listitem')
  const offered = offers.filter({ hasText: carrier.name }).filter({ hasText: 'Offered' })
  await offered.getByText(`, to ${carrier.email}`).waitFor()
  return { number, name: carrier.name }
}

/** The link in the newest email about a shipment. */
async function linkOf(page: Page, number: string): Promise<string> {
  await page.goto('/dev/mail')
  await page
    .getByRole('link', { name: new RegExp(`Load ${number}`) })
    .first()
    .click()
  return (await page.locator('a[href*="/public/tenders/"]').first().getAttribute('href')) ?? ''
}

it('offers a truckload to the carriers of its lane; the first accepts by its link on a phone, and the screen of the shipper shows it booked', async () => {
  const [shipper, carrier] = [await open(), await open({ viewport: { width: 390, height: 844 } })]
  await enter(shipper, 'admin@acme.test')
  const { number, name } = await tenderOne(shipper)
  const link = await linkOf(carrier, number)
  await carrier.goto(link)
  await carrier.getByRole('heading', { level: 1, name: number }).waitFor()
  expect(await carrier.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await carrier.getByRole('button', { name: 'Reject' }).click()
  await carrier.getByText('Choose a reason').waitFor()
  await carrier.getByRole('button', { name: 'Accept $2,345.00' }).click()
  await carrier.getByRole('heading', { level: 1, name: `Load ${number} is yours` }).waitFor()
  await shipper.getByText('Accepted', { exact: true }).first().waitFor()
  await shipper.getByRole('table', { name: 'Charges' }).getByText('$2,345.00').first().waitFor()
  await shipper.getByText(name).first().waitFor()
  await carrier.goto(link)
  await carrier.getByRole('heading', { level: 1, name: 'This load has already been accepted' }).waitFor()
})
