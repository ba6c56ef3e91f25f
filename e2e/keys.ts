import type { Page } from 'playwright-core'

/** Runs in the page: name of the focused control. */
const nameOfFocused = () => {
  const element = document.activeElement
  const labels = (element as HTMLInputElement | null)?.labels
  const titles = element?.getAttribute('aria-labelledby')?.split(' ') ?? []
  const titled = titles.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  return element?.getAttribute('aria-label') || labels?.[0]?.textContent || titled || element?.textContent || ''
}

export const focusedName = (page: Page) => page.evaluate(nameOfFocused)

/**
 * Presses Tab until the control with this name has the focus, wrapping around the screen if necessary. The journey
 * fails if the control cannot be reached.
 */
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
