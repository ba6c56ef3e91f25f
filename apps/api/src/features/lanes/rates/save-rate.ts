import { isDeepStrictEqual } from 'node:util'
import { LaneRateFields, type LaneRateUpdate } from '@lanewise/contract/lane-rate-fields'
import { laneRateLabels } from '@lanewise/domain/lanes/labels'
import { laneRateTypes, rateTableName } from '@lanewise/domain/lanes/lane-rate'
import { carrierMessage } from '@lanewise/domain/lanes/rate-rules'
import { chargeRateTypes } from '@lanewise/domain/rating/charges'
import { addDays } from '@lanewise/domain/shared/calendar'
import { formatDate } from '@lanewise/domain/shared/format'
import { joinChanges } from '#platform/audit/join-changes.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { changeLane, laneToChange } from '../change-lane.ts'
import type { LaneRow } from '../lanes.queries.ts'
import { changeSequence, counting, inWords, placeOfNew, refuseOverlap } from './change-rates.ts'
import { type Agreed, agreedFrom, agreedOf, columnsOf, essence, fieldsOf, priceOf } from './rate-terms.ts'
import { viewOf } from './rates.actions.ts'
import {
  type ContractRow,
  contractsOf,
  endRate,
  findRate,
  findTruckloadCarrier,
  insertContract,
  insertRate,
  markReplaced,
  type RateRow,
  versionsOfLane,
} from './rates.queries.ts'

/** Adds a rate; a carrier's first one on the lane makes its contract. */
export async function createRate(ctx: Context, laneId: string, fields: LaneRateFields) {
  const lane = await laneToChange(ctx, laneId)
  const carrier = await requireCarrier(ctx, fields.carrierId)
  const agreed = agreedFrom(fields)
  const contracts = await contractsOf(ctx.db, laneId)
  const contract =
    contracts.find(({ carrierId }) => carrierId === carrier.id) ?? (await newContract(ctx, lane, carrier))
  const others = counting(await versionsOfLane(ctx.db, laneId)).filter(({ contractId }) => contractId === contract.id)
  refuseOverlap(agreed, others)
  const id = await writeVersion(ctx, contract, { laneId, agreed })
  const sequence = await changeSequence(ctx, laneId, contracts, placeOfNew(ctx, contract, agreed, contracts))
  const contractedRate = [null, inWords(carrier.name, agreed)] as const
  return savedRate(ctx, await changeLane(ctx, lane, { changes: { contractedRate, ...sequence } }), id)
}

/** Nothing that was agreed is overwritten: whatever changes makes a new version, and the former one ends or gives way. */
export async function updateRate(ctx: Context, laneRateId: string, update: LaneRateUpdate) {
  const { laneId } = (await findRate(ctx.db, laneRateId)) ?? refuse.notFound('rate')
  const lane = await laneToChange(ctx, laneId)
  const versions = await versionsOfLane(ctx.db, laneId)
  const opened = versions.find(({ id }) => id === laneRateId) ?? refuse.notFound('rate')
  const former = newestOf(versions, opened)
  const fields = await joined(ctx, lane, { opened, former, update })
  if (fields.carrierId !== former.carrierId) refuseOtherCarrier()
  const [before, agreed] = [agreedOf(former), agreedFrom(fields)]
  if (isSame(before, agreed)) return viewOf(ctx, lane, former)
  const carrier = await requireCarrier(ctx, fields.carrierId)
  const others = counting(versions).filter(({ id, contractId }) => contractId === former.contractId && id !== former.id)
  refuseOverlap(agreed, others)
  const contracts = await contractsOf(ctx.db, laneId)
  const contract = { ...former, id: former.contractId, carrierName: carrier.name }
  const id = await writeVersion(ctx, contract, { laneId, agreed })
  const contractedRate = await giveWay(ctx, former, { id, agreed })
  const sequence = await changeSequence(ctx, laneId, contracts, placeOfNew(ctx, contract, agreed, contracts))
  return savedRate(ctx, await changeLane(ctx, lane, { changes: { contractedRate, ...sequence } }), id)
}

