import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { root } from '#portal-process.ts'
import type { Step } from './step.ts'
import { steps } from './steps.ts'

type ProductScreen = { path: string; title: string; isPublic: boolean; needs: string[] }

/** Every screen of the product, as its build lists them beside the built app. */
export const productScreens = JSON.parse(
  readFileSync(join(root, 'apps/web/dist/.vite/screens.json'), 'utf8'),
) as ProductScreen[]

/** One thing to look at: a screen as it opens, or a state inside of it. */
export type View = { name: string; isPublic: boolean; isState: boolean; open: Step }

/** All there is to look at. A screen that nobody wrote steps for is looked at as it opens. */
export const views: readonly View[] = productScreens.flatMap((screen) => {
  const { opened, states = {} } = steps[screen.path] ?? {}
  const { path, isPublic } = screen
  const first: View = { name: path, isPublic, isState: false, open: (page) => openScreen(page, screen, opened) }
  const others = Object.entries(states).map(([state, { search = '', ready }]) => ({
    name: `${path}, ${state}`,
    isPublic,
    isState: true,
    open: (page: Page) => page.goto(addressOf(screen) + search).then(() => ready(page)),
  }))
  return [first, ...others]
})

export const opened = views.filter(({ isState }) => !isState)
export const states = views.filter(({ isState }) => isState)

/** Every second one, from the first or from the second on: two files of them are looked at side by side. */
export const everySecond = (from: 0 | 1, of: readonly View[]) => of.filter((_view, index) => index % 2 === from)

async function openScreen(page: Page, screen: ProductScreen, opened: Step | undefined) {
  await page.goto(addressOf(screen))
  if (opened) return opened(page)
  if (isOfRecord(screen))
    await page
      .locator(`main a[href^="${addressOf(screen)}/"]`)
      .first()
      .click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** The screen of one record is reached from its list; a link with a token is opened with one that nobody has. */
const addressOf = (screen: ProductScreen) =>
  isOfRecord(screen) ? screen.path.replace(/\/:.*$/, '') : screen.path.replace(/:\w+/, 'nothing')
const isOfRecord = ({ path, isPublic }: ProductScreen) => !isPublic && path.includes('/:')
