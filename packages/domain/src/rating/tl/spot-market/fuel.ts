import { type Charge, chargeOf, type TenThousandths } from '#rating/charges.ts'
import { marketLevels } from '#rating/tl/spot-market/equipment.ts'
import { partialShare } from '#rating/tl/spot-market/partial.ts'
import type { SpotAsk } from '#rating/tl/spot-quote.ts'
import { roundHalfUp } from '#shared/units.ts'

/** Diesel price per gallon that the line haul already includes, as in fuel programs: 1.20 dollars. */
const included: TenThousandths = 12_000

/** Gallons per mile that a cooling unit burns. */
const coolingGallons = 0.018
const reefer = 2

/** Fuel charges at a diesel price per gallon: the truck, and the cooling unit of a reefer. */
export function fuelCharges(ask: SpotAsk, fuelPrice: TenThousandths): Charge[] {
  const share = ask.isPartial ? partialShare(ask) : 1
  const { milesPerGallon } = marketLevels[ask.equipmentMode]
  const driving = (Math.max(0, fuelPrice - included) / milesPerGallon) * share
  const cooling = ask.equipmentMode === reefer ? fuelPrice * coolingGallons * share : 0
  return [
    ...perMile('FuelSurcharge', driving, ask.miles),
    ...(cooling > 0 ? perMile('ReeferFuel', cooling, ask.miles) : []),
  ]
}

const perMile = (chargeType: 'FuelSurcharge' | 'ReeferFuel', rate: TenThousandths, miles: number): Charge[] => [
  chargeOf({ chargeType, chargeRateType: 'PerMile', units: miles, rate: roundHalfUp(rate) }),
]
