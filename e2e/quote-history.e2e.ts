import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { enter, useBrowser } from './journey.ts'
import { newQuote } from './parts/quoting.ts'

const open = useBrowser()

/** The parameters of the list. Their order in the URL does not matter. */
const hasListQuery = ({ pathname, searchParams: requests }: URL) =>
  pathname === '/requote' &&
  requests.size === 2 &&
  requests.get('requested') === '30..0d' &&
  requests.get('class') === '70'

it('finds earlier quotes, keeps the filters in the address and as a view, opens a quote and quotes it again', async () => {
  const page = await open()
  await enter(page, 'quoting@acme.test')
  await newQuote(page)
  await page.goto('/dashboard')
  await page.getByRole('list', { name: 'Quotes' }).getByRole('link', { name: 'Quote History' }).click()
  await page.locator('[data-row]').first().waitFor()
  await page.getByRole('button', { name: 'Requested Last 7 days' }).waitFor()

  await page.getByRole('button', { name: /^Filters/ }).click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await panel.getByLabel('Requested past days').fill('30')
  await panel.getByRole('combobox', { name: 'Freight class' }).click()
  await page.getByRole('option', { name: '70', exact: true }).click()
  await panel.getByRole('button', { name: 'Close filters' }).click()
  await page.waitForURL(hasListQuery)
  await page.getByRole('button', { name: 'Requested Last 30 days' }).waitFor()

  const name = `Class 70 ${randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name }).waitFor()
  await page.reload()
  await page.locator('[data-row]').first().waitFor()
  expect(hasListQuery(new URL(page.url()))).toBe(true)

  const requoteLink = page.locator('[data-row] a[href^="/requote/"]').first()
  await requoteLink.click()
  await page.getByRole('list', { name: 'Line items' }).waitFor()
  const described = await page
    .getByRole('list', { name: 'Line items' })
    .locator('li')
    .evaluateAll((items) => items.map((item) => item.firstElementChild?.firstChild?.textContent))
  const rates = page.getByRole('list', { name: 'Rates' }).getByRole('button')
  await rates.first().click()
  await page.getByRole('region', { name: 'Why this rate' }).waitFor()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Quote History' }).click()
  await page.waitForURL(hasListQuery)
  await page.goBack()
  await page.getByRole('link', { name: 'Requote' }).click()
  // The link goes to `/quotes?quoteId=…`, which redirects to the filled first step once the quote is loaded.
  await page.getByRole('group', { name: 'Shipping Mode' }).waitFor()
  const details = JSON.parse(new URL(page.url()).searchParams.get('details') ?? '{}')
  expect(details.lineItems.map(({ description }: { description: string }) => description)).toEqual(described)
  expect(await page.getByLabel('Date of pickup').inputValue()).toBe('')
})

it('mails a quote to a customer, who reads customer prices and no cost of a carrier', async () => {
  const page = await open()
  await enter(page, 'quoting@acme.test')
  await page.goto(`/requote/${await newQuote(page)}`)
  const rate = page.getByRole('list', { name: 'Rates' }).getByRole('listitem').first()
  await rate.getByText(/^Carrier cost \$/).waitFor()
  const [price = '', cost = ''] = (await rate.innerText()).match(/\$[\d,]+\.\d\d/g) ?? []
  expect(price).not.toBe(cost)
  const to = `buyer-${randomUUID().slice(0, 8)}@customer.test`
  await page.getByRole('button', { name: 'Mail quote' }).click()
  await page.getByLabel(/^To/).fill(to)
  await page.getByLabel('Message').fill('As discussed')
  await page.getByRole('button', { name: 'Mail Quote', exact: true }).click()
  await page.getByText(`Quote mailed to ${to}`).waitFor()
  const mail = page.getByRole('row', { name: to }).getByRole('link').first()
  const isThere = async () => {
    await page.goto('/dev/mail')
    return (await mail.count()) > 0
  }
  await expect.poll(isThere).toBe(true)
  await mail.click()
  await page.getByText('As discussed').first().waitFor()
  await page.getByText(price).first().waitFor()
  expect(await page.getByText(cost).count()).toBe(0)
  expect(await page.getByRole('link', { name: /\.pdf$/ }).count()).toBe(1)
})
