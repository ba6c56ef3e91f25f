import { expect, it } from 'vitest'
import { enter, signIn, untilLive, useBrowser } from './journey.ts'
import { dayIn } from './parts/days.ts'
import { newCarrier } from './parts/loads.ts'

const open = useBrowser()
const patient = { timeout: 20_000 }

it('shows what another method makes of a price, saves it, and the history tells who changed it', async () => {
  const page = await open()
  await signIn(page, 'settings@acme.test')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: /^Quote markup/ }).click()
  const percent = page.getByRole('textbox', { name: /^Domestic truckload/ })
  await percent.fill('15')
  const before = await page.getByRole('radio', { name: /^Margin/ }).isChecked()
  const example = page
    .locator('section', { hasText: 'Domestic' })
    .getByText(/cost becomes/)
    .first()
  const [method, other, price] = before ? ['Margin', 'Markup', '$1,150.00'] : ['Markup', 'Margin', '$1,176.47']
  await page.getByRole('radio', { name: new RegExp(`^${other}`) }).check()
  await expect.poll(() => example.textContent(), patient).toBe(`$1,000.00 cost becomes ${price}`)
  await page.getByText(`was ${method}`).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Quote markup settings saved').waitFor()
  const newest = page.getByRole('list', { name: 'Latest changes' }).getByRole('listitem').first()
  await expect.poll(() => newest.textContent(), patient).toContain('Sam Okafor changed Method')
  expect(await newest.textContent()).toContain(`${method} becomes ${other}`)
  await page.reload()
  await page.getByRole('radio', { name: new RegExp(`^${other}`), checked: true }).waitFor()
})

it('counts certificates as expiring as early as is set, for everybody at once', async () => {
  const [sam, rita] = [await open(), await open()]
  const ana = await open()
  await enter(ana, 'admin@acme.test')
  for (const days of [20, 100]) await newCarrier(ana, dayIn(days))
  await signIn(rita, 'readonly@acme.test', '/carriers?insurance=Expiring')
  await rita.locator('[data-row]').first().waitFor()
  const total = async () =>
    Number(/of ([\d,]+)$/.exec((await rita.getByText(/^[\d,–]+ of [\d,]+$/).textContent()) ?? '')?.[1])
  await untilLive(rita)
  const before = await total()
  await signIn(sam, 'settings@acme.test', '/settings/insurance')
  const days = sam.getByRole('textbox', { name: /^Warning days/ })
  await days.fill('200')
  await sam.getByRole('button', { name: /^Save changes/ }).click()
  await sam.getByText('Insurance settings saved').waitFor()
  await expect.poll(total, patient).toBeGreaterThan(before)
  await days.fill('30')
  await sam.getByRole('button', { name: /^Save changes/ }).click()
  await expect.poll(total, patient).toBe(before)
})

it('keeps the settings from whoever holds none of their permissions', async () => {
  const page = await open()
  await signIn(page, 'readonly@acme.test')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Carriers' }).waitFor()
  expect(await menu.getByRole('link', { name: 'Settings' }).count()).toBe(0)
  await page.goto('/settings/insurance')
  await page.waitForURL('**/dashboard')
})
