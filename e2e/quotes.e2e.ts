import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn, useBrowser } from './journey.ts'
import { tabTo, type } from './keys.ts'
import { askForRates, seeRates } from './parts/quoting.ts'

const open = useBrowser()

async function seeQuote(page: Page) {
  await page.getByRole('row', { name: /Steel coils/ }).waitFor()
  expect(await page.getByLabel('Date of pickup').inputValue()).toBe('12/15/2099')
  expect(await page.getByRole('checkbox', { name: 'Flatbed' }).isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { name: 'Inside Pickup' }).isChecked()).toBe(true)
}

it('fills in the first step by keyboard alone; a reload, Back, Forward and a shared link keep it', async () => {
  const page = await open()
  await signIn(page, 'admin@acme.test', '/quotes')
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
  await signIn(other, 'admin@acme.test', page.url())
  await seeQuote(other)
  await other.keyboard.press('Control+Enter')
  await other.getByText('Pickup Location is required to get rates').waitFor()
  await other.getByText('Dropoff Location is required to get rates').waitFor()
})

const step = (page: Page) => page.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]').innerText()
const kindsChosen = (page: Page) => Object.keys(JSON.parse(new URL(page.url()).searchParams.get('rate') ?? '{}'))
/** Number of the quote, of its rates and of its carriers, once every source has answered. */
const answered = (page: Page) => page.getByText(/ · \d+ rates from \d+ carriers(, \d+ gave none)?$/).innerText()

it('gets LTL and truckload rates in one go, and volume rates by one swap of a card', async () => {
  const page = await open()
  await signIn(page, 'quoting@acme.test')
  await page.getByRole('list', { name: 'Quotes' }).getByRole('link', { name: 'Get Quotes' }).click()
  await askForRates(page)
  await seeRates(page)
  const contracts = page.getByRole('region', { name: 'Contract Rates' })
  await contracts
    .getByRole('listitem')
    .or(contracts.getByText('You have no contracted rates on this lane'))
    .first()
    .waitFor()
  await page
    .getByRole('article', { name: 'Exclusive Use' })
    .getByRole('button', { name: /^Select/ })
    .waitFor()
  const modes = page.getByRole('group', { name: 'Modes' }).getByRole('button', { pressed: true })
  expect(await modes.allInnerTexts()).toEqual(['LTL', 'TL'])
  const first = await answered(page)

  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('checkbox', { name: 'LTL-Volume' }).click()
  expect(await page.getByRole('checkbox', { name: 'LTL', exact: true }).isChecked()).toBe(false)
  await page.getByRole('button', { name: /^Get Rates/ }).click()
  await seeRates(page)
  expect(await modes.allInnerTexts()).toEqual(['VLTL', 'TL'])
  expect(await answered(page)).not.toBe(first)
})

it('keeps rates and choice through Select, Back, Forward, a reload and a shared link, and prints the summary alone', async () => {
  const page = await open()
  await signIn(page, 'quoting@acme.test', '/quotes')
  await askForRates(page)
  await seeRates(page)
  const quote = await answered(page)
  await printsAlone(page)

  // The last step shows the carrier's price.
  await page.getByRole('radio', { name: 'Cost' }).click()
  const row = page.getByRole('list', { name: 'LTL Rates' }).getByRole('listitem').first()
  const carrier = await row.locator('b').first().innerText()
  const [price = ''] =
    (await row.getByRole('button', { name: /Cost Breakdown/ }).innerText()).match(/\$[\d,]+\.\d\d/) ?? []
  expect(price).not.toBe('')
  await row.getByRole('button', { name: /^Select/ }).click()
  const seeChosen = async (where: Page) => {
    const panel = where.getByRole('region', { name: 'Selected Quote' })
    await panel.waitFor()
    expect(await step(where)).toMatch(/Additional details$/)
    expect(kindsChosen(where)).toEqual(['integratedQuote'])
    await panel.getByText(carrier, { exact: true }).waitFor()
    await panel.getByText(price, { exact: true }).waitFor()
  }
  await seeChosen(page)
  await page.goBack()
  expect(await answered(page)).toBe(quote)
  await page.goForward()
  await seeChosen(page)
  await page.reload()
  await seeChosen(page)
  const other = await open()
  await signIn(other, 'quoting@acme.test', page.url())
  await seeChosen(other)
  await other.getByRole('button', { name: 'Back', exact: true }).click()
  expect(await answered(other)).toBe(quote)
  await other.reload()
  expect(await answered(other)).toBe(quote)
})

/** The printout contains only the summary, without the wizard and the portal around it. */
async function printsAlone(page: Page) {
  await page.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('heading', { name: 'Quote summary' }).waitFor()
  for (const name of ['Spot rate', 'TL rates', 'LTL rates'])
    expect(await page.getByRole('heading', { name, exact: true }).isVisible()).toBe(true)
  for (const name of ['Spot rate', 'LTL rates'])
    expect(await page.getByRole('table', { name, exact: true }).isVisible()).toBe(true)
  const hidden = { includeHidden: true } as const
  const parts = [
    page.getByRole('list', { name: 'Steps', ...hidden }),
    page.getByRole('button', { name: 'Back', exact: true, ...hidden }),
    page.getByRole('button', { name: /^Book Later/, ...hidden }),
    page.getByRole('list', { name: 'LTL Rates', ...hidden }),
    page.getByRole('link', { name: 'Quote History', ...hidden }),
    page.getByRole('button', { name: 'Back to rates', ...hidden }),
    page.getByRole('button', { name: 'Download PDF', ...hidden }),
  ]
  for (const part of parts) {
    expect(await part.count()).toBeGreaterThan(0)
    expect(await part.first().isVisible()).toBe(false)
  }
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Back to rates' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
