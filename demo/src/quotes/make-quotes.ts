import { CommodityFields } from '@lanewise/contract/commodities'
import type { Accessorial } from '@lanewise/domain/rating/accessorials'
import type { RateAsk, RateProduct } from '@lanewise/domain/rating/ask'
import { addBusinessDays } from '@lanewise/domain/shared/calendar'
import { workingYear } from '#history/working-year.ts'
import type { Facts } from '#products.ts'
import type { Random } from '#random.ts'
import type { QuotedLane } from './quoted-lanes.ts'

export type QuotePlan = {
  lanes: readonly QuotedLane[]
  products: readonly Facts[]
  /** Users who request quotes, most active first. */
  people: readonly { id: string }[]
  now: Date
  timeZone: string
  /** Approximate number of quotes per working day. */
  perDay: number
  /** Number of days before today on which the quotes begin. */
  days: number
}

/** A quote request before rating. */
export type QuoteRequest = {
  id: string
  requestId: string
  createdAt: Date
  createdBy: string
  lane: QuotedLane
  ask: RateAsk
}

/** Quote requests of the last year, oldest first, mostly in working hours of working days. */
export function makeQuotes(random: Random, plan: QuotePlan): QuoteRequest[] {
  const goods = plan.products.map(goodsOf).filter((one) => one !== null)
  if (plan.lanes.length === 0 || goods.length === 0 || plan.people.length === 0) return []
  return workingYear(random, plan).map((moment) => quoteAt(random, moment, { ...plan, goods }))
}

type Goods = { product: Omit<RateProduct, 'count' | 'palletCount'>; perPallet: number }

type Moment = { date: string; createdAt: Date }

function quoteAt(
  random: Random,
  { date, createdAt }: Moment,
  plan: QuotePlan & { goods: readonly Goods[] },
): QuoteRequest {
  const lane = random.pick(plan.lanes)
  const isVolume = random.chance(0.12)
  const products = productsOf(random, plan.goods, isVolume)
  const isHazmat = products.some((product) => product.isHazmat)
  const [busiest = { id: '' }] = plan.people
  return {
    id: random.id(),
    requestId: random.id(),
    createdAt,
    createdBy: (random.chance(0.55) ? busiest : random.pick(plan.people)).id,
    lane: lane,
    ask: {
      shippingMode: isVolume ? 'VLTL' : 'LTL',
      shippingDate: addBusinessDays(date, random.whole(1, 5)),
      stops: [stopOf(lane.from, 1), stopOf(lane.to, 2)],
      products,
      accessorials: [...accessorialsOf(random), ...(isHazmat ? (['Hazmat'] as const) : [])],
      isHazmatRequired: isHazmat,
      miles: lane.miles,
    },
  }
}

/** One to three products on a few pallets. Volume freight is a single product on many pallets. */
function productsOf(random: Random, goods: readonly Goods[], isVolume: boolean): RateProduct[] {
  const lines = isVolume ? 1 : random.pick([1, 1, 1, 2, 2, 3])
  return Array.from({ length: lines }, () => {
    const { product, perPallet } = random.pick(goods)
    const palletCount = isVolume ? random.whole(7, 12) : random.whole(1, 3)
    return { ...product, palletCount, count: palletCount * perPallet }
  })
}

const wants: readonly [Accessorial, number][] = [
  ['LiftgateDelivery', 0.22],
  ['AppointmentDelivery', 0.3],
  ['NotifyBeforeDelivery', 0.15],
  ['LimitedAccessDelivery', 0.06],
  ['InsideDelivery', 0.04],
  ['LiftgatePickup', 0.05],
]

const accessorialsOf = (random: Random): Accessorial[] =>
  wants.flatMap(([accessorial, share]) => (random.chance(share) ? [accessorial] : []))

const stopOf = ({ city, state, postalCode, country }: QuotedLane['from'], stopNumber: number) => ({
  stopNumber,
  city,
  state,
  zip: postalCode,
  country,
})

/** Converts a catalog product to a quote line. null if its dimensions are unknown. */
function goodsOf(facts: Facts): Goods | null {
  const { perPackageWeight, packageLength, packageWidth, packageHeight, palletCount, packageQuantity, ...rest } =
    CommodityFields.parse(facts)
  if (!perPackageWeight || !packageLength || !packageWidth || !packageHeight) return null
  return {
    perPallet: Math.max(1, Math.round((packageQuantity ?? 1) / (palletCount ?? 1))),
    product: {
      description: rest.description,
      perPackageWeightInPounds: perPackageWeight,
      length: packageLength,
      width: packageWidth,
      height: packageHeight,
      packagingType: rest.packagingUnitType,
      nmfcClass: rest.freightClass,
      nmfcNumber: rest.nmfcNumber,
      cargoClassification: rest.cargoClassification,
      isStackable: rest.isStackable,
      isHazmat: rest.isHazmat,
      hazmatHazardClass: rest.hazmatHazardClass,
      hazmatPackingGroup: rest.hazmatPackingGroup,
      hazmatUNNumber: rest.hazmatUNNumber,
    },
  }
}