/** A new price from a later day on lets the former one count until the day before; otherwise it takes its place. */
async function giveWay(
  ctx: Context,
  former: RateRow,
  { id, agreed }: { id: string; agreed: Agreed },
): Promise<readonly [string, string]> {
  const before = agreedOf(former)
  const words = (given: Agreed) => inWords(former.carrierName, given)
  const isLater = priceOf(before) !== priceOf(agreed) && agreed.effectiveDate > before.effectiveDate
  if (!isLater) {
    await markReplaced(ctx.db, former.id, { now: ctx.now, by: id })
    return [words(before), words(agreed)]
  }
  const dayBefore = addDays(agreed.effectiveDate, -1)
  const expirationDate = dayBefore < before.expirationDate ? dayBefore : before.expirationDate
  await endRate(ctx.db, former.id, expirationDate)
  return [words(before), `${words({ ...before, expirationDate })}; then ${words(agreed)}`]
}

type Saving = { opened: RateRow; former: RateRow; update: LaneRateUpdate }

/** DEF-123: a version never changes, so that what others changed is what differs from the one that the user opened. */
function joined(ctx: Context, lane: LaneRow, { opened, former, update }: Saving) {
  const [begun, current] = [fieldsOf(opened), fieldsOf(former)]
  const isChanged = (field: string) =>
    !isDeepStrictEqual(begun[field as keyof LaneRateFields], current[field as keyof LaneRateFields])
  return joinChanges(ctx.db, LaneRateFields, {
    current,
    version: lane.version,
    update,
    recorded: { entity: 'lane', id: lane.id, namesOf: (field) => (isChanged(field) ? ['contractedRate'] : []) },
    labels: laneRateLabels,
    essence,
    inWords: {
      rateType: (type) => type && laneRateTypes[type],
      chargeType: (unit) => unit && chargeRateTypes[unit],
      effectiveDate: (day) => formatDate(day, 'UTC'),
      expirationDate: (day) => formatDate(day, 'UTC'),
    },
  })
}

/** The version that stands for one that others have changed since. */
function newestOf(versions: readonly RateRow[], opened: RateRow): RateRow {
  let row = opened
  while (row.replacedAt) {
    const by = row.replacedById
    row =
      versions.find(({ id }) => id === by) ?? refuse.conflict(`The rate of ${row.carrierName} was deleted meanwhile`)
  }
  return row
}

const isSame = (a: Agreed, b: Agreed) =>
  priceOf(a) === priceOf(b) && a.effectiveDate === b.effectiveDate && a.expirationDate === b.expirationDate

/** LRATE-21: one of the company's own carriers that hauls truckloads. */
async function requireCarrier({ db }: Context, carrierId: string | null) {
  const carrier = carrierId ? await findTruckloadCarrier(db, carrierId) : undefined
  return carrier ?? refuse.invalid(carrierMessage, { carrierId: [carrierMessage] })
}

function refuseOtherCarrier(): never {
  const message = 'A rate stays with its carrier. Add a rate for the other one.'
  return refuse.invalid(message, { carrierId: [message] })
}

type Carrier = { id: string; name: string }

const newContract = async ({ db }: Context, { id }: LaneRow, carrier: Carrier): Promise<ContractRow> => ({
  id: await insertContract(db, id, carrier.id),
  carrierId: carrier.id,
  carrierName: carrier.name,
  sequence: null,
})

const writeVersion = (
  { db, user }: Context,
  contract: ContractRow,
  { laneId, agreed }: { laneId: string; agreed: Agreed },
) =>
  insertRate(db, {
    ...columnsOf(agreed),
    laneId,
    contractId: contract.id,
    carrierId: contract.carrierId,
    createdBy: user.id,
    rateTableName: rateTableName(contract.carrierName),
  })

const savedRate = async (ctx: Context, lane: LaneRow, id: string) =>
  viewOf(ctx, lane, (await findRate(ctx.db, id)) ?? refuse.notFound('rate'))
