import {
  BillToCompanyFields,
  type BillToCompanyUpdate,
  billToCompanyChanged,
  billToCompanyEntity,
} from '@lanewise/contract/billing'
import { settledAddress } from '@lanewise/domain/locations/address'
import { billToCompanyLabels as labels } from '@lanewise/domain/settings/billing'
import { allOf, changesBetween } from '#platform/audit/audit.ts'
import { joinChanges } from '#platform/audit/join-changes.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { announceSettings, refuseTakenName } from './billing.actions.ts'
import {
  type BillToCompanyRow,
  companyNameIndex,
  findBillToCompanies,
  findBillToCompany,
  insertBillToCompany,
  lockBillToCompany,
  markCompanyDeleted,
  saveBillToCompany,
} from './billing.queries.ts'
import { billToCompanyFieldsOf, billToCompanyView } from './billing.view.ts'

const fieldNames = Object.keys(labels) as (keyof typeof labels)[]

export const getBillToCompanies = async ({ db }: Context) => ({
  data: (await findBillToCompanies(db)).map(billToCompanyView),
})

export const getBillToCompany = async ({ db }: Context, number: string) =>
  billToCompanyView((await findBillToCompany(db, number)) ?? refuse.notFound('bill-to company'))

export async function createBillToCompany(ctx: Context, given: BillToCompanyFields) {
  const fields = settledAddress(given)
  const row = await insertBillToCompany(ctx.db, fields).catch(refuseTaken(fields))
  ctx.record(subject(row), 'created', allOf(fields, fieldNames, 'created'))
  announce(ctx, row, 'created')
  return billToCompanyView(row)
}

export async function updateBillToCompany(ctx: Context, number: string, update: BillToCompanyUpdate) {
  const row = await locked(ctx, number)
  const current = billToCompanyFieldsOf(row)
  const joined = await joinChanges(ctx.db, BillToCompanyFields, {
    current,
    version: row.version,
    update,
    recorded: { entity: billToCompanyEntity.name, id: row.id },
    labels,
  })
  const fields = settledAddress(joined)
  const changes = changesBetween(current, fields, fieldNames)
  if (!changes) return billToCompanyView(row)
  const saved = await saveBillToCompany(ctx.db, row.id, fields, ctx.now).catch(refuseTaken(fields))
  ctx.record(subject(saved), 'changed', changes)
  announce(ctx, saved, 'changed')
  return billToCompanyView(saved)
}

export async function deleteBillToCompany(ctx: Context, number: string) {
  const row = await locked(ctx, number)
  await markCompanyDeleted(ctx.db, row.id, ctx.now)
  ctx.record(subject(row), 'deleted', allOf(billToCompanyFieldsOf(row), fieldNames, 'deleted'))
  announce(ctx, row, 'deleted')
}

const locked = async ({ db }: Context, number: string): Promise<BillToCompanyRow> =>
  (await lockBillToCompany(db, number)) ?? refuse.notFound('bill-to company')

const subject = ({ id, name }: BillToCompanyRow) => ({ entity: billToCompanyEntity.name, id, name })

function announce(ctx: Context, { id, name }: BillToCompanyRow, action: 'created' | 'changed' | 'deleted') {
  ctx.emit(billToCompanyChanged, { id, name, action })
  announceSettings(ctx)
}

const refuseTaken = ({ name }: BillToCompanyFields) =>
  refuseTakenName(companyNameIndex, `A bill-to company named ${name} already exists`)
