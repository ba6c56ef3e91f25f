import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { root } from '#portal-process.ts'
import { loaded, type Step, type Steps } from './step.ts'
import { steps } from './steps.ts'

type ProductScreen = { path: string; title: string; isPublic: boolean; needs: string[] }

/** Every screen of the product, as its build lists them beside the built app. */
export const productScreens = JSON.parse(
  readFileSync(join(root, 'apps/web/dist/.vite/screens.json'), 'utf8'),
) as ProductScreen[]

/** One thing to look at: a screen as it opens, or a state inside of it. */
export type View = { name: string; isPublic: boolean; isState: boolean; isOtherOnPhone: boolean; open: Step }

/** All there is to look at. A screen that nobody wrote steps for is looked at as it opens. */
export const views: readonly View[] = productScreens.flatMap((screen) => {
  const { opened, states = {}, at, isOtherOnPhone = false } = steps[screen.path] ?? {}
  const { path, isPublic } = screen
  const open = (page: Page) => openScreen(page, screen, { at, opened })
  const first: View = { name: path, isPublic, isState: false, isOtherOnPhone, open }
  const others = Object.entries(states).map(([name, state]): View => {
    const goTo = async (page: Page) => {
      await page.goto((await (state.at ?? at)?.(page)) ?? addressOf(screen) + (state.search ?? ''))
      await state.ready(page)
    }
    const isOther = state.isOtherOnPhone ?? isOtherOnPhone
    return { name: `${path}, ${name}`, isPublic, isState: true, isOtherOnPhone: isOther, open: goTo }
  })
  return [first, ...others]
})

export const opened = views.filter(({ isState }) => !isState)
export const states = views.filter(({ isState }) => isState)

/** Every second one, from the first or from the second on: two files of them are looked at side by side. */
export const everySecond = (from: 0 | 1, of: readonly View[]) => of.filter((_view, index) => index % 2 === from)

async function openScreen(page: Page, screen: ProductScreen, { at, opened }: Pick<Steps, 'at' | 'opened'>) {
  await page.goto((await at?.(page)) ?? addressOf(screen))
  if (opened) return opened(page)
  if (isOfRecord(screen) && !at)
    await page
      .locator(`main a[href^="${addressOf(screen)}/"]`)
      .first()
      .click()
  await loaded(page)
}

/** The screen of one record is reached from its list; a link with a token is opened with one that nobody has. */
const addressOf = (screen: ProductScreen) =>
  isOfRecord(screen) ? screen.path.replace(/\/:.*$/, '') : screen.path.replace(/:\w+/, 'nothing')
const isOfRecord = ({ path, isPublic }: ProductScreen) => !isPublic && path.includes('/:')
