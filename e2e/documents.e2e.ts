import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { enter, signIn, useBrowser } from './journey.ts'
import { bookedLoad, deliveredLoad } from './parts/loads.ts'

const open = useBrowser()

/** A photo as taken by a phone: a bright sheet on a dark table. */
async function photoOf(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 1200 })
    const paint = canvas.getContext('2d')
    if (!paint) throw new Error('Nothing can be drawn')
    paint.fillStyle = '#333'
    paint.fillRect(0, 0, 900, 1200)
    paint.fillStyle = '#f4f1e8'
    paint.fillRect(90, 120, 700, 980)
    paint.fillStyle = '#223'
    paint.font = '48px sans-serif'
    paint.fillText(`Delivery receipt ${Date.now()}`, 130, 220)
    return canvas.toDataURL('image/jpeg', 0.8)
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

async function openDelivered(page: Page): Promise<string> {
  const { number } = await deliveredLoad(page)
  await page.goto(`/shipments/${number}/preview`)
  await page.getByRole('region', { name: 'Documents' }).waitFor()
  return number
}

it('takes a photo of a proof of delivery with a phone, looks at it and prints it; the office downloads it', async () => {
  const phone = await open({ viewport: { width: 390, height: 844 }, hasTouch: true }, 'new')
  await phone.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes'
    }
  })
  await enter(phone, 'admin@acme.test')
  const number = await openDelivered(phone)
  const photo = await photoOf(phone)
  await phone.getByRole('button', { name: 'Upload', exact: true }).click()
  await phone.getByRole('button', { name: 'Upload file' }).click()
  await phone.getByText('Please select a file', { exact: true }).waitFor()
  await phone
    .locator('input[capture="environment"]')
    .setInputFiles({ name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer: photo })
  await phone.getByLabel('File type').click()
  await phone.getByRole('option', { name: 'Proof of delivery' }).click()
  await phone.getByRole('button', { name: 'Upload file' }).click()
  await phone.getByText('Stop document uploaded').waitFor()
  await phone.getByText('Delivery Confirmed').first().waitFor()

  await phone
    .getByRole('list', { name: 'Documents' })
    .getByRole('button', { name: /IMG_2041\.JPG/ })
    .first()
    .click()
  const viewer = phone.getByRole('dialog')
  await viewer.locator('[data-page] canvas').waitFor()
  await viewer.getByRole('button', { name: 'Rotate right' }).click()
  await viewer.getByText('90°').waitFor()
  const before = await viewer.locator('[data-page]').boundingBox()
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect
    .poll(async () => (await viewer.locator('[data-page]').boundingBox())?.width)
    .toBeGreaterThan((before?.width ?? 0) * 1.2)
  await viewer.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => phone.evaluate(() => document.documentElement.dataset.printed)).toBe('yes')

  const office = await open()
  await signIn(office, 'admin@acme.test', `/shipments/${number}/preview`)
  const [download] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: 'Download IMG_2041.JPG' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('IMG_2041.JPG')
  expect((await readFile(await download.path())).equals(photo)).toBe(true)
})

it('shows the pages of a PDF that the product drew, with what the portal itself serves and only then loads [DOC-30] [DOC-35] [UX-51]', async () => {
  const page = await open()
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await enter(page, 'admin@acme.test')
  const { number } = await bookedLoad(page)
  await page.goto(`/shipments/${number}/preview`)
  await page.getByRole('button', { name: 'Generate BOL' }).click()
  await page.getByRole('switch', { name: 'Master BOL' }).check()
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()])
  const row = page.getByRole('list', { name: 'Documents' }).getByRole('button', { name: /Master bill of lading/ })
  await row.first().waitFor()
  expect(requestedUrls.filter((url) => url.includes('pdf.worker'))).toEqual([])
  await row.first().click()
  const canvas = page.getByRole('dialog').locator('[data-page="1"] canvas')
  await canvas.waitFor()
  // A letter page is 612 points wide and drawn at a scale of 1.6.
  expect(await canvas.evaluate((one: HTMLCanvasElement) => one.width)).toBe(979)
  const drawn = await canvas.evaluate((one: HTMLCanvasElement) => {
    const { data } = one.getContext('2d')?.getImageData(0, 0, one.width, one.height) ?? { data: [] }
    let dark = 0
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 100) dark += 1
    return dark
  })
  expect(drawn).toBeGreaterThan(2_000)
  const thumbnail = page.getByRole('button', { name: 'Page 1', exact: true }).locator('span')
  expect((await thumbnail.boundingBox())?.width).toBe(125)
  const origin = new URL(page.url()).origin
  expect(requestedUrls.filter((url) => url.includes('pdf.worker')).length).toBeGreaterThan(0)
  expect(requestedUrls.filter((url) => !url.startsWith(origin) && !/^(blob|data):/.test(url))).toEqual([])
})
