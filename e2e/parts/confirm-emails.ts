import type { Page } from 'playwright-core'

/** The owner of a mailbox opens the mail that asks whether it wants to watch, and confirms. */
export async function confirmEmails(page: Page, address: string) {
  await page.goto('/dev/mail')
  const question = page
    .locator('tr')
    .filter({ hasText: address })
    .getByRole('link', { name: /^Do you want emails/ })
  await question.click()
  const link = await page.getByRole('link', { name: 'Confirm' }).first().getAttribute('href')
  await page.goto(new URL(link ?? '').pathname)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Emails confirmed' }).waitFor()
}
