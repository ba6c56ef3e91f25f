import type { Page } from 'playwright-core'

export type Step = (page: Page) => Promise<unknown>
type State = { search?: string; ready: Step }
/** What must be there before a screen is judged as it opens, and states inside of it; behind a dialog few rows are enough. */
export type Steps = { opened?: Step; states?: Record<string, State> }
