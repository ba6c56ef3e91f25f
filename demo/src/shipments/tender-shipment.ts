import { findLaneRates } from '@lanewise/api/features/lanes/index'
import type { planLoad } from '@lanewise/api/features/shipments/index'
import type { Tx } from '@lanewise/api/platform/db/database'
import { insertMany } from '@lanewise/api/platform/db/insert-many'
import type { EquipmentMode } from '@lanewise/domain/freight/modes'
import { laneEndOf } from '@lanewise/domain/lanes/match-lane'
import { hasPrice, type TlPrice } from '@lanewise/domain/rating/tl/contract-price'
import { defaultTenderTime, type RejectReason } from '@lanewise/domain/tenders/tender-text'
import type { Random } from '#random.ts'
import type { PlannedShipment } from './plan-shipment.ts'

type Rate = NonNullable<Awaited<ReturnType<typeof findLaneRates>>>['rates'][number]['rate']
export type PricedOffer = { rate: Rate; price: TlPrice }
export type LaneTerms = {
  tenderType: string
  tenderMethod: string
  tenderTime: number | null
  expirationAction: string | null
}
export type TenderedShipment = {
  shipmentId: string
  laneId: string
  by: string
  createdAt: Date
  endedAt: Date
  /** All carriers that were offered the shipment. The last one accepted, unless nobody did. */
  offers: PricedOffer[]
  isTaken: boolean
}

type Head = ReturnType<typeof planLoad>['contents']['head']

/** The lane of a truckload with its carriers' prices for that day. null if no lane matches. */
export async function lanePrices(tx: Tx, head: Head): Promise<{ laneId: string; offers: PricedOffer[] } | null> {
  if (head.shippingMode !== 'TL') return null
  const laneRates = await findLaneRates(tx, {
    origin: laneEndOf(head, 'origin'),
    destination: laneEndOf(head, 'destination'),
    equipmentMode: head.equipmentMode as EquipmentMode,
    shippingDate: head.originDate,
    freight: {
      miles: head.milesTenths === null ? null : head.milesTenths / 10,
      pallets: head.pallets,
      weight: head.weight,
      pieces: head.packages,
      linearFeet: head.linearFeet,
    },
  })
  if (!laneRates) return null
  const offers = laneRates.rates.flatMap(({ rate, price }) => (hasPrice(price) ? [{ rate, price }] : []))
  return { laneId: laneRates.lane.id, offers }
}

/** Most shipments go to the first carrier of the lane. The last carrier in the returned list accepted. */
export function offersUntilAccepted(random: Random, offers: readonly PricedOffer[]): PricedOffer[] {
  const refused = offers.findIndex((offer, index) => index === offers.length - 1 || random.chance(acceptance(offer)))
  return offers.slice(0, refused + 1)
}

/** Some of the upcoming shipments without a carrier were offered to every carrier of the lane and refused by all. */
export function refusedAt(random: Random, plan: PlannedShipment, { count, now }: { count: number; now: Date }) {
  if (plan.status !== 'ReadyToBook' || count === 0 || !random.chance(0.15)) return null
  const lastRefusedAt = plan.createdAt.getTime() + count * random.whole(40, 90) * 60_000
  return lastRefusedAt < now.getTime() ? new Date(lastRefusedAt) : null
}

/** Each carrier has its own acceptance rate, the same for all shipments. */
const acceptance = ({ rate }: PricedOffer) => 0.62 + (Number.parseInt(rate.carrierId.slice(0, 4), 16) % 34) / 100

const reasons: RejectReason[] = ['NoCapacity', 'NoEquipment', 'Rate', 'DriverHours']

export async function insertTenders(
  tx: Tx,
  random: Random,
  tendered: readonly TenderedShipment[],
  lanes: ReadonlyMap<string, LaneTerms>,
) {
  const rows = tendered.map((one) => ({ ...one, id: random.id(), lane: lanes.get(one.laneId) as LaneTerms }))
  if (rows.length === 0) return
  await insertMany('tenders', rows.map(tenderRow)).execute(tx)
  await insertMany(
    'tenderOffers',
    rows.flatMap((row) => offerRows(random, row)),
  ).execute(tx)
}

type Row = TenderedShipment & { id: string; lane: LaneTerms }

const tenderRow = ({ id, shipmentId, laneId, by, createdAt, endedAt, isTaken, lane }: Row) => ({
  id,
  createdAt,
  updatedAt: endedAt,
  createdBy: by,
  isAutomatic: lane.tenderType === 'Automatic',
  shipmentId,
  laneId,
  state: isTaken ? 'Accepted' : 'Exhausted',
  tenderMethod: lane.tenderMethod,
  tenderTime: lane.tenderTime ?? defaultTenderTime,
  expirationAction: lane.expirationAction,
  endedAt,
})

/** The offers divide the time between start and end among the carriers. */
function offerRows(
  random: Random,
  { id: tenderId, laneId, createdAt, endedAt, offers, isTaken: isEverTaken, lane }: Row,
) {
  const [begin, ended] = [createdAt.getTime(), endedAt.getTime()]
  const share = (ended - begin) / offers.length
  const minutes = (lane.tenderTime ?? defaultTenderTime) * 60_000
  return offers.map(({ rate, price }, index) => {
    const [sent, over] = [begin + share * index, begin + share * (index + 1)]
    const isTaken = isEverTaken && index === offers.length - 1
    const state = isTaken ? 'Accepted' : random.chance(0.7) ? 'Rejected' : 'Expired'
    return {
      tenderId,
      position: index + 1,
      laneId,
      laneRateId: rate.id,
      carrierId: rate.carrierId,
      carrierName: rate.carrierName,
      state,
      charges: price.charges,
      totalCents: price.totalCost,
      sentAt: new Date(sent),
      expiresAt: new Date(state === 'Expired' ? over : Math.max(over, sent + minutes)),
      answeredAt: state === 'Expired' ? null : new Date(over),
      answeredBy: state === 'Expired' ? null : rate.carrierName,
      answeredThrough: state === 'Expired' ? null : 'Link',
      rejectReason: state === 'Rejected' ? random.pick(reasons) : null,
    }
  })
}
