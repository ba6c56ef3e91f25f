import type { Page } from 'playwright-core'

/** Adds a lane from the list and ends on its screen. */
export async function addLane(page: Page, { name, from, to }: { name: string; from: string; to: string }) {
  await page.getByRole('button', { name: 'New Lane' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Lane' })
  await dialog.getByLabel('Name').fill(name)
  await choose(page, 'Equipment Mode', 'Dry')
  await search(page, 'Origin', from)
  await search(page, 'Destination', to)
  await choose(page, 'Tender Type', 'Automatic')
  await choose(page, 'Tender Method', 'Email')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

type Agreed = { carrier: string; unit: string; rate: string; from: string; until: string }

export async function addRate(page: Page, { carrier, unit, rate, from, until }: Agreed) {
  await page.getByRole('button', { name: 'Add Rate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Rate' })
  await search(page, 'Carrier', carrier)
  await choose(page, 'Rate Type', 'All In')
  await choose(page, 'Rate Unit', unit)
  await dialog.getByLabel(/^Rate \(USD\)/).fill(rate)
  await dialog.getByLabel('Effective Date').fill(from)
  await dialog.getByLabel('Expiration Date').fill(until)
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('table', { name: 'Contracted Rates' }).getByText(carrier).waitFor()
}

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Types into a search field and selects the first match. */
async function search(page: Page, label: string, text: string) {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).fill(text)
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click()
}
