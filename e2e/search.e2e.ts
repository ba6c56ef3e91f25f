import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn, useBrowser } from './journey.ts'

const open = useBrowser()

type Visit = Parameters<typeof open>[0] & { email?: string }

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const first = (page: Page) => page.getByRole('option').first()
const recent = (page: Page) => page.evaluate(() => localStorage.getItem('recentSearches'))

async function atDashboard({ email = 'admin@acme.test', ...options }: Visit = {}): Promise<Page> {
  const page = await open(options)
  await signIn(page, email)
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  return page
}

/** Searches and returns the number of the first location found. */
async function findLocation(page: Page, text: string): Promise<string> {
  await box(page).fill(text)
  await page.getByRole('group', { name: 'Locations' }).getByRole('option').first().waitFor()
  return (await first(page).innerText()).match(/L\d+/)?.[0] ?? ''
}

async function preferSameWindow(page: Page) {
  await page.goto('/profile')
  await page.getByRole('radio', { name: 'Same window' }).check()
}

it('finds a location and opens it in a popout of 800 by 600, then here once that is preferred [SEARCH-21] [SEARCH-22] [PROFILE-2]', async () => {
  const email = 'data@acme.test'
  const page = await atDashboard({ email })
  await box(page).click()
  await page.getByText('Please type to search').waitFor()
  const number = await findLocation(page, 'dallas')
  const [popout] = await Promise.all([page.waitForEvent('popup'), first(page).click()])
  await popout.waitForURL(`**/locations/${number}`)
  expect(await popout.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([800, 600])
  await popout.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await popout.close()

  await preferSameWindow(page)
  await box(page).click()
  const again = await findLocation(page, 'dallas')
  await first(page).click()
  await page.waitForURL(`**/locations/${again}`)

  const elsewhere = await atDashboard({ email })
  await box(elsewhere).click()
  const third = await findLocation(elsewhere, 'dallas')
  await first(elsewhere).click()
  await elsewhere.waitForURL(`**/locations/${third}`)
})

it('shows carriers after the other kinds and leads to their list, filtered by the same words [DEF-120]', async () => {
  const page = await atDashboard()
  await box(page).click()
  await box(page).fill('freight')
  const carriers = page.getByRole('group', { name: 'Carriers' })
  const more = carriers.getByRole('option', { name: 'More in Carriers' })
  await more.waitFor()
  expect(await carriers.getByRole('option').count()).toBe(6)
  await more.click()
  await page.waitForURL('**/carriers?search=freight')
  await page.getByRole('heading', { level: 1, name: 'Carriers' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Search carriers' }).inputValue()).toBe('freight')
})

it('finds a contact by name and opens it among the contacts, with the keyboard alone', async () => {
  const page = await atDashboard()
  await page.keyboard.press('Control+k')
  await page.getByText('Please type to search').waitFor()
  await page.keyboard.type('ana ruiz')
  await page.getByRole('group', { name: 'Contacts' }).getByRole('option').first().waitFor()
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Control+Enter')])
  await tab.waitForURL('**/contacts?contactId=*')
  await tab.getByText('admin@acme.test').first().waitFor()
  await tab.close()
})

it('opens the palette with Ctrl K, clears it with Escape, closes it with another, and gives the focus back [A11Y-4]', async () => {
  const page = await atDashboard()
  await box(page).focus()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Search' }).waitFor()
  await page.keyboard.type('create ord')
  await page.getByRole('group', { name: 'Create' }).getByRole('option', { name: 'Create Order' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Please type to search').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await box(page).inputValue()).toBe('')
  expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true)
})

it('finds each of several numbers that are pasted as lines', async () => {
  const page = await atDashboard({ permissions: ['clipboard-read', 'clipboard-write'] })
  await box(page).click()
  await box(page).fill('store')
  const options = page.getByRole('group', { name: 'Locations' }).getByRole('option')
  await options.nth(1).waitFor()
  const numbers = (await options.allInnerTexts()).map((text) => text.match(/L\d+/)?.[0] ?? '').slice(0, 2)
  await page.evaluate((lines) => navigator.clipboard.writeText(lines), `${numbers[1]}\r\n${numbers[0]}\n`)
  await box(page).fill('')
  await page.keyboard.press('Control+v')
  await expect.poll(() => box(page).inputValue()).toBe(`${numbers[1]}, ${numbers[0]}`)
  await page.getByText('Fetching based on').waitFor({ state: 'detached' })
  await options.nth(1).waitFor()
  const shown = async () => (await options.allInnerTexts()).map((text) => text.match(/L\d+/)?.[0])
  await expect.poll(shown).toEqual([numbers[1], numbers[0]])
})

it('remembers what was searched, offers it before anything is typed, and forgets it on logout [SEARCH-25]', async () => {
  const page = await atDashboard()
  await box(page).click()
  await page.getByText('Please type to search').waitFor()
  for (const text of ['dallas', 'chicago', 'Dallas']) {
    await box(page).fill(text)
    await page.keyboard.press('Enter')
  }
  await expect.poll(() => recent(page)).toBe('["Dallas","chicago"]')
  await page.reload()
  await box(page).click()
  await page.getByRole('group', { name: 'Recent searches' }).getByRole('option', { name: 'chicago' }).click()
  await expect.poll(() => box(page).inputValue()).toBe('chicago')
  await page.getByText('Fetching based on').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await expect.poll(() => recent(page)).toBeNull()
})

it('is 250 to 550 px wide in every window, and the whole screen on a phone [SEARCH-1] [SEARCH-2]', async () => {
  const page = await atDashboard()
  for (const width of [768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    const field = await page.getByRole('search').boundingBox()
    expect(field?.width).toBeGreaterThanOrEqual(250)
    expect(field?.width).toBeLessThanOrEqual(550)
    await box(page).click()
    const palette = page.getByRole('dialog', { name: 'Search' })
    const { x = 0, width: size = 0 } = (await palette.boundingBox()) ?? {}
    expect(Math.abs(x + size / 2 - width / 2)).toBeLessThanOrEqual(8)
    await page.keyboard.press('Escape')
    await palette.waitFor({ state: 'detached' })
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Search' }).click()
  expect(await page.getByRole('dialog', { name: 'Search' }).boundingBox()).toMatchObject({
    x: 0,
    y: 0,
    width: 390,
    height: 844,
  })
  await findLocation(page, 'dallas')
  await page.getByRole('button', { name: 'Close search' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})
