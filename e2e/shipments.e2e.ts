import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { enter, untilLive, useBrowser } from './journey.ts'
import { pickupDay, typed } from './parts/days.ts'
import { bookedLoad } from './parts/loads.ts'

const open = useBrowser()
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const cards = (page: Page, name: string) => column(page, name).locator('[data-row]')

/** The board with one booked truckload. */
async function openBoard(page: Page): Promise<string> {
  const { number } = await bookedLoad(page)
  await page.goto(`/shipments?search=${number}&mode=TL`)
  await page.getByRole('radio', { name: 'Kanban' }).check()
  await cards(page, 'Booked').getByRole('link', { name: number }).waitFor()
  return number
}

const confirmDispatch = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^Dispatch/ })
    .click()

it('moves a booked shipment by keys on the board; whoever looks at its page sees it dispatched at once', async () => {
  const [board, watching] = [await open(), await open()]
  for (const page of [board, watching]) await enter(page, 'admin@acme.test')
  const number = await openBoard(board)
  await watching.goto(`/shipments/${number}/preview`)
  await watching.getByRole('heading', { level: 1, name: number }).waitFor()
  await untilLive(watching)
  await board.getByRole('link', { name: number }).focus()
  await board.keyboard.press('Space')
  await board.getByRole('button', { name: 'Mark as dispatched' }).waitFor()
  await board.keyboard.press('Enter')
  await confirmDispatch(board)
  await board.getByText(`Shipment ${number} is dispatched`).waitFor()
  await cards(board, 'In Transit').getByRole('link', { name: number }).waitFor()
  await watching.getByText('Dispatched', { exact: true }).first().waitFor()
})

it('drags a booked shipment with the mouse; where it may not go it stays', async () => {
  const page = await open()
  await enter(page, 'admin@acme.test')
  const number = await openBoard(page)
  const dragTo = async (name: string) => {
    const from = await cards(page, 'Booked').first().boundingBox()
    const to = await column(page, name).boundingBox()
    if (!from || !to) throw new Error('The card or the column is out of sight')
    await page.mouse.move(from.x + 40, from.y + 48)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y + 60, { steps: 3 })
    await page.mouse.move(to.x + to.width / 2, to.y + 120, { steps: 6 })
    await page.mouse.up()
  }
  await dragTo('Delivered')
  await cards(page, 'Booked').getByRole('link', { name: number }).waitFor()
  await dragTo('In Transit')
  await confirmDispatch(page)
  await page.getByText(`Shipment ${number} is dispatched`).waitFor()
  await cards(page, 'In Transit').getByRole('link', { name: number }).waitFor()
})

it('records driver and appointment on the page of a shipment, and finds both in its history', async () => {
  const page = await open()
  await enter(page, 'admin@acme.test')
  const { number } = await bookedLoad(page)
  await page.goto(`/shipments/${number}/preview`)
  await page.getByRole('button', { name: /^Edit details/ }).click()
  const details = page.getByRole('dialog', { name: 'Shipment details' })
  await details.getByLabel('Driver', { exact: true }).fill('Ole Berg')
  await details.getByRole('button', { name: /^Save/ }).click()
  await page.getByText(/Driver.* to Ole Berg/).waitFor()
  await page.getByRole('button', { name: /appointment of stop 1$/ }).click()
  const date = typed(pickupDay())
  const appointment = page.getByRole('dialog', { name: 'Pickup appointment' })
  await appointment.getByLabel('Date', { exact: true }).fill(date)
  await appointment.getByLabel(/^Time/).fill('09:30')
  await appointment.getByRole('button', { name: /^Save/ }).click()
  await page.getByText(new RegExp(`the appointment of stop 1 .*to ${date} 09:30`)).waitFor()
  await page
    .getByRole('listitem', { name: /^Stop 1/ })
    .getByText(new RegExp(`^${date} 09:30`))
    .waitFor()
})

it('shows one column of the board at a time on a phone of 390 px, and nothing wider than it', async () => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await enter(page, 'admin@acme.test')
  await bookedLoad(page)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await page.goto('/shipments')
  await page.getByRole('radio', { name: 'Kanban' }).check()
  await page.getByRole('radio', { name: /^Booked/ }).check()
  await cards(page, 'Booked').first().waitFor()
  expect(await overflow()).toBe(0)
  await cards(page, 'Booked').first().getByRole('link').click()
  await page.getByRole('list', { name: 'Progress' }).waitFor()
  expect(await overflow()).toBe(0)
})
