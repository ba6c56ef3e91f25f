import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { signInByHand, useBrowser } from './journey.ts'
import { confirmEmails } from './parts/confirm-emails.ts'
import { bookFromQuote } from './parts/ordering.ts'
import { startPortal } from './portal-process.ts'

const open = useBrowser()
let portal: Awaited<ReturnType<typeof startPortal>>

beforeAll(async () => {
  // At this speed, the week before the pickup takes little more than a minute.
  portal = await startPortal(inject('seed'), { SIMULATOR: 'true', SIMULATOR_SPEED: '8000' })
})
afterAll(() => portal.stop())

const arrived = { name: /^(Delivered|Delivery Confirmed)$/ }
const patience = 300_000

it(
  'quotes, books and follows freight to its delivery, live in two browsers, one of them without an account; whoever watches is mailed once',
  async () => {
    const shipper = await open({ baseURL: portal.url })
    const receiver = await open({ baseURL: portal.url, viewport: { width: 390, height: 844 } })
    await signInByHand(shipper, 'admin@acme.test')
    await bookFromQuote(shipper, `SO-${randomUUID().slice(0, 8)}`)
    const number = new URL(shipper.url()).pathname.match(/S\d+/)?.[0] ?? ''
    await shipper.goto(`/shipments/${number}/preview`)
    await shipper.getByRole('heading', { level: 1, name: number }).waitFor()

    await receiver.goto(`/public/shipments/${number}/preview/details`)
    await receiver.getByRole('heading', { level: 1, name: number }).waitFor()
    await receiver.getByRole('button', { name: 'Add Watchers' }).click()
    const dialog = receiver.getByRole('dialog')
    const address = `dock-${number.toLowerCase()}@receiver.test`
    await dialog.getByLabel('Email').fill(address)
    await dialog.getByRole('button', { name: 'Add Watcher' }).click()
    await receiver.getByText('Successfully added watcher').waitFor()
    const inbox = await open({ baseURL: portal.url })
    await confirmEmails(inbox, address)

    for (const page of [shipper, receiver])
      await page.evaluate(() => {
        document.body.dataset.loaded = 'once'
      })
    for (const page of [shipper, receiver])
      await page.getByText(arrived.name).filter({ visible: true }).first().waitFor({ timeout: patience })
    for (const page of [shipper, receiver]) expect(await page.evaluate(() => document.body.dataset.loaded)).toBe('once')

    await receiver.goto('/dev/mail')
    const own = receiver.locator('tr, li').filter({ hasText: address })
    await own.first().waitFor()
    expect(await own.count()).toBe(2)
  },
  2 * patience,
)
