import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { type Kind, watchRequests } from './requests.ts'

/** What a user with a slow machine and a slow line has. */
const slowness = { cpu: 4, megabits: 10, latency: 40 }

export type Paint = {
  firstPaint: number
  largestPaint: number
  layoutShift: number
  /** The largest painted element and the elements that moved. */
  largest: string
  moved: string[]
}
export type Visit = Paint & { requests: Record<Kind, number>; kilobytes: Record<Kind, number>; listed: string[] }

/** Opens an address in a new tab of the context, and measures until it has loaded everything and rests. */
export async function measureVisit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage()
  try {
    const cdp = await context.newCDPSession(page)
    await page.addInitScript(observePaints)
    const watch = await watchRequests(cdp)
    await slowDown(cdp)
    await page.goto(address, { waitUntil: 'commit', timeout: 120_000 })
    await watch.untilQuiet(() => untilIdle(page))
    const paint = await readPaints(page)
    return { ...paint, ...watch.sum() }
  } finally {
    await page.close()
  }
}

async function slowDown(cdp: CDPSession) {
  const throughput = (slowness.megabits * 1_000_000) / 8
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness.cpu })
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowness.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

/** What the page's own objects have that is read here. */
type Painted = { tagName?: string; id?: string; textContent: string | null; parentElement: Painted | null }
type Entry = { name: string; startTime: number }
type Shift = Entry & { value: number; hadRecentInput: boolean; sources: readonly { node: Painted | null }[] }
type Largest = Entry & { element: Painted | null }
type Observing = new (
  taken: (list: { getEntries: () => Entry[] }) => void,
) => {
  observe: (options: { type: string; buffered: boolean }) => void
}
type OfPage = { paints: Paint; PerformanceObserver: Observing; requestIdleCallback: (done: () => void) => void }

/** Runs in the page before its own scripts. */
function observePaints() {
  const page = globalThis as unknown as OfPage
  const paints: Paint = { firstPaint: 0, largestPaint: 0, layoutShift: 0, largest: '', moved: [] }
  const named = (node: Painted | null) => {
    const element = node?.tagName ? node : node?.parentElement
    const text = node?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 50) ?? ''
    return `${element?.tagName?.toLowerCase() ?? 'gone'} "${text}"`
  }
  const observe = (type: string, take: (entry: Entry) => void) =>
    new page.PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.firstPaint = startTime
  })
  observe('largest-contentful-paint', (entry) => {
    paints.largestPaint = entry.startTime
    paints.largest = named((entry as Largest).element)
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources, startTime } = entry as Shift
    if (hadRecentInput) return
    paints.layoutShift += value
    const names = sources.map(({ node }) => named(node)).join(', ')
    paints.moved.push(`${value.toFixed(3)} at ${Math.round(startTime)} ms: ${names}`)
  })
  page.paints = paints
}

const readPaints = (page: Page) => page.evaluate(() => (globalThis as unknown as OfPage).paints)

/** Resolves when the page's own thread has nothing to do. */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => (globalThis as unknown as OfPage).requestIdleCallback(done)))
