import { randomUUID } from 'node:crypto'
import type { LaneRateFields } from '@lanewise/contract/lane-rate-fields'
import { rateTableName } from '@lanewise/domain/lanes/lane-rate'
import { carrierMessage } from '@lanewise/domain/lanes/rate-rules'
import { sequenceSummary } from '@lanewise/domain/lanes/rate-summary'
import { addDays } from '@lanewise/domain/shared/calendar'
import type { Changes, Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import type { LaneRow } from '../lanes.queries.ts'
import { agreedRateText, counting, placeOfNew, placesAfterDeletion, refuseOverlap } from './change-rates.ts'
import { type Agreed, agreedFrom, agreedOf, priceOf, storedOf } from './rate-terms.ts'
import type { CarrierOption, ContractRow, Place, RateRow } from './rates.queries.ts'

/**
 * All contracts and rates of one lane, read under the lane's lock. Each decision returns a new book and only the last
 * book is written, so that many decisions are saved together and a refused one leaves nothing in the database.
 */
export type LaneBook = {
  lane: LaneRow
  /** Replaced and deleted versions are included. */
  versions: readonly RateRow[]
  contracts: readonly ContractRow[]
  /** The company's fuel cost per mile, in ten-thousandths of a dollar. */
  fuelPerMile: number
  /** The requested carriers that haul truckloads. */
  carriers: ReadonlyMap<string, CarrierOption>
  /** Entries for the history, one for each decision. */
  steps: readonly Changes[]
}

type Who = Pick<Context, 'user' | 'now'>
type Saved = { book: LaneBook; id: string }

/** Adds a rate. A carrier's first rate on the lane creates its contract. */
export function addRate(who: Who, book: LaneBook, fields: LaneRateFields): Saved {
  const carrier = requireCarrier(book, fields.carrierId)
  const agreed = agreedFrom(fields)
  const known = book.contracts.find(({ carrierId }) => carrierId === carrier.id)
  const contract = known ?? newContract(carrier)
  const others = counting(book.versions).filter(({ contractId }) => contractId === contract.id)
  refuseOverlap(agreed, others)
  const version = newVersion(who, book, { contract, agreed })
  const written = {
    ...book,
    contracts: known ? book.contracts : [...book.contracts, contract],
    versions: [...book.versions, version],
  }
  const { book: placed, change } = withPlaces(written, placeOfNew(who, contract, agreed, book.contracts))
  const contractedRate = [null, agreedRateText(carrier.name, agreed)] as const
  return { book: withStep(placed, { contractedRate, ...change }), id: version.id }
}

type Change = { former: RateRow; fields: LaneRateFields }

/** Rates are never overwritten. Each change creates a new version, and the former version ends or is replaced. */
export function changeRate(who: Who, book: LaneBook, { former, fields }: Change): Saved {
  if (fields.carrierId !== former.carrierId) refuseOtherCarrier()
  const [before, agreed] = [agreedOf(former), agreedFrom(fields)]
  if (isSame(before, agreed)) return { book, id: former.id }
  requireCarrier(book, fields.carrierId)
  const others = counting(book.versions).filter(
    ({ id, contractId }) => contractId === former.contractId && id !== former.id,
  )
  refuseOverlap(agreed, others)
  const contract = book.contracts.find(({ id }) => id === former.contractId) ?? refuse.notFound('rate')
  const version = newVersion(who, book, { contract, agreed })
  const { row, texts } = endFormerRate(who, former, { id: version.id, agreed })
  const versions = [...book.versions.map((one) => (one.id === former.id ? row : one)), version]
  const { book: placed, change } = withPlaces({ ...book, versions }, placeOfNew(who, contract, agreed, book.contracts))
  return { book: withStep(placed, { contractedRate: texts, ...change }), id: version.id }
}

/** A deleted version no longer counts, and no other version replaces it. */
export function removeRate(who: Who, book: LaneBook, row: RateRow): LaneBook {
  const gone = { ...row, replacedAt: who.now, replacedById: null }
  const versions = book.versions.map((one) => (one.id === row.id ? gone : one))
  const places = placesAfterDeletion(who, row.contractId, counting(versions), book.contracts)
  const { book: placed, change } = withPlaces({ ...book, versions }, places)
  const contractedRate = [agreedRateText(row.carrierName, agreedOf(row)), null] as const
  return withStep(placed, { contractedRate, ...change })
}

/** Assigns new places in the tender sequence. An unchanged sequence leaves no history entry. */
export function placeContracts(book: LaneBook, places: readonly Place[]): LaneBook {
  const { book: placed, change } = withPlaces(book, places)
  return Object.keys(change).length > 0 ? withStep(placed, change) : placed
}

const withStep = (book: LaneBook, changes: Changes): LaneBook => ({ ...book, steps: [...book.steps, changes] })

function withPlaces(book: LaneBook, places: readonly Place[]): { book: LaneBook; change: Changes } {
  if (places.length === 0) return { book, change: {} }
  const placeOf = new Map(places.map(({ contractId, sequence }) => [contractId, sequence]))
  const contracts = book.contracts.map((contract) => {
    const sequence = placeOf.get(contract.id)
    return sequence === undefined ? contract : { ...contract, sequence }
  })
  const [from, to] = [sequenceSummary(book.contracts), sequenceSummary(contracts)]
  return { book: { ...book, contracts }, change: from === to ? {} : { tenderSequence: [from, to] } }
}

/**
 * A new price with a later start date ends the former rate on the day before. Any other change replaces the former
 * rate.
 */
function endFormerRate(who: Who, former: RateRow, { id, agreed }: { id: string; agreed: Agreed }) {
  const before = agreedOf(former)
  const textOf = (given: Agreed) => agreedRateText(former.carrierName, given)
  const isLater = priceOf(before) !== priceOf(agreed) && agreed.effectiveDate > before.effectiveDate
  if (!isLater)
    return {
      row: { ...former, replacedAt: who.now, replacedById: id },
      texts: [textOf(before), textOf(agreed)] as const,
    }
  const dayBefore = addDays(agreed.effectiveDate, -1)
  const expirationDate = dayBefore < before.expirationDate ? dayBefore : before.expirationDate
  return {
    row: { ...former, expirationDate },
    texts: [textOf(before), `${textOf({ ...before, expirationDate })}; then ${textOf(agreed)}`] as const,
  }
}

const isSame = (a: Agreed, b: Agreed) =>
  priceOf(a) === priceOf(b) && a.effectiveDate === b.effectiveDate && a.expirationDate === b.expirationDate

/** The carrier must be one of the company's own carriers and haul truckloads. (LRATE-21) */
const requireCarrier = ({ carriers }: LaneBook, carrierId: string | null): CarrierOption =>
  carriers.get(carrierId ?? '') ?? refuse.invalid(carrierMessage, { carrierId: [carrierMessage] })

function refuseOtherCarrier(): never {
  const message = 'A rate stays with its carrier. Add a rate for the other one.'
  return refuse.invalid(message, { carrierId: [message] })
}

const newContract = ({ id, name }: CarrierOption): ContractRow => ({
  id: randomUUID(),
  carrierId: id,
  carrierName: name,
  sequence: null,
})

const newVersion = (
  { user, now }: Who,
  { lane, carriers, fuelPerMile }: LaneBook,
  { contract, agreed }: { contract: ContractRow; agreed: Agreed },
): RateRow => ({
  ...storedOf(agreed),
  companyId: user.companyId,
  id: randomUUID(),
  laneId: lane.id,
  contractId: contract.id,
  carrierId: contract.carrierId,
  createdAt: now,
  createdBy: user.id,
  replacedAt: null,
  replacedById: null,
  rateTableName: rateTableName(contract.carrierName),
  carrierName: contract.carrierName,
  carrierLogoFileId: carriers.get(contract.carrierId)?.logoFileId ?? null,
  sequence: contract.sequence,
  fuelPerMile,
})
