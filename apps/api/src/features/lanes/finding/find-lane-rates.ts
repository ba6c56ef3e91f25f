import type { EquipmentMode } from '@lanewise/domain/freight/modes'
import { type LaneEnd, laneKeys } from '@lanewise/domain/lanes/match-lane'
import type { NoTlPrice, TlPrice } from '@lanewise/domain/rating/tl/contract-price'
import type { TlFreight } from '@lanewise/domain/rating/tl/freight'
import type { Tx } from '#platform/db/database.ts'
import { priceRate } from '../rates/rate-terms.ts'
import type { RateRow } from '../rates/rates.queries.ts'
import { findLaneWithRates, type MatchedRate } from './finding.queries.ts'

/** The data of a truckload that decide its lane and prices. */
export type TruckloadAsk = {
  /** The first pickup and the last dropoff. */
  origin: LaneEnd
  destination: LaneEnd
  equipmentMode: EquipmentMode
  shippingDate: string
  /** Quantities of the freight and requested services. The miles of the lane apply unless miles are given. */
  freight: TlFreight
}

export type PricedRate = { rate: RateRow; price: TlPrice | NoTlPrice }
export type MatchedLaneRates = {
  lane: { id: string; customerReferenceNumber: string; matchedBy: 'postalCode' | 'city' }
  /** Sorted by tender sequence, then by carrier. */
  rates: PricedRate[]
}

/**
 * Finds the lane of a truckload, with a price for each rate that is active on the day; null when no lane matches.
 * (DEF-65)
 */
export async function findLaneRates(db: Tx, ask: TruckloadAsk): Promise<MatchedLaneRates | null> {
  const { equipmentMode, shippingDate } = ask
  const [from, to] = [laneKeys(ask.origin), laneKeys(ask.destination)]
  const rows = await findLaneWithRates(db, { equipmentMode, shippingDate, from, to })
  const [first] = rows
  if (!first) return null
  const { foundId, customerReferenceNumber, matchedBy, estimatedMilesTenths: tenths } = first
  const quantities = { miles: tenths === null ? null : tenths / 10, ...ask.freight }
  return {
    lane: { id: foundId, customerReferenceNumber, matchedBy },
    rates: rows.filter(hasRate).map((rate) => ({ rate, price: priceRate(rate, quantities) })),
  }
}

const hasRate = (row: MatchedRate): row is MatchedRate & RateRow => row.id !== null
