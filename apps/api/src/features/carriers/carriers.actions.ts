import { CarrierFields, type CarrierUpdate, carrierFieldNames } from '@lanewise/contract/carrier-fields'
import { CarrierFilter } from '@lanewise/contract/carriers'
import { pageSizes } from '@lanewise/contract/page-sizes'
import { type CargoType, cargoTypeLabels } from '@lanewise/domain/carriers/cargo-types'
import { carrierExportHeader, rowOfCarrier } from '@lanewise/domain/carriers/carrier-row'
import { carrierLabels } from '@lanewise/domain/carriers/labels'
import { parseCarrierNumber } from '@lanewise/domain/carriers/numbers'
import {
  type EquipmentMode,
  equipmentModeLabels,
  type ShippingMode,
  shippingModeLabels,
} from '@lanewise/domain/freight/modes'
import { figuresOfCarriers } from '#features/performance/index.ts'
import { allOf, changesBetween } from '#platform/audit/audit.ts'
import { joinChanges } from '#platform/audit/join-changes.ts'
import type { Context, Work } from '#platform/context.ts'
import { isUniqueViolation } from '#platform/db/database.ts'
import { exportList } from '#platform/list/csv-export.ts'
import { listAnswer, type Page } from '#platform/list/list-query.ts'
import { refuse } from '#platform/refuse.ts'
import { bookabilityOf, nothingAgainst } from './bookability.ts'
import {
  type CarrierRow,
  carrierList,
  findByNumber,
  findCarrier,
  insertCarrier,
  lockCarrier,
  markDeleted,
  numberIndexes,
} from './carriers.queries.ts'
import { headView, listedView } from './carriers.view.ts'
import { announce, changeCarrier, fullView, insuranceCheck, subject } from './change-carrier.ts'
import { certificatesOf } from './records.queries.ts'

export const findCarriers = async (ctx: Context, query: CarrierFilter) =>
  listAnswer(await carrierList.find(ctx.db, { ...query, ...(await insuranceCheck(ctx)) }), (rows) => listed(ctx, rows))

export const exportCarriers = (work: Work, filter: Omit<CarrierFilter, keyof Page>) =>
  exportList(work, {
    fileName: 'carriers.csv',
    header: carrierExportHeader,
    read: async (ctx, at) => {
      const { rows, next } = await carrierList.read(ctx.db, { ...filter, ...at, ...(await insuranceCheck(ctx)) })
      return { rows: (await listed(ctx, rows)).map(rowOfCarrier), next }
    },
  })

/** Users who may book or quote may choose a carrier. (DEF-45) */
export async function carrierOptions(ctx: Context, searchTerm: string) {
  const everything = CarrierFilter.parse({ searchTerm, pageSize: pageSizes.carrierLookup })
  const { rows } = await carrierList.read(ctx.db, { ...everything, ...(await insuranceCheck(ctx)) })
  const against = await bookabilityOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const items = (await heads(ctx, rows)).map(
    ({ carrierId, name, dotNumber, docketNumber, scac, modes, logoFileId, insuranceState, isOnHold }) => ({
      carrierId,
      name,
      dotNumber,
      docketNumber,
      scac,
      modes,
      logoFileId,
      insuranceState,
      isOnHold,
      ...(against.get(carrierId) ?? nothingAgainst),
    }),
  )
  return { items }
}

/** Checks whether a carrier with this number exists already, before the user adds it. (CARRIER-3) */
export async function carrierByNumber(ctx: Context, text: string) {
  const number = parseCarrierNumber(text)
  const row = number && (await findByNumber(ctx.db, number))
  const [carrier = null] = row ? await heads(ctx, [row]) : []
  return { carrier }
}

export async function getCarrier(ctx: Context, carrierId: string) {
  return fullView(ctx, (await findCarrier(ctx.db, carrierId)) ?? refuse.notFound('carrier'))
}

export async function createCarrier(ctx: Context, fields: CarrierFields) {
  const row = await insertCarrier(ctx.db, fields).catch(refuseTakenNumber)
  ctx.record(subject(row), 'created', allOf(withLabels(fields), carrierFieldNames, 'created'))
  announce(ctx, row, 'created')
  return fullView(ctx, row)
}

