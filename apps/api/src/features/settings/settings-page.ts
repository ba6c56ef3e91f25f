import type { Entity } from '@lanewise/contract/entity'
import { settingsChanged } from '@lanewise/contract/settings'
import type { z } from 'zod'
import { changesBetween } from '#platform/audit/audit.ts'
import { joinChanges, type Saving } from '#platform/audit/join-changes.ts'
import type { Context } from '#platform/context.ts'
import { findSettings, lockSettings, type SettingsRow, saveSettings, type VersionColumn } from './settings.queries.ts'

/** One page of the settings: which columns it shows and how its history tells them. */
type Page<F extends object> = {
  entity: Entity<unknown>
  schema: z.ZodType<F>
  version: VersionColumn
  fieldsOf: (row: SettingsRow) => F
  columnsOf: (fields: F) => Partial<SettingsRow>
  inWords: NonNullable<Saving<F>['inWords']>
}

/** Reading and changing one page; every change is one step of the page's version and its history (SETTINGS-3). */
export function settingsPage<F extends object>(page: Page<F>) {
  const { entity, schema, version, fieldsOf, columnsOf, inWords } = page
  const name = entity.title(null)
  const view = (row: SettingsRow) => ({ id: row.id, version: row[version], ...fieldsOf(row) })
  /** Fields as the history tells them. */
  const told = (fields: F): Record<string, unknown> => {
    const entries = Object.entries(fields) as [keyof F, F[keyof F]][]
    return Object.fromEntries(entries.map(([field, value]) => [field, inWords[field] ? inWords[field](value) : value]))
  }
  const update = async (ctx: Context, touched: Saving<F>['update']) => {
    const row = await lockSettings(ctx.db)
    const current = fieldsOf(row)
    const fields: F = await joinChanges(ctx.db, schema, {
      current,
      version: row[version],
      update: touched,
      recorded: { entity: entity.name, id: row.id },
      labels: entity.labels,
      inWords,
    })
    const changes = changesBetween(told(current), told(fields), Object.keys(entity.labels))
    if (!changes) return view(row)
    const counted = { [version]: row[version] + 1, updatedAt: ctx.now }
    const saved = await saveSettings(ctx.db, row.id, { ...columnsOf(fields), ...counted })
    ctx.record({ entity: entity.name, id: row.id, name }, 'changed', changes)
    ctx.emit(settingsChanged, { id: row.id, page: name, action: 'changed' })
    return view(saved)
  }
  return { get: async ({ db }: Context) => view(await findSettings(db)), update }
}
