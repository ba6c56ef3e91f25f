import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addCarrier, addCertificate } from './carriers.ts'
import { signIn, useBrowser } from './journey.ts'

const open = useBrowser()

type Step = (page: Page) => Promise<unknown>
const heading =
  (name: string): Step =>
  (page) =>
    page.getByRole('heading', { level: 1, name }).waitFor()

/** Every screen of the product, with what must be there before it is judged. */
const signedIn: Record<string, { path: string; ready: Step }> = {
  dashboard: { path: '/dashboard', ready: heading('Dashboard') },
  commodities: { path: '/commodities', ready: (page) => page.getByText('BEANS-BLK-24').first().waitFor() },
  'commodity dialog': {
    path: '/commodities',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Add Commodity' }).click()
      await page.getByRole('menuitem', { name: 'Add Single' }).click()
      await page.getByLabel('Hazmat').check()
      await page.getByLabel('UN number').waitFor()
    },
  },
  'bulk upload': {
    path: '/commodities',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Add Commodity' }).click()
      await page.getByRole('menuitem', { name: 'Bulk Upload' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).waitFor()
    },
  },
  carriers: { path: '/carriers', ready: heading('Carriers') },
  'carrier dialog': {
    path: '/carriers',
    ready: async (page) => {
      await page.getByRole('button', { name: /Add Carrier/ }).click()
      await page.getByLabel('DOT or docket number').fill(String(Date.now() % 100_000_000))
      await page.getByRole('button', { name: /Continue/ }).click()
      await page.getByLabel('SCAC').waitFor()
    },
  },
  carrier: { path: '/carriers', ready: openTroubledCarrier },
  contacts: { path: '/contacts', ready: (page) => page.getByRole('list', { name: 'Contacts' }).waitFor() },
  contact: {
    path: '/contacts?search=Dana',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Dana Kim' }).click()
      await page.getByRole('region', { name: 'Permissions' }).waitFor()
    },
  },
  'contact dialog': {
    path: '/contacts?contactId=new',
    ready: (page) => page.getByLabel('Portal user').check(),
  },
  'roles and permissions': {
    path: '/contacts?contactId=new',
    ready: async (page) => {
      await page.getByLabel('Portal user').check()
      await page.getByRole('button', { name: 'Roles & Permissions' }).click()
      await page.getByLabel('Create Custom Role').check()
      await page.getByLabel('Edit Lane').waitFor()
    },
  },
  profile: { path: '/profile', ready: heading('My Profile') },
}
/** A carrier on hold with expired insurance shows everything that a carrier can show. */
async function openTroubledCarrier(page: Page) {
  const dotNumber = String(Date.now() % 100_000_000)
  await addCarrier(page, { dotNumber, name: `Troubled ${dotNumber}` })
  await addCertificate(page, { policyNumber: 'CG-1', effectiveOn: '2020-01-01', expiresOn: '2020-12-31' })
  await page.getByRole('button', { name: 'Put on hold' }).click()
  await page.getByLabel('Reason').fill('Unpaid claims')
  await page
    .getByRole('button', { name: /Put on hold/ })
    .last()
    .click()
  await page.getByText('On hold: Unpaid claims').waitFor()
}

const outside: Record<string, { path: string; ready: Step }> = {
  login: { path: '/', ready: (page) => page.getByRole('button', { name: 'Sign In' }).waitFor() },
  'ended activation link': {
    path: '/ActivateUser/ActivateUser/nothing',
    ready: (page) => page.getByText('This activation link is invalid or has expired.').waitFor(),
  },
  'password reset': { path: '/forgotpassword', ready: (page) => page.getByLabel('Email').waitFor() },
  'sign-in page': {
    path: '/',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Sign In' }).click()
      await page.getByLabel('Password', { exact: true }).waitFor()
    },
  },
}

const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 360, height: 740 } }

async function judge(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(sizes)) {
    describe(`${colorScheme}, ${size}`, () => {
      for (const [name, { path, ready }] of Object.entries(outside)) {
        it(`finds nothing wrong with the ${name} screen, and nothing wider than the window [A11Y-1] [A11Y-3]`, async () => {
          const page = await open({ colorScheme, viewport })
          await page.goto(path)
          await ready(page)
          await judge(page)
        })
      }

      it('finds nothing wrong with any signed-in screen, and nothing wider than the window [A11Y-1] [A11Y-3]', async () => {
        const page = await open({ colorScheme, viewport })
        await signIn(page, 'admin@acme.test')
        for (const { path, ready } of Object.values(signedIn)) {
          await page.goto(path)
          await ready(page)
          await judge(page)
        }
      })
    })
  }
}
