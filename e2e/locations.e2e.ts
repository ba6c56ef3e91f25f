import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn, untilLive, useBrowser } from './journey.ts'

const open = useBrowser()

async function atLocations(email: string): Promise<Page> {
  const page = await open()
  await signIn(page, email, '/locations')
  await page.getByRole('heading', { level: 1, name: 'Locations' }).waitFor()
  return page
}

/** A street that no other journey uses. */
const street = () => `${Date.now() % 1_000_000} Journey Street`

async function searchAddress(page: Page, addressLine1: string) {
  await page.getByRole('button', { name: /Add Location/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Location' })
  await dialog.getByLabel('Zip Code').fill('60606')
  await expect.poll(() => dialog.getByLabel('City').inputValue()).toBe('Chicago')
  await dialog.getByLabel('Address Line 1').fill(addressLine1)
  await dialog.getByRole('button', { name: /^Search/ }).click()
  return dialog
}

/** Adds a location of the company itself and ends on its screen. */
async function add(page: Page, name: string, addressLine1: string) {
  const dialog = await searchAddress(page, addressLine1)
  await dialog.getByText('New Location Information').waitFor()
  await dialog.getByLabel('This location belongs to my company').check()
  await dialog.getByLabel('Default Location Name').fill(name)
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  return new URL(page.url()).pathname
}

it('adds a location by its address with a contact, offers it when the address is entered again, and deletes it [LOC-12] [LOC-14] [LOCPAGE-3]', async () => {
  const page = await atLocations('admin@acme.test')
  const addressLine1 = street()
  const dialog = await searchAddress(page, addressLine1)
  await dialog.getByText('New Location Information').waitFor()
  await dialog.getByRole('combobox', { name: /^Company Name/ }).fill('Journey Partners')
  await dialog.getByLabel('Default Location Name').fill('Journey Yard')
  await dialog.getByLabel('Add a contact').check()
  await dialog.getByLabel('First name').fill('Rosa')
  await dialog.getByLabel('Last name').fill('Vega')
  await dialog.getByLabel('Email').fill(`rosa.${Date.now()}@journey.test`)
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { level: 1, name: 'Journey Yard' }).waitFor()
  const number = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await page.title()).toContain(number)
  await page.getByRole('list', { name: 'Contacts' }).getByText('Rosa Vega').waitFor()
  await page.getByText('America/Chicago').waitFor()

  await page.goto('/locations')
  const again = await searchAddress(page, addressLine1.replace('Street', 'ST.'))
  await again.getByText('Existing Location Found').waitFor()
  await again.getByText(number).waitFor()
  expect(await again.getByLabel('Default Location Name').isDisabled()).toBe(true)
  await again.getByLabel('Location Alias').fill('South yard')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { level: 1, name: 'South yard' }).waitFor()
  await page.getByRole('list', { name: 'History' }).getByText('Ana Ruiz set Location Alias to South yard').waitFor()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete Location?' }).getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL('**/locations')
  await page.goto(`/locations/${number}`)
  await page.getByText('This location does not exist or is not yours').waitFor()
})

it('sets dock hours: refuses times out of order, copies a day to the week, and shows them to whoever looks on [DOCK-7] [DOCK-9] [DOCK-10]', async () => {
  const page = await atLocations('admin@acme.test')
  const path = await add(page, `Dock ${Date.now()}`, street())
  const onlooker = await open()
  await signIn(onlooker, 'readonly@acme.test', path)
  await onlooker
    .getByRole('row', { name: /Friday/ })
    .getByText('Not known')
    .waitFor()
  await untilLive(onlooker)

  await page.getByRole('button', { name: 'Edit hours' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dock Schedule' })
  const monday = dialog.getByRole('group', { name: 'Monday' })
  await monday.getByLabel('Opens').fill('18:00')
  await monday.getByLabel('Closes').fill('7')
  await monday.getByLabel('Closes').blur()
  await monday.getByText('Must be before late time').waitFor()
  await monday.getByText('Must be after early time').waitFor()
  expect(await dialog.getByRole('button', { name: /^Save/ }).isDisabled()).toBe(true)
  await monday.getByLabel('Closes').fill('22:10')
  await monday.getByLabel('Closes').blur()
  await dialog.getByRole('button', { name: 'Copy Monday to Monday through Friday' }).click()
  await dialog.getByRole('group', { name: 'Sunday' }).getByLabel('Closed').check()
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await page
    .getByRole('row', { name: /Friday/ })
    .getByText('18:00–22:15')
    .waitFor()
  await onlooker
    .getByRole('row', { name: /Friday/ })
    .getByText('18:00–22:15')
    .waitFor()
  await onlooker
    .getByRole('row', { name: /Sunday/ })
    .getByText('Closed')
    .waitFor()
})

it('lets two people edit: the second hears what the first changed, and both changes are kept', async () => {
  const ana = await atLocations('admin@acme.test')
  const path = await add(ana, `Shared ${Date.now()}`, street())
  const dana = await open()
  await signIn(dana, 'data@acme.test', path)
  const edit = async (page: Page) => {
    await page.getByRole('button', { name: 'Edit', exact: false }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Edit Location' })
    await dialog.getByLabel('Notes').waitFor()
    return dialog
  }
  const first = await edit(ana)
  const second = await edit(dana)
  await first.getByLabel('Notes').fill('Gate 4')
  await first.getByRole('button', { name: /^Save/ }).click()
  await first.waitFor({ state: 'hidden' })
  await second.getByLabel('Location Alias').fill('North yard')
  await second.getByText('Ana Ruiz set Notes to Gate 4').waitFor()
  await second.getByRole('button', { name: /^Save/ }).click()
  await ana.getByRole('heading', { level: 1, name: 'North yard' }).waitFor()
  await ana.getByText('Gate 4').first().waitFor()
})
