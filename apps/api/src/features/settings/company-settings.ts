import { settingsChanged } from '@lanewise/contract/settings'
import type { Context } from '#platform/context.ts'
import { createBriefMemory } from '#platform/memory/brief-memory.ts'
import type { Forgetting } from '#platform/memory/forgetting.ts'
import { findSettings, type SettingsRow } from './settings.queries.ts'

/** Cache by company. Entries that nobody reads expire within a second. */
const memory = createBriefMemory<SettingsRow>()

/**
 * Cached settings of the caller's company, for code that only reads them. A change by this process is visible at once,
 * by another process within a second. Code that changes settings must read the row itself.
 */
export const companySettings = ({ db, user }: Pick<Context, 'db' | 'user'>): Promise<SettingsRow> =>
  memory.recall(user.companyId, () => findSettings(db))

/** The event carries the company's id. */
export const forgetChangedSettings: Forgetting = { on: settingsChanged, forget: memory.forget }
