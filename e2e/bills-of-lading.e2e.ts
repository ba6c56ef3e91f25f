import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { enter, useBrowser } from './journey.ts'
import { bookedLoad } from './parts/loads.ts'

const open = useBrowser()

async function openBols(page: Page) {
  await enter(page, 'admin@acme.test')
  const { number } = await bookedLoad(page)
  await page.goto(`/shipments/${number}/preview`)
  await page.getByRole('button', { name: 'Generate BOL' }).click()
  await page.getByRole('group', { name: 'Drops' }).waitFor()
  return number
}

it('saves the bills of a shipment as a file, and sends them to the dock', async () => {
  const page = await open()
  const number = await openBols(page)
  await page.getByRole('switch', { name: 'Master BOL' }).check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`BOL-${number}.pdf`)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Generate BOL' }).click()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('switch', { name: 'Send by email' }).check()
  await page.getByRole('combobox', { name: 'Recipients' }).fill('dock@plant.test')
  await page.getByRole('option', { name: /dock@plant.test/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('BOLs sent to provided emails').waitFor()
  await page.getByText('sent the bill of lading to dock@plant.test').waitFor()
})
