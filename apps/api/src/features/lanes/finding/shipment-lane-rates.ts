import { pricedCharge } from '@lanewise/contract/charge-fields'
import type { LaneRateStop, ShipmentLaneRateQuery, ShipmentLaneRates } from '@lanewise/contract/lane-finding'
import { dollarsOfCents, dollarsOfTenThousandths } from '@lanewise/contract/money'
import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import type { LaneEnd } from '@lanewise/domain/lanes/match-lane'
import { placeName } from '@lanewise/domain/places/place-name'
import { productsCubicFeet, productsLinearFeet, productWeight } from '@lanewise/domain/rating/ask'
import { requestedServices } from '@lanewise/domain/rating/services/truckload-services'
import { hasPrice } from '@lanewise/domain/rating/tl/contract-price'
import type { ContractRateUnit } from '@lanewise/domain/rating/tl/contract-terms'
import type { TlFreight } from '@lanewise/domain/rating/tl/freight'
import { formatDate } from '@lanewise/domain/shared/format'
import { bookabilityOf, nothingAgainst } from '#features/carriers/index.ts'
import { countryOfStop } from '#features/places/index.ts'
import { type Context, todayOf } from '#platform/context.ts'
import { refuseIssues } from '#platform/refuse.ts'
import { figuresOnLane, type LaneFigures } from '../rates/figures.queries.ts'
import { agreedOf } from '../rates/rate-terms.ts'
import { chargeView, figuresOf } from '../rates/rates.view.ts'
import { findLaneRates, type MatchedLaneRates, type PricedRate, type TruckloadAsk } from './find-lane-rates.ts'

/** The contracted rates for a shipment, with the reason for the selection. (RATE-27) */
export async function shipmentLaneRates(ctx: Context, query: ShipmentLaneRateQuery): Promise<ShipmentLaneRates> {
  const ask = askOf(query)
  const match = await findLaneRates(ctx.db, ask)
  if (!match) return { lane: null, why: [noLane(ask)], items: [] }
  const carrierIds = match.rates.map(({ rate }) => rate.carrierId)
  const against = await bookabilityOf(ctx, carrierIds)
  const figures = await figuresOnLane(ctx.db, { laneId: match.lane.id, today: todayOf(ctx), carrierIds })
  return {
    lane: match.lane,
    why: laneSentences(ask, match),
    items: match.rates.map((priced) => ({
      ...contractRate(match.lane.id, priced, figures),
      ...(against.get(priced.rate.carrierId) ?? nothingAgainst),
    })),
  }
}

function askOf(query: ShipmentLaneRateQuery): TruckloadAsk {
  const { stops, equipmentMode, shippingDate, products, palletCount } = query
  const ends = stops.map((stop, index) => ({ stopNumber: stop.stopNumber, end: endOf(stop, index) }))
  ends.sort((a, b) => a.stopNumber - b.stopNumber)
  const [first, last] = [ends.at(0), ends.at(-1)]
  if (!first || !last) throw new Error('The contract asks for two stops')
  const freight: TlFreight = {
    pallets: palletCount ?? sumOf(products, (product) => product.palletCount ?? 0),
    weight: sumOf(products, productWeight),
    pieces: sumOf(products, (product) => product.count),
    cubicFeet: productsCubicFeet(products),
    linearFeet: productsLinearFeet(products),
    services: requestedServices(query),
  }
  return { origin: first.end, destination: last.end, equipmentMode, shippingDate, freight }
}

function endOf(stop: LaneRateStop, index: number): LaneEnd {
  const { city, state, zip } = stop
  const result = countryOfStop(stop)
  if ('issue' in result) return refuseIssues([{ ...result.issue, path: ['stops', index, ...result.issue.path] }])
  return { city, state, postalCode: zip, country: result.country }
}

const sumOf = <T>(list: readonly T[], amount: (one: T) => number) => list.reduce((sum, one) => sum + amount(one), 0)

function laneSentences(ask: TruckloadAsk, { lane, rates }: MatchedLaneRates): string[] {
  const by = lane.matchedBy === 'postalCode' ? 'postal code' : 'city'
  const matched = `Lane ${lane.customerReferenceNumber} matches ${routeText(ask)} by ${by}`
  if (rates.length > 0) return [matched]
  return [matched, `It has no contracted rate on ${formatDate(ask.shippingDate, 'UTC')}`]
}

const noLane = (ask: TruckloadAsk) => `No ${equipmentModeLabels[ask.equipmentMode]} lane runs from ${routeText(ask)}`

const routeText = ({ origin, destination }: TruckloadAsk) => `${placeName(origin)} to ${placeName(destination)}`

/** A rate with its price in dollars. (RATE-5) */
function contractRate(laneId: string, { rate: row, price }: PricedRate, figures: LaneFigures) {
  return {
    id: row.id,
    laneId,
    carrierId: row.carrierId,
    carrierDescription: row.carrierName,
    carrierLogoFileId: row.carrierLogoFileId,
    ...figuresOf(row, figures),
    rateType: row.rateType,
    chargeType: row.chargeType as ContractRateUnit,
    rate: dollarsOfTenThousandths(row.rate),
    sequence: row.sequence,
    additionalCharges: agreedOf(row).additionalCharges.map(chargeView),
    ...(hasPrice(price)
      ? {
          totalCost: dollarsOfCents(price.totalCost),
          charges: price.charges.map(pricedCharge),
          why: [...price.why],
          unpricedServices: [...price.unpriced],
        }
      : { totalCost: null, charges: [], why: [price.reason], unpricedServices: [] }),
  }
}
