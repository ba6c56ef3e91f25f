import type { Entity } from '@lanewise/contract/entity'
import { settingsChanged } from '@lanewise/contract/settings'
import type { z } from 'zod'
import { changesBetween } from '#platform/audit/audit.ts'
import { joinChanges, type Saving } from '#platform/audit/join-changes.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { findSettings, lockSettings, type SettingsRow, saveSettings, type VersionColumn } from './settings.queries.ts'

/** A settings page: the columns it shows and their form in the history. */
type Page<F extends object, A extends object> = {
  entity: Entity<unknown>
  schema: z.ZodType<F>
  version: VersionColumn
  fieldsOf: (row: SettingsRow) => F
  columnsOf: (fields: F) => Partial<SettingsRow>
  formatters: NonNullable<Saving<F>['formatters']>
  /** Data from other tables that belongs to the answer, such as the name of a referenced record. */
  also?: (db: Tx, fields: F) => Promise<A>
  /** History values derived from `also`, used in place of the field's own value. */
  tell?: (also: A) => Partial<Record<keyof F, unknown>>
  /** Refuses a change that refers to a missing record. */
  check?: (also: A, fields: F, current: F) => void
}

/**
 * Reads and changes one page. Every change increments the page's version and is recorded in its history. (SETTINGS-3)
 */
export function settingsPage<F extends object, A extends object = object>(page: Page<F, A>) {
  const { entity, schema, version, fieldsOf, columnsOf, formatters } = page
  const name = entity.title(null)
  const also = async (db: Tx, fields: F) => (await page.also?.(db, fields)) ?? ({} as A)
  const view = (row: SettingsRow, more: A) => ({ id: row.id, version: row[version], ...fieldsOf(row), ...more })
  const texts = (fields: F, more: A): Record<string, unknown> => {
    const entries = Object.entries(fields) as [keyof F, F[keyof F]][]
    const own = entries.map(([field, value]) => [field, formatters[field] ? formatters[field](value) : value])
    return { ...Object.fromEntries(own), ...page.tell?.(more) }
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
      formatters,
    })
    const [before, after] = [await also(ctx.db, current), await also(ctx.db, fields)]
    page.check?.(after, fields, current)
    const changes = changesBetween(texts(current, before), texts(fields, after), Object.keys(entity.labels))
    if (!changes) return view(row, before)
    const versionColumns = { [version]: row[version] + 1, updatedAt: ctx.now }
    const saved = await saveSettings(ctx.db, row.id, { ...columnsOf(fields), ...versionColumns })
    ctx.record({ entity: entity.name, id: row.id, name }, 'changed', changes)
    ctx.emit(settingsChanged, { id: row.id, page: name, action: 'changed' })
    return view(saved, after)
  }
  const get = async ({ db }: Context) => {
    const row = await findSettings(db)
    return view(row, await also(db, fieldsOf(row)))
  }
  return { get, update }
}
