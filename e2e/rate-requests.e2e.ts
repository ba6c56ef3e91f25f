import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { called } from './calls.ts'
import { signIn, useBrowser } from './journey.ts'

const open = useBrowser()

/** The page of the first truckload that can be booked and of which nobody was asked; answers its number. */
async function openShipment(page: Page): Promise<string> {
  await page.goto('/shipments?status=ReadyToBook&mode=TL')
  await page.getByRole('radio', { name: 'List' }).check()
  await page.locator('[data-row]').first().waitFor()
  for (const link of await page.locator('[data-row] a[href^="/shipments/"]').all()) {
    const number = (await link.innerText()).trim()
    const { rateRequests } = await called<{ rateRequests: unknown[] }>(
      page,
      'GET',
      `/shipments/${number}/rate-requests`,
    )
    if (rateRequests.length > 0) continue
    await page.goto(`/shipments/${number}/preview`)
    return number
  }
  throw new Error('Carriers were asked about every truckload')
}

/** Asks the first two carriers that can be asked; answers their names. */
async function requestRates(page: Page, message: string): Promise<string[]> {
  await page.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Request Rates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request Rates' })
  const carriers = dialog.getByRole('list', { name: 'Carriers' }).locator('label:has(input:not([aria-disabled]))')
  await carriers.nth(1).waitFor()
  const names = [0, 1].map((place) => carriers.nth(place).locator('b').innerText())
  for (const place of [0, 1]) await carriers.nth(place).locator('input').check()
  await dialog.getByText('Goes to 2 carriers in 2 mails').waitFor()
  await dialog.getByLabel('Reply by').waitFor()
  await dialog.getByLabel('Message to the carriers').fill(message)
  await dialog.getByRole('button', { name: /^Send request/ }).click()
  await page.getByText('Rates requested from 2 carriers').waitFor()
  return Promise.all(names)
}

/** The link of the mail in which a carrier was asked. */
async function linkTo(page: Page, number: string, carrier: string, message: string): Promise<string> {
  await page.goto('/dev/mail')
  const mails = page.getByRole('link', { name: new RegExp(`Rate request ${number}`) })
  for (const place of [0, 1]) {
    await mails.nth(place).click()
    const link = page.locator('a[href*="/public/rate-requests/"]').first()
    await link.waitFor()
    await page.getByText(message).first().waitFor()
    if (await page.getByText(`asks ${carrier} for a rate`).first().isVisible())
      return (await link.getAttribute('href')) ?? ''
    await page.goto('/dev/mail')
  }
  throw new Error(`${carrier} was not asked`)
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
  await signIn(shipper, 'admin@acme.test')
  const number = await openShipment(shipper)
  const message = 'Quote all in, fuel included.'
  const [dear, cheap] = await requestRates(shipper, message)
  const links = [
    await linkTo(carrier, number, dear ?? '', message),
    await linkTo(carrier, number, cheap ?? '', message),
  ]
  await offer(carrier, links[0] ?? '', 3440)
  const offers = shipper.getByRole('list', { name: 'Rate offers' }).getByRole('listitem')
  await offers.nth(0).waitFor()
  await carrier.goto(links[1] ?? '')
  await carrier.getByRole('heading', { level: 1, name: number }).waitFor()
  expect(await carrier.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await offer(carrier, links[1] ?? '', 3312)
  await offers.nth(1).waitFor()
  expect(await offers.nth(0).innerText()).toContain('$3,312.00')
  expect(await offers.nth(1).innerText()).toContain('$3,440.00')
  await shipper.getByRole('button', { name: `Select ${cheap}` }).click()
  await shipper.getByRole('dialog').getByRole('button', { name: 'Book' }).click()
  await shipper.getByText(`Shipment ${number} is booked with ${cheap}`).waitFor()
  const charges = shipper.getByRole('table', { name: 'Charges' })
  await charges.waitFor()
  const rows = await charges.locator('tbody').innerText()
  expect(rows).toContain('Freight Rate')
  expect(rows).toContain('$3,312.00')
  await shipper.getByText('Manual').first().waitFor()
  await carrier.goto(links[0] ?? '')
  await carrier.getByRole('heading', { level: 1, name: 'This load is booked' }).waitFor()
})
