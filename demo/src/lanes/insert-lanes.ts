import type { Tx } from '@lanewise/api/platform/db/database'
import { dates } from '#history/dates.ts'
import type { Random } from '#random.ts'
import { laneColumns, rateColumns } from './lane-rows.ts'
import type { DemoLane } from './make-lanes.ts'

/** The users who entered the lanes, in turn. */
type Seeding = { random: Random; now: Date; authors: readonly { id: string }[] }

/** Inserts lanes with their routes, contracts, rates and watchers in five statements. */
export async function insertLanes(tx: Tx, lanes: readonly DemoLane[], seeding: Seeding) {
  const stored = lanes.map((lane, index) => storedLane(lane, index, seeding))
  await tx.insertInto('lanes').values(stored.map(rowOf)).execute()
  await tx
    .insertInto('laneWays')
    .values(stored.map(({ id, line }) => ({ laneId: id, line: JSON.stringify(line) })))
    .execute()
  await tx.insertInto('laneContracts').values(stored.flatMap(contractRows)).execute()
  await tx.insertInto('laneRates').values(stored.flatMap(rateRows)).execute()
  await tx.insertInto('watchers').values(stored.flatMap(watcherRows)).execute()
  return stored
}

export type InsertedLane = ReturnType<typeof storedLane>

const storedLane = (lane: DemoLane, index: number, { random, now, authors }: Seeding) => ({
  ...lane,
  contracts: lane.contracts.map((contract) => ({
    ...contract,
    rates: contract.rates.map((rate) => rateColumns(random, rate, contract)),
  })),
  authorId: authors[index % authors.length]?.id ?? null,
  createdAt: dates.laneCreated(now, index),
  ratedAt: dates.laneRated(now, index),
})

/** Each contract counts as one change of its lane. */
const rowOf = (lane: InsertedLane) => ({
  ...laneColumns(lane),
  version: 1 + lane.contracts.length,
  createdAt: lane.createdAt,
  updatedAt: lane.ratedAt,
})

const contractRows = ({ id: laneId, contracts, ratedAt }: InsertedLane) =>
  contracts.map(({ id, carrierId, sequence }) => ({ id, laneId, carrierId, sequence, createdAt: ratedAt }))

const rateRows = ({ id: laneId, contracts, ratedAt, authorId }: InsertedLane) =>
  contracts.flatMap(({ rates }) =>
    rates.map(({ palletRanges, additionalCharges, ...rate }) => ({
      ...rate,
      laneId,
      palletRanges: JSON.stringify(palletRanges),
      additionalCharges: JSON.stringify(additionalCharges),
      createdAt: ratedAt,
      createdBy: authorId,
    })),
  )

const watcherRows = ({ id: entityId, watchers, createdAt }: InsertedLane) =>
  watchers.map((watcher) => ({ ...watcher, entity: 'lane', entityId, createdAt, updatedAt: createdAt }))
