import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { signIn, useBrowser } from './journey.ts'

const open = useBrowser()

it('finds earlier quotes, keeps the filters in the address and as a view, opens a quote and quotes it again', async () => {
  const page = await open()
  await signIn(page, 'quoting@acme.test')
  await page.getByRole('link', { name: 'Quote History' }).click()
  await page.locator('[data-row]').first().waitFor()
  await page.getByRole('button', { name: 'Requested Last 7 days' }).waitFor()

  await page.getByRole('button', { name: /^Filters/ }).click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await panel.getByLabel('Requested past days').fill('30')
  await panel.getByRole('combobox', { name: 'Freight class' }).click()
  await page.getByRole('option', { name: '70', exact: true }).click()
  await panel.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL('**/requote?requested=30..0d&class=70')
  await page.getByRole('button', { name: 'Requested Last 30 days' }).waitFor()

  const name = `Class 70 ${randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name }).waitFor()
  await page.reload()
  await page.locator('[data-row]').first().waitFor()
  expect(new URL(page.url()).search).toBe('?requested=30..0d&class=70')

  const way = page.locator('[data-row] a[href^="/requote/"]').first()
  const id = (await way.getAttribute('href'))?.split('/').at(-1)
  await way.click()
  await page.getByRole('list', { name: 'Line items' }).waitFor()
  const rates = page.getByRole('list', { name: 'Rates' }).getByRole('button')
  await rates.first().click()
  await page.getByRole('region', { name: 'Why this rate' }).waitFor()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Quote History' }).click()
  await page.waitForURL('**/requote?requested=30..0d&class=70')
  await page.goBack()
  await page.getByRole('link', { name: 'Requote' }).click()
  await page.waitForURL(`**/quotes?quoteId=${id}`)
})
