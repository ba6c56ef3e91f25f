import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { called } from './calls.ts'
import { enter, portalUrl, signIn, useBrowser } from './journey.ts'
import { movingLoad } from './parts/loads.ts'

const open = useBrowser()
/** Map rendering without a graphics card is slow, so it is enabled only for tests that need it. */
const openWithMap = useBrowser('webgl')

type ShipmentList = { data: { shipmentNumber: string; shipmentStatus: number }[]; total: number }

type Seen = { latitude: number; longitude: number; minutesAgo?: number }

/** Sends a truck position like a carrier's system. */
async function sendPosition(key: string, shipmentNumber: string, { minutesAgo = 0, ...place }: Seen) {
  const event = { eventId: randomUUID(), shipmentNumber, kind: 'Position', ...place }
  const occurredAt = new Date(Date.now() - minutesAgo * 60_000).toISOString()
  const answer = await fetch(`${portalUrl()}/api/v1/tracking/events`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ events: [{ ...event, occurredAt }] }),
  })
  expect(answer.status).toBe(202)
}

const rows = (page: Page) => page.locator('main [data-row]')
const numbers = async (page: Page) =>
  (await rows(page).locator('a[href$="/preview"]').allInnerTexts()).map((one) => one.trim())

/** Trucks of other journeys move meanwhile, so the server is asked again until the page agrees. */
const showsFirstPage = (page: Page, order: object) =>
  expect
    .poll(async () => {
      const { data } = await called<ShipmentList>(page, 'POST', '/tracking/shipments/search', order)
      const expected = data.map(({ shipmentNumber }) => shipmentNumber)
      return { shown: await numbers(page), expected }
    })
    .toSatisfy(({ shown, expected }) => expected.length === 20 && shown.join() === expected.join())

it('shows the shipments of status 3 to 7 as cards or table beside a live map, with search, filters, sort and 20 on a page [TRACKING-1]', async () => {
  const page = await open()
  await enter(page, 'admin@acme.test')
  const { key } = await called<{ key: string }>(page, 'POST', '/api-keys', {
    name: randomUUID(),
    scopes: ['tracking'],
    expiresInDays: 30,
  })
  const all = await called<ShipmentList>(page, 'POST', '/tracking/shipments/search', { pageSize: 1000 })
  expect([...new Set(all.data.map(({ shipmentStatus }) => shipmentStatus))].every((one) => one >= 3 && one <= 7)).toBe(
    true,
  )

  const booked = { statuses: [3, 4, 5, 6, 7], pageSize: 1 }
  expect(all.total).toBe((await called<ShipmentList>(page, 'POST', '/shipments/search', booked)).total)
  await page.goto('/shipments/tracking')
  await rows(page).nth(19).waitFor()
  await showsFirstPage(page, {})
  expect(await page.getByRole('progressbar', { name: 'Share of the route driven' }).count()).toBe(20)
  await page.getByRole('radio', { name: 'Table' }).check()
  await page.getByRole('columnheader', { name: /Next stop/ }).waitFor()
  await page.reload()
  await page.getByRole('columnheader', { name: /Next stop/ }).waitFor()
  await page.getByRole('radio', { name: 'Cards' }).check()

  const { number } = await movingLoad(page)
  await page.goto('/shipments/tracking?status=InTransit')
  await rows(page).first().waitFor()
  const search = page.getByRole('textbox', { name: 'Search shipments' })
  await search.fill(number)
  await search.press('Enter')
  await expect.poll(() => numbers(page)).toEqual([number])

  const map = await openWithMap({ viewport: { width: 1280, height: 720 } })
  await signIn(map, 'admin@acme.test', page.url())
  await expect.poll(() => numbers(map)).toEqual([number])
  const truck = map.getByRole('button', { name: new RegExp(`^${number}, In Transit`) })
  await sendPosition(key, number, { latitude: 39.1, longitude: -94.58, minutesAgo: 50 })
  await truck.waitFor()
  await truck.click()
  const card = map.getByRole('region', { name: `Shipment ${number}` })
  await card.getByText(/^Position /).waitFor()
  await sendPosition(key, number, { latitude: 38.97, longitude: -95.24 })
  await card.getByText('Near Lawrence, KS').waitFor()
  expect(new URL(map.url()).searchParams.get('shipment')).toBe(number)
  await map.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })

  await page.goto('/shipments/tracking')
  await page.getByRole('button', { name: /^Sort by Problems first/ }).click()
  await page.getByRole('menuitemradio', { name: 'Shipment number', exact: true }).click()
  await showsFirstPage(page, { orderByProperty: 'ShipmentNumber' })
})
