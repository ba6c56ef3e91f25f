import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { called } from './calls.ts'
import { findChromium, launchOptions } from './chromium.ts'

/**
 * Takes the pictures of the README from a running demo: npm run pictures -- http://localhost:3000. It begins on a quote
 * of its own, and books nothing.
 */
const [address = 'http://localhost:3000'] = process.argv.slice(2)
const folder = join(import.meta.dirname, '../docs')
const password = process.env.DEMO_PASSWORD ?? 'freight-desk-24'
/** Maps are drawn without a graphics card, which takes a while. */
const settlingMs = 10_000
/** A Wednesday, on which every carrier picks up unless it is a holiday. */
const day = nextWednesday()

const browser = await chromium.launch(launchOptions(findChromium(), 'webgl'))
try {
  const page = await browser.newPage({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/Chicago',
  })
  await signIn(page)
  await take(page, 'dashboard', '/dashboard')
  await take(page, 'track-shipments', '/shipments/tracking')
  const quote = await newQuote(page)
  await page.goto(`/requote/${quote}`)
  await page.getByRole('link', { name: 'Requote' }).click()
  await page.getByRole('button', { name: /^Get Rates/ }).waitFor()
  await page.getByText('Truckload Dry').first().click()
  await page.getByText('Liftgate Delivery').first().click()
  await page.getByLabel(/^Date of pickup/).fill(`${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`)
  await page.keyboard.press('Tab')
  await take(page, 'quote-details')
  await page.getByRole('button', { name: /^Get Rates/ }).click()
  const rates = page.getByRole('list', { name: 'LTL Rates' })
  await rates
    .getByRole('listitem')
    .nth(1)
    .getByRole('button', { name: /Cost Breakdown/ })
    .click()
  await take(page, 'quote-rates')
} finally {
  await browser.close()
}

function nextWednesday(): string {
  const date = new Date(Date.now() + 2 * 86_400_000)
  while (date.getUTCDay() !== 3) date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

async function signIn(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill('admin@acme.test')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: false }).click()
  await page.waitForURL('**/dashboard')
}

/** Two pallets from a plant of the demo company to Dallas, a week from now. */
async function newQuote(page: Page): Promise<string> {
  const { companyId } = await called<{ companyId: string }>(page, 'GET', '/users/me')
  const { quoteId } = await called<{ quoteId: string }>(page, 'POST', '/integrated-rates', {
    customerId: companyId,
    shippingMode: 'LTL',
    shippingDate: day,
    stops: [
      { city: 'Indianapolis', state: 'IN', zip: '46204', stopNumber: 1 },
      { city: 'Dallas', state: 'TX', zip: '75201', stopNumber: 2 },
    ],
    products: [
      {
        ...{ description: 'Canned peaches', perPackageWeightInPounds: 1_200, nmfcClass: '65' },
        ...{ length: 48, width: 40, height: 48, count: 2, palletCount: 2 },
      },
    ],
  })
  return quoteId
}

/** The picture of a screen once its map and figures are there. */
async function take(page: Page, name: string, path?: string) {
  if (path) await page.goto(path)
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await page.waitForTimeout(settlingMs)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  console.log(`docs/${name}.png`)
}
