import {
  BillingSettingFields,
  type BillingSettingUpdate,
  billingSettingChanged,
  billingSettingEntity,
} from '@lanewise/contract/billing'
import { settledAddress } from '@lanewise/domain/locations/address'
import { billingSettingLabels as labels } from '@lanewise/domain/settings/billing'
import { allOf, changesBetween } from '#platform/audit/audit.ts'
import { joinChanges } from '#platform/audit/join-changes.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { announceSettings, refuseTakenName } from './billing.actions.ts'
import {
  type BillingSettingRow,
  findBillingSetting,
  findBillingSettings,
  findDefaultSetting,
  insertBillingSetting,
  lockBillingSetting,
  lockDefault,
  markSettingDeleted,
  saveBillingSetting,
  settingNameIndex,
} from './billing.queries.ts'
import { billingSettingFieldsOf, billingSettingView } from './billing.view.ts'

const fieldNames = Object.keys(labels) as (keyof typeof labels)[]

export const getBillingSettings = async ({ db }: Context) => ({
  data: (await findBillingSettings(db)).map(billingSettingView),
})

export async function getDefaultBillingSetting({ db }: Context) {
  const row = await findDefaultSetting(db)
  return { billingSetting: row ? billingSettingView(row) : null }
}

export const getBillingSetting = async ({ db }: Context, id: string) =>
  billingSettingView((await findBillingSetting(db, id)) ?? refuse.notFound('billing setting'))

export async function createBillingSetting(ctx: Context, given: BillingSettingFields) {
  const fields = settledAddress(given)
  await lockDefault(ctx.db, ctx.user.companyId)
  if (fields.isDefault) await giveUpDefault(ctx)
  const row = await insertBillingSetting(ctx.db, fields).catch(refuseTaken(fields))
  ctx.record(subject(row), 'created', allOf(fields, fieldNames, 'created'))
  announce(ctx, row, 'created')
  return billingSettingView(row)
}

export async function updateBillingSetting(ctx: Context, id: string, update: BillingSettingUpdate) {
  await lockDefault(ctx.db, ctx.user.companyId)
  const row = (await lockBillingSetting(ctx.db, id)) ?? refuse.notFound('billing setting')
  const current = billingSettingFieldsOf(row)
  const joined = await joinChanges(ctx.db, BillingSettingFields, {
    current,
    version: row.version,
    update,
    recorded: { entity: billingSettingEntity.name, id },
    labels,
  })
  const fields = settledAddress(joined)
  const changes = changesBetween(current, fields, fieldNames)
  if (!changes) return billingSettingView(row)
  if (current.isDefault && !fields.isDefault) refuse.conflict(alwaysOneDefault, { isDefault: [alwaysOneDefault] })
  if (fields.isDefault && !current.isDefault) await giveUpDefault(ctx)
  const saved = await saveBillingSetting(ctx.db, id, fields, ctx.now).catch(refuseTaken(fields))
  ctx.record(subject(saved), 'changed', changes)
  announce(ctx, saved, 'changed')
  return billingSettingView(saved)
}

export async function deleteBillingSetting(ctx: Context, id: string) {
  await lockDefault(ctx.db, ctx.user.companyId)
  const row = (await lockBillingSetting(ctx.db, id)) ?? refuse.notFound('billing setting')
  if (row.isDefault) refuse.conflict(`${row.name} is the default. Make another one the default, then delete it.`)
  await markSettingDeleted(ctx.db, id, ctx.now)
  ctx.record(subject(row), 'deleted', allOf(billingSettingFieldsOf(row), fieldNames, 'deleted'))
  announce(ctx, row, 'deleted')
}

const alwaysOneDefault = 'One setting must be the default. Make another one the default instead.'

/** Removes the default mark from the current default setting and records that in its history. */
async function giveUpDefault(ctx: Context) {
  const former = await findDefaultSetting(ctx.db)
  if (!former) return
  const saved = await saveBillingSetting(ctx.db, former.id, { isDefault: false }, ctx.now)
  ctx.record(subject(saved), 'changed', { isDefault: [true, false] })
  announce(ctx, saved, 'changed')
}

const subject = ({ id, name }: BillingSettingRow) => ({ entity: billingSettingEntity.name, id, name })

function announce(ctx: Context, { id, name }: BillingSettingRow, action: 'created' | 'changed' | 'deleted') {
  ctx.emit(billingSettingChanged, { id, name, action })
  announceSettings(ctx)
}

const refuseTaken = ({ name }: BillingSettingFields) =>
  refuseTakenName(settingNameIndex, `A billing setting named ${name} already exists`)
