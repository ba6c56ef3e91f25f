import { expect, it } from 'vitest'
import { signIn, useBrowser } from './journey.ts'
import { addLane, addRate } from './lanes.ts'

const open = useBrowser()

/** The date so many days from now, as a date field takes it. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

it('adds a lane with three contracted rates, puts them in another order by keyboard, and its history tells it', async () => {
  const page = await open()
  const name = `JOL-ATL-${Date.now()}`
  await signIn(page, 'admin@acme.test')
  await page.goto('/lanes')
  await addLane(page, { name, from: '60433', to: '30336' })
  await page.getByText(/^\d+ mi · 2 transit days$/).waitFor()

  const agreed = { unit: 'Flat', from: inDays(-10), until: inDays(20) }
  await addRate(page, { ...agreed, carrier: 'Barn Owl Carriers', rate: '1985' })
  await addRate(page, { ...agreed, carrier: 'Blue Prairie Transport', rate: '2040.50' })
  await addRate(page, { ...agreed, carrier: 'Bobtail Relay', unit: 'Per Mile', rate: '2.92' })
  const rows = page.getByRole('table', { name: 'Contracted Rates' }).getByRole('row')
  const order = async () => (await rows.allTextContents()).slice(1).map((row) => row.slice(0, 8))
  expect(await order()).toEqual(['1stBarn ', '2ndBlue ', '3rdBobta'])
  await page.getByText('in 20 days').first().waitFor()

  await page.getByRole('button', { name: 'Tender Sequence' }).click()
  await page.getByRole('button', { name: 'Move Bobtail Relay up' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Rate sequences saved successfully!').waitFor()
  await page.getByRole('row', { name: /^1st Bobtail Relay/ }).waitFor()
  expect(await order()).toEqual(['1stBobta', '2ndBarn ', '3rdBlue '])

  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('list', { name: 'History' })
  await history.getByText(/Tender Sequence .*Bobtail Relay.*Barn Owl Carriers.*Blue Prairie Transport/).waitFor()
  await history.getByText(/Contracted Rate .*Barn Owl Carriers.*\$1,985\.00/).waitFor()
})
