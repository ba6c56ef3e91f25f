import { expect, it } from 'vitest'
import { portalUrl, signIn, useBrowser } from './journey.ts'

const open = useBrowser()

it('signs in, comes back to the refused path, and asks again after Logout [AUTH-4] [AUTH-30]', async () => {
  const page = await open()
  await page.goto('/commodities?search=pasta')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill('admin@acme.test')
  await page.getByLabel('Password', { exact: true }).fill('freight-desk-24')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/commodities?search=pasta')
  await page.getByRole('heading', { level: 1, name: 'Commodities' }).waitFor()

  await page.getByRole('button', { name: 'Ana Ruiz Acme Foods user menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await page.goto('/commodities')
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('oidc.user') || key === 'currentUser'),
    ),
  ).toEqual([])
})

it('says that address or password are wrong and keeps the address', async () => {
  const page = await open()
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill('admin@acme.test')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('The email address or the password is not right.').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('admin@acme.test')
})

it('keeps a user without permissions on the dashboard, with what needs none in the menu and without a message', async () => {
  const page = await open()
  await signIn(page, 'nobody@acme.test', '/commodities')
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allTextContents()).toEqual([
    'Dashboard',
    'Contacts',
  ])
  expect(await page.getByRole('alert').count()).toBe(0)
})

it('renews a forgotten password by mail; the tab that waited signs in by itself [AUTH-12]', async () => {
  const page = await open()
  await page.goto('/forgotpassword?login_hint=reporting@acme.test')
  await page.waitForURL('**/identity/reset**')
  expect(await page.getByLabel('Email').inputValue()).toBe('reporting@acme.test')
  await page.getByRole('button', { name: /send/i }).click()
  await page.waitForURL('**/forgotpassword?waiting=1')

  const mailbox = await page.context().newPage()
  await mailbox.goto('/dev/mail')
  await mailbox
    .getByRole('link', { name: /password/i })
    .first()
    .click()
  await mailbox.goto(await linkOf(mailbox, '/identity/set-password/'))
  await mailbox.getByLabel('New password', { exact: true }).fill('a-better-secret-1')
  await mailbox
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await mailbox.getByText('Password changed').waitFor()

  await page.waitForURL('**/dashboard')
  await page.getByText('Rafael Souza').waitFor()
})

async function linkOf(page: import('playwright-core').Page, part: string): Promise<string> {
  const source = await page.content()
  const [link] = new RegExp(`${portalUrl()}${part}[A-Za-z0-9_-]+`).exec(source) ?? []
  if (!link) throw new Error(`No link to ${part} in the mail`)
  return link
}
