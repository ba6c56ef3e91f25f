import { join } from 'node:path'
import { findChromium, launchOptions } from '@lanewise/e2e/chromium'
import { fillFolder, root, run, startPortal } from '@lanewise/e2e/portal-process'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { measureVisit, type Visit } from '#browser/measure-page.ts'

/**
 * Measures how fast screens open in Chromium on a slow machine and a slow line: the first visit and a later one, beside
 * a bare text file of the same server in the same run. Goals: 30 requests and 450 KB without map data, a layout shift
 * below 0.02, and no script in a later visit.
 *
 * `npm run bench -- pages [rounds] [address of a running demo] [screen, to list its requests]`
 */
const rounds = Number(process.argv[2] ?? 3)
const [address, screen] = process.argv.slice(3)
const account = { email: 'admin@acme.test', password: 'freight-desk-24' }
const blank = '/NOTICE.txt'
const limits = { shift: 0.02 }
type State = Awaited<ReturnType<BrowserContext['storageState']>>

const portal = address ? { url: address, stop: async () => {} } : await startFilledPortal()
const browser = await chromium.launch(launchOptions(findChromium(), 'webgl'))
try {
  const { state, shipment } = await signIn(browser)
  const screens = [
    '/dashboard',
    '/orders',
    '/quotes',
    '/shipments',
    '/shipments/tracking',
    '/exceptions',
    '/lanes',
    shipment,
  ]
  const chosen = screens.filter((path) => !screen || path === screen)
  printHead()
  const bare = await measure(browser, state, blank)
  printRow('bare text file', bare, bare)
  for (const path of chosen) printRow(path, await measure(browser, state, path), bare)
} finally {
  await browser.close()
  await portal.stop()
}

async function startFilledPortal() {
  const [seed] = await Promise.all([fillFolder(), run(join(root, 'tools/build-web.ts'))])
  const started = await startPortal(seed.folder)
  return { url: started.url, stop: () => started.stop().then(seed.remove) }
}

/** Signs in once by the form. The path of a shipment is read from the list of shipments on the road. */
async function signIn(from: Browser): Promise<{ state: State; shipment: string }> {
  const context = await from.newContext({ baseURL: portal.url })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: false }).click()
  await page.waitForURL('**/dashboard')
  const shipment = await firstShipment(page)
  const state = await context.storageState()
  await context.close()
  return { state, shipment }
}

async function firstShipment(page: Page): Promise<string> {
  await page.goto('/shipments')
  const link = page.locator('main a[href^="/shipments/"][href$="/preview"]').first()
  return (await link.getAttribute('href')) ?? '/shipments'
}

type Measured = { cold: Visit; warm: Visit }

/** Every round has a fresh browser profile: its first visit is cold, its second one warm. */
async function measure(from: Browser, state: State, path: string): Promise<Measured> {
  const visits: Measured[] = []
  for (let round = 0; round < rounds; round += 1) {
    const context = await from.newContext({
      baseURL: portal.url,
      storageState: state,
      viewport: { width: 1440, height: 900 },
    })
    const cold = await measureVisit(context, path)
    const warm = await measureVisit(context, path)
    visits.push({ cold, warm })
    await context.close()
  }
  if (screen)
    console.log([...(visits[0]?.cold.listed ?? []), '', ...visits.flatMap(({ cold }) => cold.moved)].join('\n'))
  return { cold: middle(visits.map(({ cold }) => cold)), warm: middle(visits.map(({ warm }) => warm)) }
}

/** The visit with the median paint. */
function middle(visits: Visit[]): Visit {
  const sorted = visits.toSorted((a, b) => a.largestPaint - b.largestPaint)
  const visit = sorted[Math.floor(sorted.length / 2)]
  if (!visit) throw new Error('At least one round is needed')
  return visit
}

function printHead() {
  const about = `${rounds} rounds, median; 4× slower CPU, 10 Mbit/s, 40 ms; times in ms, ratio to the bare text file`
  console.log(about)
  console.log(
    cells(
      '',
      'first',
      'largest',
      'ratio',
      'shift',
      'scripts',
      'calls',
      'others',
      'KB',
      'map KB',
      'warm',
      'scripts',
      'KB',
    ),
  )
}

function printRow(name: string, { cold, warm }: Measured, bare: Measured) {
  const { requests, kilobytes } = cold
  const loaded = ({ kilobytes: { scripts, calls, others } }: Visit) => (scripts + calls + others).toFixed(0)
  const ms = (time: number) => time.toFixed(0)
  const ratio = (cold.largestPaint / bare.cold.largestPaint).toFixed(1)
  const first = [ms(cold.firstPaint), ms(cold.largestPaint), ratio, cold.layoutShift.toFixed(3)]
  const counts = [requests.scripts, requests.calls, requests.others].map(String)
  const later = [ms(warm.largestPaint), String(warm.requests.scripts), loaded(warm)]
  console.log(cells(name, ...first, ...counts, loaded(cold), kilobytes.map.toFixed(0), ...later), ` ${cold.largest}`)
  if (cold.layoutShift >= limits.shift) console.log(cold.moved.map((moved) => `  moved ${moved}`).join('\n'))
}

function cells(name: string, ...values: string[]) {
  return [name.padEnd(30), ...values.map((value) => value.padStart(8))].join('')
}
