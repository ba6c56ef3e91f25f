import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { root } from '#portal-process.ts'
import { loaded, type Step, type Steps } from './step.ts'
import { steps } from './steps.ts'

type ProductScreen = { path: string; title: string; isPublic: boolean; needs: string[] }

/** Every screen of the product, from the list that the build writes beside the web app. */
export const productScreens = JSON.parse(
  readFileSync(join(root, 'apps/web/dist/.vite/screens.json'), 'utf8'),
) as ProductScreen[]

/** A view to check: a screen in its initial state, or another state of it. */
export type View = { name: string; isPublic: boolean; isState: boolean; isOtherOnPhone: boolean; open: Step }

/** All views. A screen without steps is checked in its initial state. */
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

/** Every second view, starting with the first or the second, so that two test files share them in parallel. */
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

/** The screen of a record is reached from its list. A screen with a token in its path opens with an unknown token. */
const addressOf = (screen: ProductScreen) =>
  isOfRecord(screen) ? screen.path.replace(/\/:.*$/, '') : screen.path.replace(/:\w+/, 'nothing')
const isOfRecord = ({ path, isPublic }: ProductScreen) => !isPublic && path.includes('/:')
