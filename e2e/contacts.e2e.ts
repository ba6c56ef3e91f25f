import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { answersOf } from './calls.ts'
import { signIn, untilLive, useBrowser } from './journey.ts'

const open = useBrowser()

async function atContacts(email: string, search = ''): Promise<Page> {
  const page = await open()
  await signIn(page, email, `/contacts?search=${encodeURIComponent(search)}`)
  await page.getByRole('heading', { level: 1, name: 'Contacts' }).waitFor()
  return page
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Contacts' }).getByRole('link', { name, exact: true })

async function enter(page: Page, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await page.getByRole('textbox', { name: label }).fill(text)
}

/** Calls the API as this page's user, bypassing the limits of the screen. */
async function call(page: Page, method: string, path: string, body: object | null = null) {
  const [answer] = await answersOf(page, method, path, [body])
  return answer as { status: number; content: Record<string, unknown> }
}

/** Opens the link in the newest email to an address, sets a password and signs in. */
async function activate(email: string): Promise<Page> {
  const page = await open()
  await page.goto('/dev/mail')
  await page.getByRole('row', { name: email }).getByRole('link').first().click()
  await page.getByRole('link', { name: 'Activate account' }).click()
  await page.waitForURL('**/identity/activate/**')
  await page
    .getByLabel(/password/i)
    .first()
    .fill('a-long-enough-secret')
  await page
    .getByRole('button', { name: /activate|password|continue/i })
    .last()
    .click()
  await page.waitForURL('**/dashboard')
  return page
}

async function edit(page: Page, name: string, change: () => Promise<void>) {
  await rowOf(page, name).click()
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await change()
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByRole('dialog', { name: 'Edit Contact' }).waitFor({ state: 'detached' })
}

it('invites a portal user with chosen permissions, who follows the mail, signs in, may do just that, and is out when the switch is off [CONTACT-24] [CONTACT-46] [AUTH-17] [DEF-34]', async () => {
  const name = `Petrov ${randomUUID().slice(0, 8)}`
  const email = `${name.replace(' ', '-').toLowerCase()}@acme.test`
  const ana = await atContacts('admin@acme.test', name)
  await ana.getByRole('button', { name: /Add Contact/ }).click()
  await enter(ana, { 'First name': 'Nadia', 'Last name': name, Email: email })
  await ana.getByLabel('Portal user').check()
  await ana.getByRole('button', { name: 'Roles & Permissions' }).click()
  const editor = ana.getByRole('dialog', { name: 'Roles & Permissions' })
  await editor.getByLabel('Reporting').check()
  await editor.getByLabel('Create Custom Role').check()
  await editor.getByLabel('View Commodity').check()
  await editor.getByRole('button', { name: /Apply/ }).click()
  await ana.getByRole('button', { name: /^Create/ }).click()
  await ana.getByText('Successfully created contact').waitFor()

  const nadia = await activate(email)
  const menu = nadia.getByRole('navigation').first()
  await menu.getByRole('link', { name: 'Commodities' }).waitFor()
  await menu.getByRole('link', { name: 'Contacts' }).waitFor()
  expect(await menu.getByRole('link', { name: 'Carriers' }).count()).toBe(0)
  const commodity = { commodityCode: `X-${randomUUID()}`, description: 'Not mine to add' }
  expect(await call(nadia, 'POST', '/commodities', commodity)).toMatchObject({
    status: 403,
    content: { message: 'You do not have permission to perform this action' },
  })
  expect((await call(nadia, 'GET', '/commodities')).status).toBe(200)

  await nadia.goto(`/contacts?search=${encodeURIComponent(name)}`)
  await untilLive(nadia)
  await edit(ana, `Nadia ${name}`, () => enter(ana, { Title: 'Dock supervisor' }))
  await nadia.getByText('Dock supervisor').waitFor()
  await edit(ana, `Nadia ${name}`, () => ana.getByLabel('Portal user').uncheck())
  await nadia.goto('/contacts')
  await nadia.getByRole('button', { name: 'Sign In' }).waitFor()
})

it('says beside the field that an address or a number is taken, and keeps everything typed [CONTACT-73] [CONTACT-74] [CONTACT-75]', async () => {
  const number = `312555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`
  const page = await atContacts('admin@acme.test')
  const first = `bo-${randomUUID().slice(0, 8)}@acme.test`
  const add = async (email: string, numbers: Record<string, string>) => {
    await page.goto('/contacts?contactId=new')
    await enter(page, { 'First name': 'Bo', 'Last name': 'Lind', Email: email, ...numbers })
    await page.getByRole('button', { name: /^Create/ }).click()
  }
  await add(first, { 'Office number': number, 'Mobile number': number })
  await page.getByText('Successfully created contact').waitFor()

  await add(first, { Title: 'Dock lead' })
  await page.getByText('A contact with this email already exists.').waitFor()
  await page.getByText('Email already exists', { exact: true }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Dock lead')

  await enter(page, { Email: `cy-${randomUUID().slice(0, 8)}@acme.test`, 'Office number': number })
  await page.getByRole('button', { name: /^Create/ }).click()
  await page.getByText('Office number already exists').waitFor()
  await page.getByText('A contact with this number already exists.').waitFor()

  await enter(page, { 'Office number': '', 'Mobile number': number })
  await page.getByRole('button', { name: /^Create/ }).click()
  await page.getByText('Mobile number already exists').waitFor()
  expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Bo')
})

it('neither offers nor allows to delete oneself [CONTACT-45]', async () => {
  const page = await atContacts('admin@acme.test', 'Ana Ruiz')
  await rowOf(page, 'Ana Ruiz').click()
  await page.getByRole('dialog', { name: 'Contact Info' }).getByRole('button', { name: 'Options' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor()
  expect(await page.getByRole('menuitem', { name: 'Delete' }).count()).toBe(0)
  const { content: me } = await call(page, 'GET', '/users/me')
  // She is also the only user with all permissions.
  expect(await call(page, 'DELETE', `/contacts/${me.id}`)).toMatchObject({
    status: 409,
    content: { message: 'At least one admin must remain.', isSuccess: false },
  })
})
