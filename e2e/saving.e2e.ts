import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn, untilLive, useBrowser } from './journey.ts'

const open = useBrowser()
const patient = { timeout: 20_000 }
const newCode = () => `SAVE-${randomUUID().slice(0, 8)}`
const field = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('textbox', { name })
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^(Save|Add)/ })

async function atCatalogue(email: string, code: string): Promise<Page> {
  const page = await open()
  await signIn(page, email, `/commodities?search=${code}`)
  await page.getByRole('heading', { level: 1, name: 'Commodities' }).waitFor()
  await untilLive(page)
  return page
}

async function enterNew(page: Page, code: string) {
  await page.getByRole('button', { name: 'Add Commodity' }).click()
  await page.getByRole('menuitem', { name: 'Add Single' }).click()
  await field(page, /^Code/).fill(code)
  await field(page, /^Description/).fill('Penne')
}

const openEdit = (page: Page, code: string) => page.getByRole('button', { name: new RegExp(`^Edit.*${code}`) }).click()

it('never saves what was discarded while there was no connection', async () => {
  const code = newCode()
  const page = await atCatalogue('admin@acme.test', code)
  await enterNew(page, code)
  // The connection is lost while the request is in flight. The response would arrive after the connection is back.
  let sent = 0
  await page.route('**/api/v1/commodities', async (route) => {
    if (route.request().method() === 'POST') sent += 1
    else await route.continue()
  })
  await save(page).click()
  await expect.poll(() => sent, patient).toBe(1)
  await page.context().setOffline(true)
  await page.getByText('You are offline.').waitFor()
  expect(await field(page, /^Code/).inputValue()).toBe(code)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText('You are offline.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.unroute('**/api/v1/commodities')
  await page.context().setOffline(false)
  await page.reload()
  await page.getByText('No Commodities found').waitFor()
  expect(sent).toBe(1)
})

it('keeps what two people change in different fields, and asks about a field that both change [DEF-123]', async () => {
  const code = newCode()
  const ana = await atCatalogue('admin@acme.test', code)
  await enterNew(ana, code)
  await save(ana).click()
  await ana.getByText('Commodity Created').waitFor()
  const dana = await atCatalogue('data@acme.test', code)
  for (const page of [ana, dana]) await openEdit(page, code)
  await field(ana, /^Description/).fill('Penne rigate')
  await field(ana, /^NMFC/).fill('048580')
  await field(dana, /^Pallet count/).fill('12')
  await field(dana, /^NMFC/).fill('012345')
  await save(dana).click()
  await dana.getByText('Commodity Modified').waitFor()
  // Ana's open form shows it without a save.
  await expect.poll(() => field(ana, /^Pallet count/).inputValue(), patient).toBe('12')
  await ana.getByText(/set Pallet count to 12/).waitFor()
  await ana.getByRole('button', { name: /^Mine, keep NMFC/ }).click()
  await save(ana).click()
  await ana.getByText('Commodity Modified').waitFor()
  await openEdit(dana, code)
  await expect.poll(() => field(dana, /^Description/).inputValue(), patient).toBe('Penne rigate')
  expect(await field(dana, /^Pallet count/).inputValue()).toBe('12')
  expect(await field(dana, /^NMFC/).inputValue()).toBe('048580')
})
