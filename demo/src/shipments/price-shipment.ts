import { isLtlMode, type ShippingMode } from '@lanewise/domain/freight/modes'
import { type Charge, chargeOf, flatCharge, totalOf } from '@lanewise/domain/rating/charges'
import { cents } from '@lanewise/domain/shared/units'
import type { Random } from '#random.ts'

export type Hauled = { shippingMode: string; milesTenths: number | null; weight: number; equipmentMode: number }

/** Dollars per mile of a full truck, indexed by equipment: dry van, reefer, flatbed. */
const perMile = [2.31, 2.31, 2.78, 2.64]

/** The carrier's price without fuel: per mile for a full truck, by weight and distance for a partial load. */
export function priceOf(random: Random, { shippingMode, milesTenths, weight, equipmentMode }: Hauled) {
  const miles = (milesTenths ?? 5_000) / 10
  const charges = isLtlMode(shippingMode as ShippingMode)
    ? shareCharges(random, miles, weight)
    : truckCharges(random, miles, perMile[equipmentMode] ?? 2.5)
  return { charges, total: totalOf(charges) }
}

function truckCharges(random: Random, miles: number, dollars: number): Charge[] {
  const rate = Math.round(dollars * (0.88 + random.next() * 0.3) * 100) * 100
  const lineHaul = chargeOf({ chargeType: 'FreightRate', chargeRateType: 'PerMile', units: miles, rate })
  const fuel = chargeOf({ chargeType: 'FuelSurcharge', chargeRateType: 'PerMile', units: miles, rate: 4_800 })
  return [lineHaul, fuel]
}

function shareCharges(random: Random, miles: number, weight: number): Charge[] {
  const hundredweight = 9 + miles / 62
  const freight = Math.max(11_500, Math.round(weight * hundredweight * (0.85 + random.next() * 0.35)))
  return [flatCharge('FreightRate', cents(freight)), flatCharge('FuelSurcharge', cents(Math.round(freight * 0.284)))]
}
