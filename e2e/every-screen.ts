import { AxeBuilder } from '@axe-core/playwright'
import type { Page, ViewportSize } from 'playwright-core'
import { expect } from 'vitest'
import { addCarrier, addCertificate, putOnHold } from './carriers.ts'
import { signIn, type useBrowser } from './journey.ts'

type Step = (page: Page) => Promise<unknown>
const heading =
  (name: string): Step =>
  (page) =>
    page.getByRole('heading', { level: 1, name }).waitFor()

/** Every screen of the product, with what must be there before it is judged; behind a dialog few rows are enough. */
const signedIn: Record<string, { path: string; ready: Step }> = {
  dashboard: { path: '/dashboard', ready: heading('Dashboard') },
  commodities: { path: '/commodities', ready: (page) => page.getByText('BEANS-BLK-24').first().waitFor() },
  commodity: {
    path: '/commodities?search=beans',
    ready: async (page) => {
      await page.locator('[data-row] button').first().click()
      await page.getByRole('dialog').getByText('Freight class').waitFor()
    },
  },
  'selected rows': {
    path: '/carriers?search=Barn Owl',
    ready: async (page) => {
      await page.getByRole('checkbox', { name: 'Select Barn Owl Carriers' }).check()
      await page.getByRole('region', { name: 'Selection' }).waitFor()
    },
  },
  'saved views': {
    path: '/commodities?search=beans',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Save view' }).click()
      await page.getByRole('textbox', { name: 'Name' }).waitFor()
    },
  },
  'commodity dialog': {
    path: '/commodities?search=beans',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Add Commodity' }).click()
      await page.getByRole('menuitem', { name: 'Add Single' }).click()
      await page.getByLabel('Hazmat').check()
      await page.getByLabel('UN number').waitFor()
    },
  },
  'bulk upload': {
    path: '/commodities?search=beans',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Add Commodity' }).click()
      await page.getByRole('menuitem', { name: 'Bulk Upload' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).waitFor()
    },
  },
  carriers: { path: '/carriers', ready: (page) => page.getByText(/^[\d,–]+ of [\d,]+$/).waitFor() },
  'carrier dialog': {
    path: '/carriers?search=trans',
    ready: async (page) => {
      await page.getByRole('button', { name: /Add Carrier/ }).click()
      await page.getByLabel('DOT or docket number').fill(String(Date.now() % 100_000_000))
      await page.getByRole('button', { name: /Continue/ }).click()
      await page.getByLabel('SCAC').waitFor()
    },
  },
  carrier: { path: '/carriers', ready: openTroubledCarrier },
  locations: { path: '/locations', ready: (page) => firstLocation(page).waitFor() },
  'location map': { path: '/locations?view=map', ready: (page) => page.getByText('WebGL is off').waitFor() },
  location: { path: '/locations', ready: openLocation },
  'location dialog': {
    path: '/locations',
    ready: async (page) => {
      await openLocation(page)
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      await page.getByRole('dialog').getByLabel('Address Line 1').waitFor()
    },
  },
  'new location': {
    path: '/locations?search=Acme',
    ready: async (page) => {
      await page.getByRole('button', { name: /Add Location/ }).click()
      await page.getByLabel('Zip Code').fill('60606')
      await page.getByLabel('Address Line 1').fill('1 Accessible Way')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Search/ })
        .click()
      await page.getByText('New Location Information').waitFor()
      await page.getByLabel('Add a contact').check()
    },
  },
  'dock schedule': {
    path: '/locations',
    ready: async (page) => {
      await openLocation(page)
      await page.getByRole('button', { name: 'Edit hours' }).click()
      await page.getByRole('group', { name: 'Sunday' }).waitFor()
    },
  },
  contacts: { path: '/contacts', ready: (page) => page.getByRole('list', { name: 'Contacts' }).waitFor() },
  contact: {
    path: '/contacts?search=Dana',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Dana Kim' }).click()
      await page.getByRole('region', { name: 'Permissions' }).waitFor()
    },
  },
  'contact dialog': {
    path: '/contacts?search=Dana&contactId=new',
    ready: (page) => page.getByLabel('Portal user').check(),
  },
  'roles and permissions': {
    path: '/contacts?search=Dana&contactId=new',
    ready: async (page) => {
      await page.getByLabel('Portal user').check()
      await page.getByRole('button', { name: 'Roles & Permissions' }).click()
      await page.getByLabel('Create Custom Role').check()
      await page.getByLabel('Edit Lane').waitFor()
    },
  },
  search: {
    path: '/dashboard',
    ready: async (page) => {
      await heading('Dashboard')(page)
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Search' }).fill('dallas')
      await page.getByRole('option').first().waitFor()
    },
  },
  profile: { path: '/profile', ready: heading('My Profile') },
}
const firstLocation = (page: Page) => page.locator('main a[href^="/locations/L"]').first()

/** A location with everything that a location can show. */
async function openLocation(page: Page) {
  await page.goto('/locations?search=Acme&sort=number')
  await firstLocation(page).click()
  await page.getByRole('region', { name: 'Dock schedule' }).getByRole('table').waitFor()
}

/** A carrier on hold with expired insurance shows everything that a carrier can show. */
async function openTroubledCarrier(page: Page) {
  const dotNumber = String(Date.now() % 100_000_000)
  await addCarrier(page, { dotNumber, name: `Troubled ${dotNumber}` })
  await addCertificate(page, { policyNumber: 'CG-1', effectiveOn: '2020-01-01', expiresOn: '2020-12-31' })
  await putOnHold(page, 'Unpaid claims')
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

/** What depends on the theme; everything else is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block']
const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A screen is opened once and judged in both themes, as for a user who changes theirs. */
async function judge(page: Page) {
  await show(page, 'light')
  expect(await wrongWith(page, (axe) => axe.withTags(allRules)), 'light').toEqual([])
  await show(page, 'dark')
  expect(await wrongWith(page, (axe) => axe.withRules(colourRules)), 'dark').toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

async function show(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(untilStill)
}

/** Runs in the page: colours that are on their way from one theme to the other are judged when they have arrived. */
async function untilStill() {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const ending = document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
  await Promise.all(ending.map((animation) => animation.finished.catch(() => null)))
}

async function wrongWith(page: Page, by: (axe: AxeBuilder) => AxeBuilder) {
  // There are no frames, so axe may finish in the page itself instead of a second one.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await by(axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

export const screens = [...Object.keys(outside), ...Object.keys(signedIn)]

/** Judges screens by their names in windows of a size; who signed in stays so from one to the next. */
export function judgeWith(open: ReturnType<typeof useBrowser>, viewport: ViewportSize) {
  let own: Promise<Page> | undefined
  const enter = async () => {
    const page = await open({ viewport })
    await signIn(page, 'admin@acme.test')
    return page
  }
  const inside = () => {
    own ??= enter()
    return own
  }
  return async (name: string) => {
    const { path, ready } = signedIn[name] ?? outside[name] ?? missing(name)
    const page = name in signedIn ? await inside() : await open({ viewport })
    await page.goto(path)
    await ready(page)
    await judge(page)
  }
}

function missing(name: string): never {
  throw new Error(`There is no screen ${name}`)
}
