import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { enter, useBrowser } from './journey.ts'
import { bookedLoad, newCarrier, readyLoad } from './parts/loads.ts'

const open = useBrowser()

it('names who gets the rate confirmation before a booking by hand; the carrier finds it in its mail with the bill of lading [DEF-127]', async () => {
  const page = await open()
  await enter(page, 'admin@acme.test')
  const { number, carrier } = await readyLoad(page)
  await page.goto(`/shipments/${number}/book?by=manual`)
  await page.getByRole('combobox', { name: /^Carrier/ }).fill(carrier.name)
  await page.getByRole('option', { name: new RegExp(carrier.name) }).click()
  await page.getByText(`To ${carrier.email}`).waitFor()
  expect(await page.getByRole('switch', { name: 'Send rate confirmation' }).isChecked()).toBe(true)
  const bill = page.getByRole('checkbox', { name: 'Attach the bill of lading' })
  await bill.click()
  await expect.poll(() => bill.isChecked()).toBe(true)
  await page.getByRole('group', { name: 'Charge 1' }).getByLabel(/^Rate/).fill('912.50')
  await page.getByRole('button', { name: /^Book/ }).click()
  await page.waitForURL(`**/shipments/${number}/confirmation`)
  await page.goto(`/shipments/${number}/preview`)
  const sent = page.getByRole('list', { name: 'Rate confirmations' })
  await sent.getByText('Sent', { exact: true }).waitFor()
  await sent.getByText(`To ${carrier.email}, with the bill of lading`).waitFor()
  await page.goto('/dev/mail')
  await page.getByRole('link', { name: `Rate confirmation: load ${number}` }).click()
  await page.getByText(`${carrier.name} carries load ${number}`).first().waitFor()
  await page.getByText('$912.50').first().waitFor()
  const files = await page.getByRole('link', { name: /\.pdf$/ }).allTextContents()
  expect(files).toEqual([`Rate-confirmation-${number}.pdf`, `BOL-${number}.pdf`])
})

/** Opens the mail of this subject to this address, which may still be on its way. */
async function openMail(page: Page, to: string, subject: string) {
  const mail = page.getByRole('row', { name: to }).getByRole('link', { name: subject })
  const isThere = async () => {
    await page.goto('/dev/mail')
    return (await mail.count()) > 0
  }
  await expect.poll(isThere).toBe(true)
  await mail.click()
}

it('changes the carrier of a booked load in one step: same number, the former carrier is told, the new one gets the load', async () => {
  const page = await open()
  await enter(page, 'admin@acme.test')
  const { number, carrier: former } = await bookedLoad(page)
  const next = await newCarrier(page)
  await page.goto(`/shipments/${number}/book?change=carrier&by=manual`)
  await page.getByRole('heading', { level: 1, name: `Change carrier of ${number}` }).waitFor()
  await page.getByLabel(/^Reason/).fill('Truck broke down')
  await page.getByRole('combobox', { name: /^Carrier/ }).fill(next.name)
  await page.getByRole('option', { name: new RegExp(next.name) }).click()
  await page.getByRole('group', { name: 'Charge 1' }).getByLabel(/^Rate/).fill('1010')
  await page.getByRole('button', { name: /^Change Carrier/ }).click()
  await page.waitForURL(`**/shipments/${number}/confirmation`)
  await page.getByText(next.name).first().waitFor()
  await openMail(page, former.email, `Shipment ${number} is cancelled`)
  await page.getByText('Reason: Truck broke down').first().waitFor()
  await openMail(page, next.email, `Rate confirmation: load ${number}`)
  await page.getByText('$1,010.00').first().waitFor()
})
