import type { Page } from 'playwright-core'

export type Step = (page: Page) => Promise<unknown>
/** Where the screen of a record is, which is made if need be. */
export type Address = (page: Page) => Promise<string>
/** Where a phone begins differently, the screen is opened once more on it; elsewhere the window is made narrow. */
type Look = { at?: Address; isOtherOnPhone?: true }
type State = Look & { search?: string; ready: Step }
/** What must be there before a screen is judged as it opens, and states inside of it; behind a dialog few rows are enough. */
export type Steps = Look & { opened?: Step; states?: Record<string, State> }

/** Until nothing on the screen is still on its way. */
export async function loaded(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.locator('[aria-busy="true"], .MuiSkeleton-root').first().waitFor({ state: 'detached' })
}
