import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn, useBrowser } from './journey.ts'
import { dayIn } from './parts/days.ts'
import { addLane, addRate } from './parts/lanes.ts'

const open = useBrowser()

it('adds a lane with three rates, puts them in another order by keyboard, changes one by a sheet, and its history tells it', async () => {
  const page = await open()
  const name = `JOL-ATL-${Date.now()}`
  await signIn(page, 'admin@acme.test', '/lanes')
  await addLane(page, { name, from: '60433', to: '30336' })
  await page.getByText(/^\d+ mi · Transit 2 days$/).waitFor()
  const lane = page.url()

  const agreed = { unit: 'Flat', from: dayIn(-10), until: dayIn(20) }
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

  await changeBySheet(page, (line) =>
    // Without a number, the carrier is matched by its name, which this edit misspells.
    line.startsWith(`${name},`)
      ? line.replace(/Barn Owl Carriers,[^,]*,/, 'Barn Owll Carriers,,').replace(',Flat,1985,', ',Flat,2019.5,')
      : line,
  )
  await page.goto(lane)
  await page.getByRole('row', { name: /Barn Owl Carriers.*\$2,019\.50/ }).waitFor()
  expect(await order()).toEqual(['1stBobta', '2ndBarn ', '3rdBlue '])

  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('list', { name: 'History' })
  await history.getByText(/Tender Sequence .*Bobtail Relay.*Barn Owl Carriers.*Blue Prairie Transport/).waitFor()
  await history
    .getByText(/added rate Barn Owl Carriers.*\$1,985\.00/)
    .first()
    .waitFor()
  await history
    .getByText(/changed rate Barn Owl Carriers, \$1,985\.00 Flat.* to Barn Owl Carriers, \$2,019\.50 Flat/)
    .waitFor()
})

/** Exports the rates, edits the file and uploads it, then corrects the misspelled name and applies the one change. */
async function changeBySheet(page: Page, edit: (line: string) => string) {
  await page.goto('/lanes/rate-sheets')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export current rates' }).click(),
  ])
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
  await page.locator('input[type=file]').setInputFiles({
    name: 'rates.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.map(edit).join('\r\n')),
  })
  await page.getByRole('button', { name: 'Show differences' }).click()
  await page.getByRole('heading', { level: 1, name: 'Rate sheet preview' }).waitFor()
  await page.getByRole('button', { name: /^Use closest match for Carrier in row/ }).click()
  await page.getByText('$2,019.50').waitFor()
  await page.getByRole('button', { name: /^Apply 1 change/ }).click()
  await page.getByText('1 change applied').first().waitFor()
}
