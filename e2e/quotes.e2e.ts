import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn, useBrowser } from './journey.ts'

const open = useBrowser()

/** Tabs until the control of this name has the focus; a control that cannot be reached fails the journey. */
async function tabTo(page: Page, name: RegExp) {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const labels = (element as HTMLInputElement | null)?.labels
      return element?.getAttribute('aria-label') || labels?.[0]?.textContent || element?.textContent || ''
    })
    if (name.test(focused)) return
  }
  throw new Error(`The keyboard does not reach ${name}`)
}

async function type(page: Page, name: RegExp, text: string) {
  await tabTo(page, name)
  await page.keyboard.type(text)
}

/** What a filled first step shows. */
async function seeQuote(page: Page) {
  await page.getByRole('row', { name: /Steel coils/ }).waitFor()
  expect(await page.getByLabel('Date of pickup').inputValue()).toBe('12/15/2099')
  expect(await page.getByRole('checkbox', { name: 'Flatbed' }).isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { name: 'Inside Pickup' }).isChecked()).toBe(true)
}

it('fills in the first step by keyboard alone; a reload, Back, Forward and a shared link keep it', async () => {
  const page = await open()
  await signIn(page, 'admin@acme.test')
  await page.goto('/quotes')
  await page.getByRole('group', { name: 'Shipping Mode' }).waitFor()
  await tabTo(page, /^Flatbed/)
  await page.keyboard.press('Space')
  await type(page, /^Date of pickup/, '12/15/2099')
  await tabTo(page, /^Inside Pickup/)
  await page.keyboard.press('Space')
  await type(page, /^Description/, 'Steel coils')
  await type(page, /^Total Weight/, '40000')
  await type(page, /^Pallet Count/, '4')
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: /Steel coils/ }).waitFor()
  await page.waitForURL(/Steel/)
  await page.getByRole('status').or(page.getByText('40,000 lbs')).first().waitFor()

  await page.reload()
  await seeQuote(page)
  await page.getByRole('button', { name: 'Restart' }).click()
  await page.getByRole('row', { name: /Steel coils/ }).waitFor({ state: 'detached' })
  await page.goBack()
  await seeQuote(page)
  await page.goForward()
  await page.getByRole('row', { name: /Steel coils/ }).waitFor({ state: 'detached' })
  await page.goBack()
  await seeQuote(page)

  const other = await open()
  await signIn(other, 'admin@acme.test')
  await other.goto(page.url())
  await seeQuote(other)
  await other.keyboard.press('Control+Enter')
  await other.getByText('Pickup Location is required to get rates').waitFor()
  await other.getByText('Dropoff Location is required to get rates').waitFor()
})
