import { AxeBuilder } from '@axe-core/playwright'
import type { Page, ViewportSize } from 'playwright-core'
import { expect } from 'vitest'
import { signIn, type useBrowser } from '#journey.ts'
import type { View } from './product-screens.ts'

type Theme = 'light' | 'dark'
type Look = { viewport: ViewportSize; themes: readonly Theme[] }

export const wide: Look = { viewport: { width: 1440, height: 900 }, themes: ['light', 'dark'] }
/** Colours do not depend on the width. */
export const narrow: Look = { viewport: { width: 360, height: 740 }, themes: ['dark'] }

/** Opens views in windows of a size and judges them; who signed in stays so from one to the next. */
export function judgeWith(open: ReturnType<typeof useBrowser>, { viewport, themes }: Look) {
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
  return async (view: View) => {
    const page = view.isPublic ? await open({ viewport }) : await inside()
    await view.open(page)
    await judge(page, themes)
  }
}

/** What depends on the theme; everything else is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block']
const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A screen is opened once and judged in each theme, as for a user who changes theirs. */
async function judge(page: Page, themes: readonly Theme[]) {
  for (const theme of themes) {
    await show(page, theme)
    const isFirst = theme === themes[0]
    const wrong = await wrongWith(page, (axe) => (isFirst ? axe.withTags(allRules) : axe.withRules(colourRules)))
    expect(wrong, theme).toEqual([])
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
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

async function wrongWith(page: Page, by: (axe: AxeBuilder) => AxeBuilder) {
  const { violations } = await by(axeOf(page)).analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: target.join(' ') })))
  const wrong: string[] = []
  for (const one of found) if (one.id !== covering || (await isTooSmall(page, one.target))) wrong.push(oneLine(one))
  return wrong
}

/** There are no frames, so axe may finish in the page itself instead of a second one. */
const axeOf = (page: Page) =>
  furtherRows.reduce(
    (axe, rows) => axe.exclude(rows),
    new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }),
  )

/** Rows of a long list are made alike: eight of them show every kind, and judging all takes most of the time. */
const furtherRows = ['[data-row]', 'tbody > tr', '[role="option"]'].map((row) => `${row}:nth-child(n + 9)`)

const covering = 'target-size'
const oneLine = ({ id, target }: { id: string; target: string }) => `${id}: ${target}`

/** What the footer of a long list half covers looks too small to axe; in the middle of the window it shows its size. */
async function isTooSmall(page: Page, target: string) {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { violations } = await axeOf(page).include(target).withRules([covering]).analyze()
  return violations.length > 0
}