export const updateCarrier = (ctx: Context, carrierId: string, update: CarrierUpdate) =>
  changeCarrier(ctx, carrierId, {
    run: async (before) => {
      const current = fieldsOf(before)
      const fields = await joinChanges(ctx.db, CarrierFields, {
        current,
        version: before.version,
        update,
        recorded: { entity: 'carrier', id: carrierId },
        labels: carrierLabels,
        formatters: labelText,
      })
      const changes = changesBetween(withLabels(current), withLabels(fields), carrierFieldNames)
      return changes && { columns: fields, changes }
    },
  }).catch(refuseTakenNumber)

export async function deleteCarrier(ctx: Context, carrierId: string) {
  const row = (await lockCarrier(ctx.db, carrierId)) ?? refuse.notFound('carrier')
  await markDeleted(ctx.db, carrierId, ctx.now)
  ctx.record(subject(row), 'deleted', allOf(withLabels(fieldsOf(row)), carrierFieldNames, 'deleted'))
  announce(ctx, row, 'deleted')
}

/** A carrier on hold is left out of tenders and bookings until it is released. (CARRIER-3) */
export const holdCarrier = (ctx: Context, carrierId: string, reason: string) =>
  changeCarrier(ctx, carrierId, {
    run: ({ name, isOnHold }) => {
      if (isOnHold) refuse.conflict(`${name} is already on hold`)
      const columns = { isOnHold: true, holdReason: reason, heldAt: ctx.now, heldBy: ctx.user.id }
      return { columns, changes: { hold: [null, reason] } }
    },
  })

export const releaseCarrier = (ctx: Context, carrierId: string) =>
  changeCarrier(ctx, carrierId, {
    run: ({ name, isOnHold, holdReason }) => {
      if (!isOnHold) refuse.conflict(`${name} is not on hold`)
      const columns = { isOnHold: false, holdReason: null, heldAt: null, heldBy: null }
      return { columns, changes: { hold: [holdReason, null] } }
    },
  })

async function heads(ctx: Context, rows: readonly CarrierRow[]) {
  const certificates = await certificatesOf(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const byCarrier = Map.groupBy(certificates, ({ carrierId }) => carrierId)
  const check = await insuranceCheck(ctx)
  return rows.map((row) => headView(row, byCarrier.get(row.id) ?? [], check))
}

async function listed(ctx: Context, rows: readonly CarrierRow[]) {
  const carriers = await heads(ctx, rows)
  const ids = carriers.map(({ carrierId }) => carrierId)
  const figures = await figuresOfCarriers(ctx.db, ids, (await insuranceCheck(ctx)).today)
  return carriers.map((carrier) => listedView(carrier, figures.get(carrier.carrierId)))
}

const fieldsOf = (row: CarrierRow) =>
  Object.fromEntries(carrierFieldNames.map((name) => [name, row[name]])) as CarrierFields

const labelText = {
  modes: (modes: ShippingMode[]) => joinLabels(modes.map((mode) => shippingModeLabels[mode])),
  equipmentModes: (modes: EquipmentMode[]) => joinLabels(modes.map((mode) => equipmentModeLabels[mode])),
  cargoTypes: (types: CargoType[]) => joinLabels(types.map((type) => cargoTypeLabels[type])),
}

/** Field values for the history: labels in place of stored values, and null in place of an empty list. */
const withLabels = (fields: CarrierFields) => ({
  ...fields,
  modes: labelText.modes(fields.modes),
  equipmentModes: labelText.equipmentModes(fields.equipmentModes),
  cargoTypes: labelText.cargoTypes(fields.cargoTypes),
})

const joinLabels = (labels: string[]) => (labels.length > 0 ? labels.join(', ') : null)

const numberLabels = { dotNumber: 'DOT number', docketNumber: 'docket number', scac: 'SCAC' }

function refuseTakenNumber(error: unknown): never {
  const [, field] = Object.entries(numberIndexes).find(([index]) => isUniqueViolation(error, index)) ?? []
  if (!field) throw error
  const message = `A carrier with this ${numberLabels[field]} already exists.`
  return refuse.conflict(message, { [field]: [message] })
}
