import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { signIn, useBrowser } from './journey.ts'

const open = useBrowser()

it('exports the rates, changes a price, shows the difference, applies it, and export and history tell the new price', async () => {
  const page = await open()
  await signIn(page, 'admin@acme.test')
  const exported = async () => {
    await page.goto('/lanes/rate-sheets')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export current rates' }).click(),
    ])
    return readFileSync(await file.path(), 'utf8')
  }
  const before = await exported()
  const lines = before.split('\r\n')
  const at = lines.findIndex((line) => line.includes(',Per Mile,'))
  const changed = lines[at]?.replace(/,Per Mile,[\d.]+,/, ',Per Mile,9.87,') ?? ''
  await page.locator('input[type=file]').setInputFiles({
    name: 'rates.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.with(at, changed).join('\r\n')),
  })
  await page.getByRole('button', { name: 'Show differences' }).click()
  await page.getByRole('heading', { level: 1, name: 'Rate sheet preview' }).waitFor()
  await page.getByText('$9.87').waitFor()
  await page.getByRole('button', { name: /^Apply 1 change/ }).click()
  await page.getByText('1 change applied').first().waitFor()
  expect(await exported()).toContain(',Per Mile,9.87,')
  await page.goto('/dashboard')
  await page
    .getByText(/then .*\$9\.87 Per Mile|to .*\$9\.87 Per Mile/)
    .first()
    .waitFor()
})
