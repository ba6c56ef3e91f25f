import type { LaneFields, LaneUpdate } from '@lanewise/contract/lane-fields'
import { LaneTerms, laneTermNames } from '@lanewise/contract/lane-fields'
import type { LaneFilter } from '@lanewise/contract/lanes'
import { type EquipmentMode, equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { type ExpirationAction, expirationActions } from '@lanewise/domain/lanes/expiration-actions'
import { laneLabels } from '@lanewise/domain/lanes/labels'
import { laneExportHeader, rowOfLane } from '@lanewise/domain/lanes/lane-row'
import { laneKeys } from '@lanewise/domain/lanes/match-lane'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { Place } from '@lanewise/geography/places/place'
import { findRoute, milesTenthsOf } from '#connectors/routing/find-route.ts'
import { dailyCounts } from '#features/performance/index.ts'
import { requirePlaces } from '#features/places/index.ts'
import { allOf, changesBetween } from '#platform/audit/audit.ts'
import { joinChanges } from '#platform/audit/join-changes.ts'
import { type Context, todayOf, type Work } from '#platform/context.ts'
import { exportList } from '#platform/list/csv-export.ts'
import { listAnswer, type Page } from '#platform/list/list-query.ts'
import { refuse } from '#platform/refuse.ts'
import { announce, changeLane, laneToChange, subject } from './change-lane.ts'
import {
  carriersOfLanes,
  findLane,
  insertLane,
  insertRouteLine,
  type LaneRow,
  laneList,
  markDeleted,
  routeLineOf,
} from './lanes.queries.ts'
import { destinationOf, laneEndText, laneView, originOf, summaryView } from './lanes.view.ts'

export const searchLanes = async (ctx: Context, query: LaneFilter) =>
  listAnswer(await laneList.find(ctx.db, query), (rows) => listed(ctx, rows))

async function listed(ctx: Context, rows: readonly LaneRow[]) {
  const ids = rows.map(({ id }) => id)
  const carriers = await carriersOfLanes(ctx.db, ids, todayOf(ctx))
  return rows.map((row) => summaryView(row, carriers.get(row.id) ?? 0))
}

export const exportLanes = (work: Work, filter: Omit<LaneFilter, keyof Page>) =>
  exportList(work, {
    fileName: 'lanes.csv',
    header: laneExportHeader,
    read: async (ctx, at) => {
      const { rows, next } = await laneList.read(ctx.db, { ...filter, ...at })
      const lanes = await listed(ctx, rows)
      return { rows: lanes.map((lane, index) => rowOfLane({ ...lane, ...termsOf(rows[index] as LaneRow) })), next }
    },
  })

export const getLane = async (ctx: Context, laneId: string) =>
  fullView(ctx, (await findLane(ctx.db, laneId)) ?? refuse.notFound('lane'))

/** The route is requested before the transaction, because the routing engine may be slow to answer. */
export async function createLane(work: Work, engine: RoutingEngine, fields: LaneFields) {
  const { origin, destination, ...terms } = fields
  const places = requirePlaces({ origin, destination })
  const route = await findRoute(engine, [places.origin, places.destination])
  return work.transaction(async (ctx) => {
    const columns = { ...terms, ...endColumns(places), estimatedMilesTenths: milesTenthsOf(route) }
    const row = await insertLane(ctx.db, columns)
    if (route.line) await insertRouteLine(ctx.db, row.id, route.line)
    ctx.record(subject(row), 'created', allOf(historyValues(row), historyFieldNames, 'created'))
    announce(ctx, row, 'created')
    return work.answer(ctx, await fullView(ctx, row))
  })
}

export async function updateLane(ctx: Context, laneId: string, update: LaneUpdate) {
  const before = await laneToChange(ctx, laneId)
  const current = termsOf(before)
  const terms = await joinChanges(ctx.db, LaneTerms, {
    current,
    version: before.version,
    update,
    recorded: { entity: 'lane', id: laneId },
    labels: laneLabels,
    formatters: labelOf,
  })
  const changes = changesBetween(withLabels(current), withLabels(terms), laneTermNames)
  return fullView(ctx, changes ? await changeLane(ctx, before, { columns: terms, changes }) : before)
}

export async function deleteLane(ctx: Context, laneId: string) {
  const row = await laneToChange(ctx, laneId)
  await markDeleted(ctx.db, laneId, ctx.now)
  ctx.record(subject(row), 'deleted', allOf(historyValues(row), historyFieldNames, 'deleted'))
  announce(ctx, row, 'deleted')
  return { isSuccess: true, message: 'Lane deleted successfully' }
}

async function fullView(ctx: Context, row: LaneRow) {
  const today = todayOf(ctx)
  return laneView(row, {
    way: await routeLineOf(ctx.db, row.id),
    today,
    days: await dailyCounts(ctx.db, row.id, today),
  })
}

const termsOf = (row: LaneRow) => Object.fromEntries(laneTermNames.map((name) => [name, row[name]])) as LaneTerms

const labelOf = {
  equipmentMode: (mode: EquipmentMode) => equipmentModeLabels[mode],
  expirationAction: (action: ExpirationAction | null) => action && expirationActions[action],
}

/** Terms for the history: labels in place of stored values. */
const withLabels = (terms: LaneTerms) => ({
  ...terms,
  equipmentMode: labelOf.equipmentMode(terms.equipmentMode),
  expirationAction: labelOf.expirationAction(terms.expirationAction),
})

const historyFieldNames = [...laneTermNames, 'origin', 'destination'] as const

const historyValues = (row: LaneRow) => ({
  ...withLabels(termsOf(row)),
  origin: laneEndText(originOf(row)),
  destination: laneEndText(destinationOf(row)),
})

function endColumns({ origin, destination }: { origin: Place; destination: Place }) {
  const [from, to] = [keysOf(origin), keysOf(destination)]
  return {
    originCity: origin.city,
    originState: origin.state,
    originPostalCode: origin.postalCode,
    originCountry: origin.country,
    originLatitude: origin.latitude,
    originLongitude: origin.longitude,
    originPostalKey: from.postalKey,
    originCityKey: from.cityKey,
    destinationCity: destination.city,
    destinationState: destination.state,
    destinationPostalCode: destination.postalCode,
    destinationCountry: destination.country,
    destinationLatitude: destination.latitude,
    destinationLongitude: destination.longitude,
    destinationPostalKey: to.postalKey,
    destinationCityKey: to.cityKey,
  }
}

/** Every known place has a city. */
const keysOf = (place: Place) => {
  const { postalKey, cityKey } = laneKeys(place)
  return { postalKey, cityKey: cityKey ?? '' }
}
