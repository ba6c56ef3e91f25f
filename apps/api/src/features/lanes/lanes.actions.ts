import type { LaneFields, LaneUpdate } from '@lanewise/contract/lane-fields'
import { LaneTerms, laneTermNames } from '@lanewise/contract/lane-fields'
import type { LaneFilter } from '@lanewise/contract/lanes'
import { type EquipmentMode, equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { type ExpirationAction, expirationActions } from '@lanewise/domain/lanes/expiration-actions'
import { laneLabels } from '@lanewise/domain/lanes/labels'
import { laneKeys } from '@lanewise/domain/lanes/match-lane'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { Place } from '@lanewise/geography/places/place'
import { findWay, milesTenthsOf } from '#connectors/routing/find-way.ts'
import { countedDays } from '#features/performance/index.ts'
import { requirePlaces } from '#features/places/index.ts'
import { allOf, changesBetween } from '#platform/audit/audit.ts'
import { joinChanges } from '#platform/audit/join-changes.ts'
import { type Context, todayOf, type Work } from '#platform/context.ts'
import { listAnswer } from '#platform/list/answer.ts'
import { refuse } from '#platform/refuse.ts'
import { announce, changeLane, laneToChange, subject } from './change-lane.ts'
import {
  carriersOfLanes,
  findLane,
  insertLane,
  insertWay,
  type LaneRow,
  laneList,
  markDeleted,
  wayOf,
} from './lanes.queries.ts'
import { destinationOf, endInWords, laneView, originOf, summaryView } from './lanes.view.ts'

export const searchLanes = async (ctx: Context, asked: LaneFilter) =>
  listAnswer(await laneList.find(ctx.db, asked), async (rows) => {
    const ids = rows.map(({ id }) => id)
    const carriers = await carriersOfLanes(ctx.db, ids, todayOf(ctx))
    return rows.map((row) => summaryView(row, carriers.get(row.id) ?? 0))
  })

export const getLane = async (ctx: Context, laneId: string) =>
  fullView(ctx, (await findLane(ctx.db, laneId)) ?? refuse.notFound('lane'))

/** The way is worked out before the transaction: a routing engine may be far away. */
export async function createLane(work: Work, engine: RoutingEngine, fields: LaneFields) {
  const { origin, destination, ...terms } = fields
  const places = requirePlaces({ origin, destination })
  const way = await findWay(engine, [places.origin, places.destination])
  return work.transaction(async (ctx) => {
    const columns = { ...terms, ...endColumns(places), estimatedMilesTenths: milesTenthsOf(way) }
    const row = await insertLane(ctx.db, columns)
    if (way.line) await insertWay(ctx.db, row.id, way.line)
    ctx.record(subject(row), 'created', allOf(told(row), toldNames, 'created'))
    announce(ctx, row, 'created')
    return fullView(ctx, row)
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
    inWords: wordsOf,
  })
  const changes = changesBetween(inWords(current), inWords(terms), laneTermNames)
  return fullView(ctx, changes ? await changeLane(ctx, before, { columns: terms, changes }) : before)
}

export async function deleteLane(ctx: Context, laneId: string) {
  const row = await laneToChange(ctx, laneId)
  await markDeleted(ctx.db, laneId, ctx.now)
  ctx.record(subject(row), 'deleted', allOf(told(row), toldNames, 'deleted'))
  announce(ctx, row, 'deleted')
  return { isSuccess: true, message: 'Lane deleted successfully' }
}

async function fullView(ctx: Context, row: LaneRow) {
  const today = todayOf(ctx)
  return laneView(row, {
    way: await wayOf(ctx.db, row.id),
    today,
    days: await countedDays(ctx.db, row.id, today),
  })
}

const termsOf = (row: LaneRow) => Object.fromEntries(laneTermNames.map((name) => [name, row[name]])) as LaneTerms

const wordsOf = {
  equipmentMode: (mode: EquipmentMode) => equipmentModeLabels[mode],
  expirationAction: (action: ExpirationAction | null) => action && expirationActions[action],
}

/** Terms as the history tells them: labels in place of stored values. */
const inWords = (terms: LaneTerms) => ({
  ...terms,
  equipmentMode: wordsOf.equipmentMode(terms.equipmentMode),
  expirationAction: wordsOf.expirationAction(terms.expirationAction),
})

const toldNames = [...laneTermNames, 'origin', 'destination'] as const

const told = (row: LaneRow) => ({
  ...inWords(termsOf(row)),
  origin: endInWords(originOf(row)),
  destination: endInWords(destinationOf(row)),
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
