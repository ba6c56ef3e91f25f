import type { Page } from 'playwright-core'

export type Step = (page: Page) => Promise<unknown>
/** Returns the URL of a record's screen and creates the record if necessary. */
export type Address = (page: Page) => Promise<string>
/**
 * `isOtherOnPhone` reopens the screen on a phone, because its initial state differs there. Otherwise the window is only
 * made narrow.
 */
type ViewOptions = { at?: Address; isOtherOnPhone?: true }
type State = ViewOptions & { search?: string; ready: Step }
/**
 * What must be visible before a screen is checked in its initial state and in other states. Few rows are enough behind
 * a dialog.
 */
export type Steps = ViewOptions & { opened?: Step; states?: Record<string, State> }

/** Waits until nothing on the screen is loading or moving. */
export async function loaded(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.locator('[aria-busy="true"], .MuiSkeleton-root').first().waitFor({ state: 'detached' })
}
