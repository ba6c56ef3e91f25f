import { type Charge, flatCharge } from '#rating/charges.ts'
import { borderCharges } from '#rating/tl/spot-market/border.ts'
import type { SpotAsk } from '#rating/tl/spot-quote.ts'
import { stopCharges } from '#rating/tl/stop-charges.ts'
import { type Cents, cents, roundHalfUp } from '#shared/units.ts'

const drayage = 5

/** Flat amounts in dollars. Parts are fractions of the line haul. */
const prices = {
  hazmat: { flat: 150, part: 0.05 },
  team: { least: 250, part: 0.25 },
  liftGate: 150,
  chassisPerDay: 45,
} as const

/**
 * Charges in addition to line haul and fuel: requested services, borders, stops beyond two, and the chassis for a
 * container.
 */
export function extraCharges(ask: SpotAsk, lineHaul: Cents, transitDays: number): Charge[] {
  const part = (share: number) => roundHalfUp((lineHaul / 100) * share)
  return [
    ...(ask.isHazmatRequired ? [flatDollars('HazmatFee', prices.hazmat.flat + part(prices.hazmat.part))] : []),
    ...(ask.isTeamRequired ? [flatDollars('TeamDriver', Math.max(prices.team.least, part(prices.team.part)))] : []),
    ...(ask.isLiftGateRequired ? [flatDollars('Liftgate', prices.liftGate)] : []),
    ...(ask.equipmentMode === drayage ? [flatDollars('Chassis', prices.chassisPerDay * transitDays)] : []),
    ...borderCharges(ask.stops),
    ...stopCharges(ask.stops.length),
  ]
}

const flatDollars = (type: Parameters<typeof flatCharge>[0], dollars: number): Charge =>
  flatCharge(type, cents(dollars * 100))
