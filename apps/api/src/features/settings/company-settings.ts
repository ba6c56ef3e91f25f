import { settingsChanged } from '@lanewise/contract/settings'
import type { Context } from '#platform/context.ts'
import { createBriefMemory } from '#platform/memory/brief-memory.ts'
import type { Forgetting } from '#platform/memory/forgetting.ts'
import { findSettings, type SettingsRow } from './settings.queries.ts'

/** By company; one that nobody asks for is forgotten within a second. */
const memory = createBriefMemory<SettingsRow>()

/**
 * Everything that the company of the caller has set, as of a moment ago: a change made by this process is known at once,
 * one of another within a second. For whatever reads settings; who changes them reads the row itself.
 */
export const companySettings = ({ db, user }: Pick<Context, 'db' | 'user'>): Promise<SettingsRow> =>
  memory.recall(user.companyId, () => findSettings(db))

/** The id that the event names is the company's. */
export const forgetChangedSettings: Forgetting = { on: settingsChanged, forget: memory.forget }
