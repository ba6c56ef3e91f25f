import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn, useBrowser } from './journey.ts'
import { askForRates, seeRates } from './parts/quoting.ts'

const open = useBrowser()

const box = async (part: Locator) => {
  const bounds = await part.boundingBox()
  if (!bounds) throw new Error('It is not shown')
  return bounds
}

/** Whether the second element is to the right of the first and not below it. */
const areBeside = async (first: Locator, second: Locator) => {
  const [one, other] = [await box(first), await box(second)]
  return other.x >= one.x + one.width && other.y < one.y + one.height
}

/** Number of elements in the first row. */
const inFirstRow = async (parts: Locator) => {
  const tops = await Promise.all((await parts.all()).map(async (part) => Math.round((await box(part)).y)))
  return tops.filter((top) => top === tops[0]).length
}

/** Results of a measurement one pixel below a width and at it. */
async function aroundWidth<T>(page: Page, width: number, measure: () => Promise<T>): Promise<[T, T]> {
  const at = async (px: number) => {
    await page.setViewportSize({ width: px, height: 900 })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    return measure()
  }
  return [await at(width - 1), await at(width)]
}

it('lays quoting out anew at 425, 650, 768, 800, 900, 1024 and 1280 px, and keeps what was typed [QUOTE-69]', async () => {
  const page = await open()
  await signIn(page, 'quoting@acme.test', '/quotes')
  const pickup = page.getByRole('combobox', { name: /^Pickup Location/ })
  const date = page.getByLabel('Date of pickup')
  const dropoff = page.getByRole('combobox', { name: /^Dropoff Location/ })
  const summary = page.getByRole('complementary', { name: 'Summary' })
  const description = page.getByRole('textbox', { name: 'Description' })
  const requestedRates = summary.getByRole('region', { name: 'Get Rates includes' })
  await description.fill('Half a sentence')

  const isDateBeside = () => areBeside(pickup, date)
  const facts = () => inFirstRow(summary.getByRole('term'))
  expect(await aroundWidth(page, 425, isDateBeside)).toEqual([false, true])
  expect(await aroundWidth(page, 650, facts)).toEqual([2, 3])
  expect(await aroundWidth(page, 768, () => areBeside(pickup, dropoff))).toEqual([false, true])
  expect(await aroundWidth(page, 800, () => areBeside(summary.getByText('Linear feet'), requestedRates))).toEqual([
    false,
    true,
  ])
  expect(await aroundWidth(page, 900, facts)).toEqual([3, 6])
  expect(await aroundWidth(page, 1024, isDateBeside)).toEqual([false, true])
  expect(await aroundWidth(page, 1280, () => areBeside(description, summary))).toEqual([false, true])
  expect(await description.inputValue()).toBe('Half a sentence')
})

it('shows every rate whole at each width, from its name to its button', async () => {
  const page = await open()
  await signIn(page, 'quoting@acme.test', '/quotes')
  await askForRates(page)
  await seeRates(page)
  const list = page.getByRole('list', { name: 'LTL Rates' })
  const select = list.getByRole('button', { name: /^Select/ }).first()
  const isWhole = async () => {
    const [row, button] = [await box(list), await box(select)]
    return button.x > row.x && button.x + button.width <= row.x + row.width
  }
  // At 906 px, the list itself is 800 px wide and has columns for the first time.
  for (const width of [425, 650, 768, 800, 900, 906, 1024, 1280, 1440])
    expect(await aroundWidth(page, width, isWhole), `${width} px`).toEqual([true, true])
})
