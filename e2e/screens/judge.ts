import axe from 'axe-core'
import type { Page, ViewportSize } from 'playwright-core'
import { expect } from 'vitest'
import { enter, type useBrowser } from '#journey.ts'
import type { View } from './product-screens.ts'

type Theme = 'light' | 'dark'

const wide: ViewportSize = { width: 1440, height: 900 }
const narrow: ViewportSize = { width: 360, height: 740 }

/** Opens views in two windows, one signed out and one signed in, and checks them at wide and narrow widths. */
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
    // States are not checked in the dark theme, because the screen and the narrow window cover its colors.
    if (!view.isState) await judge(page, 'dark', colorRules)
    await page.setViewportSize(narrow)
    if (view.isOtherOnPhone) await view.open(page)
    await judge(page, 'dark', everyRule)
  }
}

/** Rules that depend on the theme. All other results are the same in both themes. */
const colorRules: Question = { rules: ['color-contrast', 'link-in-text-block'] }
const everyRule: Question = { tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }

/** Opens a screen once and checks it in each theme and width, as if the user changed them. */
async function judge(page: Page, theme: Theme, question: Question) {
  const variant = `${theme}, ${page.viewportSize()?.width} px`
  await show(page, theme)
  expect(await wrongWith(page, question), variant).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, variant).toBeLessThanOrEqual(0)
  expect(await page.evaluate(findCutOff), `cut off, ${variant}`).toEqual([])
}

/** Runs in the page. A truncated name can still be recognized, but a truncated number is a wrong number. */
function findCutOff() {
  const whole = [...document.querySelectorAll('th, th button span, td[data-align="end"], button')]
  const cutOff = whole.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  // The touch area of an icon button is larger than the button.
  return cutOff.map(({ textContent }) => textContent.trim()).filter((text) => text !== '')
}

async function show(page: Page, colorScheme: Theme) {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(untilStill)
}

/** Runs in the page: waits until the color transition between themes is done. */
async function untilStill() {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const ending = document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
  await Promise.all(ending.map((animation) => animation.finished.catch(() => null)))
}

/** The part of the page that axe checks, and the rules. */
type Question = { include?: string; rules?: string[]; tags?: string[] }

async function wrongWith(page: Page, question: Question) {
  const violations = await askAxe(page, question)
  const wrong: string[] = []
  for (const one of violations)
    if (one.id !== covering || (await isTooSmall(page, one.target))) wrong.push(oneLine(one))
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

/** Rows of a long list are built alike, so only eight are checked. Checking all of them takes most of the time. */
const furtherRows = ['[data-row]', 'tbody > tr', '[role="option"]'].map((row) => `${row}:nth-child(n + 9)`)

const covering = 'target-size'
const oneLine = ({ id, target }: { id: string; target: string }) => `${id}: ${target}`

/**
 * An element that the footer of a long list partly covers looks too small to axe. In the middle of the window it shows
 * its real size.
 */
async function isTooSmall(page: Page, target: string) {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  return (await askAxe(page, { include: target, rules: [covering] })).length > 0
}
