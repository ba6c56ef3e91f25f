import { demoFuelIndex } from '@lanewise/demo/tariffs/fuel-index'
import { demoLtlTariffs } from '@lanewise/demo/tariffs/tariffs'
import type { RateStop } from '@lanewise/domain/rating/ask'
import { rateLtl } from '@lanewise/domain/rating/ltl/rate-ltl'
import type { PlanOrder } from '@lanewise/optimizer/problem'
import type { Network } from '#optimizer/freight/network.ts'

/**
 * The cheapest LTL rate of the demo carriers where LTL is possible, otherwise null, which means the cost of the order's
 * own truck. (DEF-84)
 */
export function baselineCost(network: Network, order: Omit<PlanOrder, 'baselineCost'>): number | null {
  const [pickup, dropoff, ...more] = order.stops
  if (!pickup || !dropoff || more.length > 0 || order.equipmentMode !== 1) return null
  const { pallets, weight, volume } = pickup
  if (pallets > 12 || weight > 20_000) return null
  const { rates } = rateLtl(
    {
      shippingMode: 'LTL',
      shippingDate: '2026-10-05',
      stops: [stopAt(network, pickup.place, 1), stopAt(network, dropoff.place, 2)],
      products: [
        {
          description: 'Household goods',
          perPackageWeightInPounds: weight / pallets,
          length: 48,
          width: 40,
          height: Math.round((volume / pallets) * (1_728 / (48 * 40))),
          count: pallets,
          palletCount: pallets,
          packagingType: 'Skid',
          nmfcClass: null,
          nmfcNumber: null,
          cargoClassification: 'General',
          isStackable: false,
          isHazmat: false,
          hazmatHazardClass: null,
          hazmatPackingGroup: null,
          hazmatUNNumber: null,
        },
      ],
      accessorials: [],
      isHazmatRequired: false,
      miles: network.miles[pickup.place * network.places.length + dropoff.place] ?? 0,
    },
    demoLtlTariffs,
    demoFuelIndex,
  )
  return rates.length === 0 ? null : Math.min(...rates.map(({ totalCost }) => totalCost))
}

function stopAt({ places }: Network, place: number, stopNumber: number): RateStop {
  const location = places[place]
  if (!location) throw new Error(`There is no place ${place}`)
  return { stopNumber, city: location.city, state: location.state, zip: location.postalCode, country: location.country }
}
