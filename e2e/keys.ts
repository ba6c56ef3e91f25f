import type { Page } from 'playwright-core'

/** Runs in the page: what the control with the focus is called. */
const nameOfFocused = () => {
  const element = document.activeElement
  const labels = (element as HTMLInputElement | null)?.labels
  const titles = element?.getAttribute('aria-labelledby')?.split(' ') ?? []
  const titled = titles.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  return element?.getAttribute('aria-label') || labels?.[0]?.textContent || titled || element?.textContent || ''
}

export const focusedName = (page: Page) => page.evaluate(nameOfFocused)

/** Tabs, once round the screen if need be, until the control of this name has the focus; a control that cannot be reached fails the journey. */
export async function tabTo(page: Page, name: RegExp, key = 'Tab') {
  for (let step = 0; step < 250; step += 1) {
    await page.keyboard.press(key)
    if (name.test(await focusedName(page))) return
  }
  throw new Error(`The keyboard does not reach ${name}`)
}

export async function type(page: Page, name: RegExp, text: string) {
  await tabTo(page, name)
  await page.keyboard.type(text)
}
