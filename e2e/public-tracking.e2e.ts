import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { called } from './calls.ts'
import { enter, portalUrl, useBrowser } from './journey.ts'
import { confirmEmails } from './parts/confirm-emails.ts'
import { justNow } from './parts/days.ts'
import { bookedLoad } from './parts/loads.ts'

const open = useBrowser()

/** Creates a booked shipment that is not in transit, and an API key for its carrier's tracking events. */
async function prepare(page: Page) {
  const { number } = await bookedLoad(page)
  const body = { name: `Visibility ${Date.now()}`, scopes: ['tracking'], expiresInDays: 30 }
  const { key } = await called<{ key: string }>(page, 'POST', '/api-keys', body)
  return { number, key }
}

async function sendEvent(key: string, shipmentNumber: string, more: object) {
  const event = { eventId: crypto.randomUUID(), shipmentNumber, occurredAt: justNow(), ...more }
  const answer = await fetch(`${portalUrl()}/api/v1/tracking/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ events: [event] }),
  })
  expect(answer.status).toBe(202)
}

it('lets anybody follow a shipment without an account: what a carrier tells shows without a reload, and whoever watches is mailed once', async () => {
  const [shipper, anybody] = [await open(), await open({ viewport: { width: 390, height: 844 } })]
  await enter(shipper, 'admin@acme.test')
  const { number, key } = await prepare(shipper)

  await anybody.goto('/public/trackShipments')
  const box = anybody.getByLabel('Shipment #')
  const track = anybody.getByRole('button', { name: 'Track', exact: true })
  for (const short of ['', ' s ']) {
    await box.fill(short)
    await track.click()
    await anybody.getByRole('alert').first().waitFor()
    await anybody.getByRole('alert').first().getByRole('button', { name: 'Close' }).click()
  }
  for (const hostile of ['../../etc/passwd', '<img src=x onerror=alert(1)>', "S1'; drop table x", '%2F%00']) {
    await box.fill(hostile)
    await track.click()
    await anybody.getByText(/could not be found/).waitFor()
    await anybody.waitForURL('**/public/trackShipments')
    expect(await box.inputValue()).toBe(hostile.toUpperCase())
  }
  await box.fill(` ${number.toLowerCase()} `)
  await track.click()
  await anybody.waitForURL(`**/public/shipments/${number}/preview/details`)
  await anybody.getByRole('heading', { level: 1, name: number }).waitFor()
  await anybody.getByText('Booked', { exact: true }).waitFor()
  expect(await anybody.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  await anybody.getByRole('button', { name: 'Add Watchers' }).click()
  const dialog = anybody.getByRole('dialog')
  const address = `dock-${number.toLowerCase()}@receiver.test`
  await dialog.getByLabel('Email').fill('no address')
  await dialog.getByRole('button', { name: 'Add Watcher' }).click()
  await anybody.getByText('Unable to add watcher').waitFor()
  await dialog.getByLabel('Email').fill(address)
  await dialog.getByRole('button', { name: 'Add Watcher' }).click()
  await anybody.getByText('Successfully added watcher').waitFor()
  await confirmEmails(shipper, address)

  await anybody.evaluate(() => {
    document.body.dataset.loaded = 'once'
  })
  await sendEvent(key, number, { kind: 'Arrived', stopNumber: 1 })
  await anybody.getByText('At Stop', { exact: true }).waitFor()
  await sendEvent(key, number, { kind: 'Departed', stopNumber: 1 })
  await anybody.getByText('In Transit', { exact: true }).waitFor()
  expect(await anybody.evaluate(() => document.body.dataset.loaded)).toBe('once')

  await shipper.goto('/dev/mail')
  const mails = shipper.getByRole('link', { name: new RegExp(`Shipment ${number} is `) })
  const own = shipper.locator('tr, li').filter({ hasText: address })
  await expect
    .poll(async () => {
      await shipper.reload()
      return own.count()
    })
    .toBe(2)
  expect(await mails.count()).toBeGreaterThan(0)
})
