import {
  CommodityFields,
  type CommodityUpdate,
  commodityChanged,
  commodityFieldNames,
  commodityFieldsOf,
} from '@lanewise/contract/commodities'
import { hazardClasses, normaliseUnNumber, packingGroups, withoutHazmat } from '@lanewise/domain/commodities/hazmat'
import { commodityTemplateHeader, rowOfCommodity } from '@lanewise/domain/commodities/import-row'
import { commodityLabels } from '@lanewise/domain/commodities/labels'
import { freightClasses } from '@lanewise/domain/freight/freight-class'
import { forbiddenMaterial } from '#features/hazmat/index.ts'
import { allOf, changesBetween } from '#platform/audit/audit.ts'
import { joinChanges } from '#platform/audit/join-changes.ts'
import type { AuditAction, Context, Work } from '#platform/context.ts'
import { isUniqueViolation } from '#platform/db/database.ts'
import { exportList } from '#platform/list/csv-export.ts'
import { listAnswer, type Page } from '#platform/list/list-query.ts'
import { refuse } from '#platform/refuse.ts'
import {
  type CommodityFilter,
  type CommodityRow,
  codeIndex,
  commodityList,
  findCommodity,
  insertCommodity,
  lockCommodity,
  markDeleted,
  saveCommodity,
} from './commodities.queries.ts'
import { commodityView } from './commodities.view.ts'

export const findCommodities = async ({ db }: Context, query: CommodityFilter & Page) =>
  listAnswer(await commodityList.find(db, query), (rows) => rows.map(commodityView))

/**
 * Exports all matching commodities in the columns of the template, so that the file can be edited and uploaded again.
 */
export const exportCommodities = (work: Work, filter: CommodityFilter) =>
  exportList(work, {
    fileName: 'commodities.csv',
    header: commodityTemplateHeader,
    read: async ({ db }, at) => {
      const { rows, next } = await commodityList.read(db, { ...filter, ...at })
      return { rows: rows.map((row) => rowOfCommodity(commodityView(row))), next }
    },
  })

export async function getCommodity({ db }: Context, id: string) {
  return commodityView((await findCommodity(db, id)) ?? refuse.notFound('commodity'))
}

export async function createCommodity(ctx: Context, given: CommodityFields) {
  const fields = settled(given)
  refuseForbidden(fields)
  const row = await insertCommodity(ctx.db, fields).catch(refuseTakenCode(fields))
  ctx.record(subject(row), 'created', allOf(fields, commodityFieldNames, 'created'))
  announce(ctx, row, 'created')
  return commodityView(row)
}

export async function updateCommodity(ctx: Context, id: string, update: CommodityUpdate) {
  const row = (await lockCommodity(ctx.db, id)) ?? refuse.notFound('commodity')
  const current = commodityFieldsOf(commodityView(row))
  const joined = await joinChanges(ctx.db, CommodityFields, {
    current,
    version: row.version,
    update,
    recorded: { entity: 'commodity', id },
    labels: commodityLabels,
  })
  const fields = settled(joined)
  refuseForbidden(fields)
  const changes = changesBetween(current, fields, commodityFieldNames)
  if (!changes) return commodityView(row)
  const saved = await saveCommodity(ctx.db, id, fields, ctx.now).catch(refuseTakenCode(fields))
  ctx.record(subject(saved), 'changed', changes)
  announce(ctx, saved, 'changed')
  return commodityView(saved)
}

export async function deleteCommodity(ctx: Context, id: string) {
  const row = (await lockCommodity(ctx.db, id)) ?? refuse.notFound('commodity')
  await markDeleted(ctx.db, id, ctx.now)
  ctx.record(subject(row), 'deleted', allOf(commodityFieldsOf(commodityView(row)), commodityFieldNames, 'deleted'))
  announce(ctx, row, 'deleted')
}

/**
 * Normalizes fields before they are stored: no hazmat data without Hazmat (COMM-26), and the UN number in one spelling.
 */
export const settled = (fields: CommodityFields): CommodityFields =>
  fields.isHazmat
    ? { ...fields, hazmatUNNumber: fields.hazmatUNNumber && normaliseUnNumber(fields.hazmatUNNumber) }
    : withoutHazmat(fields)

/** No permit or confirmation allows a forbidden material to travel. (DEF-132) */
function refuseForbidden(fields: CommodityFields) {
  const message = forbiddenMaterial(fields)
  if (message) refuse.unprocessable(message, { properShippingName: [message] })
}

export const takenCode = (code: string) => `A commodity with the code ${code} already exists`

export const subject = (row: CommodityRow) => ({ entity: 'commodity', id: row.id, name: row.commodityCode })

const announce = (ctx: Context, row: CommodityRow, action: Exclude<AuditAction, 'imported' | 'sent' | 'used'>) =>
  ctx.emit(commodityChanged, { id: row.id, commodityCode: row.commodityCode, action })

const refuseTakenCode =
  ({ commodityCode }: CommodityFields) =>
  (error: unknown): never => {
    if (!isUniqueViolation(error, codeIndex)) throw error
    return refuse.conflict(takenCode(commodityCode), { commodityCode: [takenCode(commodityCode)] })
  }

export const hazardClassLookup = () => hazardClasses.map((description) => ({ description }))
export const packingGroupLookup = () => packingGroups.map((description) => ({ description }))
export const freightClassLookup = () => freightClasses.map((name) => ({ id: name, name }))
