import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { enter, untilLive, useBrowser } from './journey.ts'
import { type Carrier, newCarrier, readyLoad } from './parts/loads.ts'

const open = useBrowser()

async function requestRates(page: Page, carriers: readonly Carrier[], message: string) {
  await page.getByRole('button', { name: 'Request Rates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request Rates' })
  for (const { name } of carriers) {
    await dialog.getByRole('textbox', { name: 'Search carriers' }).fill(name)
    await dialog.getByRole('list', { name: 'Carriers' }).locator('label', { hasText: name }).locator('input').check()
  }
  await dialog.getByText('Goes to 2 carriers in 2 emails').waitFor()
  await dialog.getByLabel('Reply by').waitFor()
  await dialog.getByLabel('Message to the carriers').fill(message)
  await dialog.getByRole('button', { name: /^Send request/ }).click()
  await page.getByText('Rates requested from 2 carriers').waitFor()
}

/** The link in the email that asks a carrier for its rate. */
async function linkTo(page: Page, number: string, { name, email }: Carrier, message: string): Promise<string> {
  await page.goto('/dev/mail')
  const mail = page.getByRole('row', { name: email }).getByRole('link', { name: new RegExp(`Rate request ${number}`) })
  await mail.click()
  await page.getByText(message).first().waitFor()
  await page.getByText(`asks ${name} for a rate`).first().waitFor()
  return (await page.locator('a[href*="/public/rate-requests/"]').first().getAttribute('href')) ?? ''
}

async function offer(page: Page, link: string, total: number) {
  await page.goto(link)
  await page.getByLabel(/^Total/).fill(String(total))
  await page.getByLabel(/^Transit/).fill('3')
  await page.getByRole('button', { name: 'Send offer' }).click()
  await page.getByRole('heading', { level: 1, name: /^You offered/ }).waitFor()
}

it('asks carriers for rates; what they offer by their links appears live, sorted by total, and choosing one books the shipment with it [RFQ-4]', async () => {
  const [shipper, carrier] = [await open(), await open({ viewport: { width: 390, height: 844 } })]
  await enter(shipper, 'admin@acme.test')
  const { number, carrier: dear } = await readyLoad(shipper)
  const cheap = await newCarrier(shipper)
  await shipper.goto(`/shipments/${number}/preview`)
  const message = 'Quote all in, fuel included.'
  await requestRates(shipper, [dear, cheap], message)
  await untilLive(shipper)
  const dearLink = await linkTo(carrier, number, dear, message)
  const cheapLink = await linkTo(carrier, number, cheap, message)
  await offer(carrier, dearLink, 3440)
  const offers = shipper.getByRole('list', { name: 'Rate offers' }).getByRole('listitem')
  await offers.nth(0).waitFor()
  await carrier.goto(cheapLink)
  await carrier.getByRole('heading', { level: 1, name: number }).waitFor()
  expect(await carrier.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await offer(carrier, cheapLink, 3312)
  await offers.nth(1).waitFor()
  await offers.nth(0).getByText('$3,312.00').first().waitFor()
  await offers.nth(1).getByText('$3,440.00').first().waitFor()
  await shipper.getByRole('button', { name: `Select ${cheap.name}` }).click()
  await shipper.getByRole('dialog').getByRole('button', { name: 'Book' }).click()
  await shipper.waitForURL(`**/shipments/${number}/confirmation`)
  await shipper.goto(`/shipments/${number}/preview`)
  const charges = shipper.getByRole('table', { name: 'Charges' })
  await charges.waitFor()
  const rows = await charges.locator('tbody').innerText()
  expect(rows).toContain('Freight Rate')
  expect(rows).toContain('$3,312.00')
  await shipper.getByText('Manual').first().waitFor()
  await carrier.goto(dearLink)
  await carrier.getByRole('heading', { level: 1, name: 'This load is booked' }).waitFor()
})
