import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { announce, subject } from '../change-lane.ts'
import { type LaneRow, lockLanes, stepLanes } from '../lanes.queries.ts'
import type { LaneBook } from './lane-book.ts'
import {
  contractsOfLanes,
  fuelPerMileOf,
  insertContracts,
  insertRates,
  lockTruckloadCarriers,
  saveEnds,
  setSequences,
  versionsOfLanes,
} from './rates.queries.ts'

type LaneBookQuery = { laneIds: readonly string[]; carrierIds: readonly string[] }

/**
 * Opens the books of lanes that are about to change, by lane id. Deleted lanes are left out. The lanes stay locked
 * until the end of the transaction.
 */
export async function openBooks(
  { db }: Context,
  { laneIds, carrierIds }: LaneBookQuery,
): Promise<Map<string, LaneBook>> {
  const lanes = await lockLanes(db, laneIds)
  const ids = lanes.map(({ id }) => id)
  const options = await lockTruckloadCarriers(db, carrierIds)
  const carriers = new Map(options.map((carrier) => [carrier.id, carrier]))
  const versions = Map.groupBy(await versionsOfLanes(db, ids), ({ laneId }) => laneId)
  const contracts = Map.groupBy(await contractsOfLanes(db, ids), ({ laneId }) => laneId)
  const fuelPerMile = await fuelPerMileOf(db)
  const bookOf = (lane: LaneRow): LaneBook => ({
    ...{ lane, carriers, fuelPerMile, steps: [] },
    versions: versions.get(lane.id) ?? [],
    contracts: contracts.get(lane.id) ?? [],
  })
  return new Map(lanes.map((lane) => [lane.id, bookOf(lane)]))
}

export async function openBook(ctx: Context, laneId: string, carrierIds: readonly (string | null)[] = []) {
  const query = { laneIds: [laneId], carrierIds: carrierIds.filter((id) => id !== null) }
  return (await openBooks(ctx, query)).get(laneId) ?? refuse.notFound('lane')
}

export type Rewritten = { before: LaneBook; after: LaneBook }

/**
 * Writes the differences between the books before and after. The number of statements does not grow with the number of
 * books.
 */
export async function writeBooks(ctx: Context, books: readonly Rewritten[]): Promise<void> {
  const differences = books.map(differenceOf)
  await insertContracts(
    ctx.db,
    differences.flatMap(({ contracts }) => contracts),
  )
  await insertRates(
    ctx.db,
    differences.flatMap(({ added }) => added),
  )
  await saveEnds(
    ctx.db,
    differences.flatMap(({ changed }) => changed),
  )
  await setSequences(
    ctx.db,
    differences.flatMap(({ places }) => places),
  )
  await recordSteps(
    ctx,
    books.map(({ after }) => after),
  )
}

function differenceOf({ before, after }: Rewritten) {
  const formerRow = new Map(before.versions.map((row) => [row.id, row]))
  const formerContract = new Map(before.contracts.map((contract) => [contract.id, contract]))
  return {
    contracts: after.contracts
      .filter(({ id }) => !formerContract.has(id))
      .map((contract) => ({ ...contract, laneId: after.lane.id })),
    added: after.versions.filter(({ id }) => !formerRow.has(id)),
    changed: after.versions.filter((row) => formerRow.has(row.id) && formerRow.get(row.id) !== row),
    places: after.contracts
      .filter((contract) => formerContract.has(contract.id) && formerContract.get(contract.id) !== contract)
      .map(({ id, sequence }) => ({ contractId: id, sequence })),
  }
}

/**
 * Every change to a rate increments its lane's version and adds a history entry. Open screens are notified once per
 * lane.
 */
async function recordSteps(ctx: Context, books: readonly LaneBook[]) {
  const stepped = books.filter(({ steps }) => steps.length > 0)
  await stepLanes(
    ctx.db,
    stepped.map(({ lane, steps }) => ({ id: lane.id, steps: steps.length })),
    ctx.now,
  )
  for (const { lane, steps } of stepped) {
    for (const changes of steps) ctx.record(subject(lane), 'changed', changes)
    announce(ctx, lane, 'changed')
  }
}
