import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn, untilLive, useBrowser } from './journey.ts'

const open = useBrowser()

async function atCatalogue(email: string, search = ''): Promise<Page> {
  const page = await open()
  await signIn(page, email, `/commodities${search}`)
  await page.getByRole('heading', { level: 1, name: 'Commodities' }).waitFor()
  return page
}

async function add(page: Page, code: string) {
  await page.getByRole('button', { name: 'Add Commodity' }).click()
  await page.getByRole('menuitem', { name: 'Add Single' }).click()
  await page.getByRole('textbox', { name: /^Code/ }).fill(code)
  await page.getByRole('textbox', { name: /^Description/ }).fill('Made on a journey')
  await page.getByRole('button', { name: 'Add', exact: false }).last().click()
  await page.getByText('Commodity Created').waitFor()
}

it('shows what another user adds without a reload [LIVE-1]', async () => {
  const code = `LIVE-${randomUUID().slice(0, 8)}`
  const dana = await atCatalogue('data@acme.test', `?search=${code}`)
  await dana.getByText('No Commodities found').waitFor()
  await untilLive(dana)
  const ana = await atCatalogue('admin@acme.test')
  await add(ana, code)
  await dana.getByText(code).first().waitFor()
})

it('adds with the suggested class, edits, shows the history and deletes', async () => {
  const code = `PAIL-${randomUUID().slice(0, 8)}`
  const page = await atCatalogue('admin@acme.test')
  await page.getByRole('button', { name: 'Add Commodity' }).click()
  await page.getByRole('menuitem', { name: 'Add Single' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Commodity' })
  await dialog.getByRole('textbox', { name: /^Code/ }).fill(code)
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('Cleaning concentrate')
  await dialog.getByLabel(/^Unit weight/).fill('40')
  await dialog.getByLabel(/^Length/).fill('48')
  await dialog.getByLabel(/^Width/).fill('40')
  await dialog.getByLabel(/^Height/).fill('36')
  await dialog.getByLabel('Pallet count').fill('2')
  await dialog.getByLabel('Package quantity').fill('48')
  await dialog.getByText(/24\.00 lb\/ft³ suggests/).waitFor()
  await dialog.getByRole('button', { name: /Use (class )?65/ }).click()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Commodity Created').waitFor()

  await page.goto(`/commodities?search=${code}`)
  await page.getByRole('button', { name: new RegExp(`^Edit.*${code}`) }).click()
  const edit = page.getByRole('dialog')
  await edit.getByRole('textbox', { name: /^Description/ }).fill('Cleaning concentrate, 5 gal')
  await edit.getByRole('button', { name: /^Save/ }).click()
  await page.getByText('Commodity Modified').waitFor()
  await page.getByText('Cleaning concentrate, 5 gal').first().waitFor()

  await page.getByRole('button', { name: new RegExp(`^Delete.*${code}`) }).click()
  await page.getByRole('dialog', { name: 'Delete Commodity?' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Commodity deleted').waitFor()
  await page.getByText('No Commodities found').waitFor()
})

it('imports 5,000 rows with progress; 37 bad ones are listed by row and reason, the others saved', async () => {
  const page = await atCatalogue('admin@borealis.test')
  const tag = randomUUID().slice(0, 8)
  await page.getByRole('button', { name: 'Add Commodity' }).click()
  await page.getByRole('menuitem', { name: 'Bulk Upload' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'commodities.csv', mimeType: 'text/csv', buffer: Buffer.from(fileOf(5000, 37, tag)) })
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await dialog.getByText(/of 5,000/).waitFor()
  await page.getByText('Some commodities failed to save').first().waitFor({ timeout: 60_000 })
  expect(await dialog.getByText(/^Row \d+: /).count()).toBe(37)
  await page.keyboard.press('Escape')
  await page.goto(`/commodities?search=${tag}`)
  await page.getByText('1–20 of 4,963').waitFor()
})

function fileOf(rows: number, bad: number, tag: string) {
  const lines = Array.from({ length: rows }, (_unused, index) =>
    index % 135 === 0 && index / 135 < bad ? `${tag}-${index},` : `${tag}-${index},Item ${index}`,
  )
  return ['commodityCode,description', ...lines].join('\n')
}
