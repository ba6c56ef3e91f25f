import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn, useBrowser } from './journey.ts'

const open = useBrowser()

/** Tenders shipments of the list until one went out by mail, not by phone; answers its number and whom it was offered to. */
async function tenderOne(page: Page): Promise<{ number: string; carrier: string }> {
  await page.goto('/shipments?status=ReadyToBook&mode=TL')
  await page.getByRole('radio', { name: 'List' }).check()
  await page.locator('[data-row]').nth(2).waitFor()
  const links = page.locator('[data-row] a[href^="/shipments/"]')
  const numbers = (await links.allInnerTexts()).map((text) => text.trim())
  for (const number of numbers) {
    await page.goto(`/shipments/${number}/preview`)
    const noLane = page.getByText(/lane leads from/)
    await noLane
      .or(page.getByText(/^Offered to no carrier yet/))
      .first()
      .waitFor()
    if (await noLane.first().isVisible()) continue
    await page.getByRole('button', { name: /^More/ }).click()
    await page.getByRole('menuitem', { name: 'Tender' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Tender/ })
      .click()
    const offers = page.getByRole('list', { name: 'Tender offers' })
    const first = offers.getByRole('listitem').filter({ hasText: 'Offered' })
    // A lane whose carriers have no rate for today ends at once.
    await first
      .or(page.getByText('Exhausted', { exact: true }))
      .first()
      .waitFor()
    if (await first.getByText(/, to \S+@/).isVisible()) return { number, carrier: await first.locator('b').innerText() }
  }
  throw new Error('Every shipment goes to a carrier by phone')
}

/** The link of the newest mail about a load. */
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
  await signIn(shipper, 'admin@acme.test')
  const { number, carrier: name } = await tenderOne(shipper)
  const link = await linkOf(carrier, number)
  await carrier.goto(link)
  await carrier.getByRole('heading', { level: 1, name: number }).waitFor()
  expect(await carrier.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await carrier.getByRole('button', { name: 'Reject' }).click()
  await carrier.getByText('Choose a reason').waitFor()
  await carrier.getByRole('button', { name: /^Accept \$/ }).click()
  await carrier.getByRole('heading', { level: 1, name: `Load ${number} is yours` }).waitFor()
  await shipper.getByText('Accepted', { exact: true }).first().waitFor()
  await shipper
    .getByRole('region', { name: 'Charges' })
    .or(shipper.getByRole('table', { name: 'Charges' }))
    .first()
    .waitFor()
  await shipper.getByText(name).first().waitFor()
  await carrier.goto(link)
  await carrier.getByRole('heading', { level: 1, name: 'This load was accepted already' }).waitFor()
})
