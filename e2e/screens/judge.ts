import axe from 'axe-core'
import type { Page, ViewportSize } from 'playwright-core'
import { expect } from 'vitest'
import { enter, type useBrowser } from '#journey.ts'
import type { View } from './product-screens.ts'

type Theme = 'light' | 'dark'

const wide: ViewportSize = { width: 1440, height: 900 }
const narrow: ViewportSize = { width: 360, height: 740 }

/** Opens views in two windows, of a stranger and of somebody signed in, and judges them wide and narrow. */
export function judgeWith(open: ReturnType<typeof useBrowser>) {
  let strange: Promise<Page> | undefined
  let own: Promise<Page> | undefined
  const enterOnce = async () => {
    const page = await open()
    await enter(page, 'admin@acme.test')
    return page
  }
  const outside = () => (strange ??= open())
  const inside = () => (own ??= enterOnce())
  return async (view: View) => {
    const page = view.isPublic ? await outside() : await inside()
    await page.setViewportSize(wide)
    await view.open(page)
    await judge(page, 'light', everyRule)
    // In the dark a state looks as its screen does, or as it does in the narrow window.
    if (!view.isState) await judge(page, 'dark', colorRules)
    await page.setViewportSize(narrow)
    if (view.isOtherOnPhone) await view.open(page)
    await judge(page, 'dark', everyRule)
  }
}

/** What depends on the theme; everything else is the same in both. */
const colorRules: Question = { rules: ['color-contrast', 'link-in-text-block'] }
const everyRule: Question = { tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }

/** A screen is opened once and judged in each theme and width, as for a user who changes theirs. */
async function judge(page: Page, theme: Theme, question: Question) {
  const look = `${theme}, ${page.viewportSize()?.width} px`
  await show(page, theme)
  expect(await wrongWith(page, question), look).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, look).toBeLessThanOrEqual(0)
  expect(await page.evaluate(findCutOff), `cut off, ${look}`).toEqual([])
}

/** Runs in the page: a name that is cut off can be guessed, a number that is cut off is a wrong number. */
function findCutOff() {
  const whole = [...document.querySelectorAll('th, th button span, td[data-align="end"], button')]
  const cutOff = whole.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  // A button that is an icon alone takes touches beside it too.
  return cutOff.map(({ textContent }) => textContent.trim()).filter((text) => text !== '')
}

async function show(page: Page, colorScheme: Theme) {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(untilStill)
}

/** Runs in the page: colours that are on their way from one theme to the other are judged when they have arrived. */
async function untilStill() {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const ending = document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
  await Promise.all(ending.map((animation) => animation.finished.catch(() => null)))
}

/** What axe is asked of, and by which rules. */
type Question = { include?: string; rules?: string[]; tags?: string[] }

async function wrongWith(page: Page, question: Question) {
  const found = await askAxe(page, question)
  const wrong: string[] = []
  for (const one of found) if (one.id !== covering || (await isTooSmall(page, one.target))) wrong.push(oneLine(one))
  return wrong
}

async function askAxe(page: Page, question: Question) {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(findViolations, { ...question, exclude: furtherRows })
}

/** Runs in the page. */
async function findViolations({ include, exclude, rules, tags }: Question & { exclude: string[] }) {
  const { axe: judge } = window as unknown as { axe: typeof axe }
  const { violations } = await judge.run(
    { include: include ? [include] : [document], exclude },
    {
      resultTypes: ['violations'],
      runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags ?? [] },
    },
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: target.join(' ') })))
}

/** Rows of a long list are made alike: eight of them show every kind, and judging all takes most of the time. */
const furtherRows = ['[data-row]', 'tbody > tr', '[role="option"]'].map((row) => `${row}:nth-child(n + 9)`)

const covering = 'target-size'
const oneLine = ({ id, target }: { id: string; target: string }) => `${id}: ${target}`

/** What the footer of a long list half covers looks too small to axe; in the middle of the window it shows its size. */
async function isTooSmall(page: Page, target: string) {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  return (await askAxe(page, { include: target, rules: [covering] })).length > 0
}
