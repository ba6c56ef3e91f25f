import type { Page } from 'playwright-core'

/** Adds a carrier from the list, starting with its DOT number, and ends on its screen. */
export async function addCarrier(page: Page, { dotNumber, name }: { dotNumber: string; name: string }) {
  await page.getByRole('button', { name: /Add Carrier/ }).click()
  await page.getByLabel('DOT or docket number').fill(dotNumber)
  await page.getByRole('button', { name: /Continue/ }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: /^Name/ }).fill(name)
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

type Cover = { policyNumber: string; effectiveOn: string; expiresOn: string }

export async function addCertificate(page: Page, { policyNumber, effectiveOn, expiresOn }: Cover) {
  await page.getByRole('button', { name: 'Add certificate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Certificate' })
  await dialog.getByLabel(/^Limit/).fill('250000')
  await dialog.getByLabel('Insurer').fill('Great Plains Mutual')
  await dialog.getByLabel('Policy number').fill(policyNumber)
  await dialog.getByLabel('Effective').fill(effectiveOn)
  await dialog.getByLabel('Expires').fill(expiresOn)
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'hidden' })
}

export async function putOnHold(page: Page, reason: string) {
  await page.getByRole('button', { name: 'Put on hold' }).click()
  await page.getByLabel('Reason').fill(reason)
  await page
    .getByRole('button', { name: /Put on hold/ })
    .last()
    .click()
  await page.getByText(`On hold: ${reason}`, { exact: true }).waitFor()
}
