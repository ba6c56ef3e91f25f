import { type LaneRateFields, LaneRateFields as laneRateSchema } from '@lanewise/contract/lane-rate-fields'
import type { EquipmentMode } from '@lanewise/domain/freight/modes'
import { isActiveOn } from '@lanewise/domain/lanes/rate-sequence'
import { addDays } from '@lanewise/domain/shared/calendar'
import { roundHalfUp } from '@lanewise/domain/shared/units'
import type { Random } from '#random.ts'

export type LaneCarrier = {
  id: string
  name: string
  modes: string[]
  equipmentModes: number[]
  holdReason: string | null
  certificates: readonly { expiresOn: string }[]
}

export type DemoRate = LaneRateFields & { id: string; effectiveDate: string; expirationDate: string }

export type DemoContract = {
  id: string
  carrierId: string
  carrierName: string
  sequence: number | null
  /** Rates in chronological order. */
  rates: DemoRate[]
}

type Haul = {
  equipmentMode: EquipmentMode
  miles: number
  carriers: readonly LaneCarrier[]
  today: string
  /** All rates have expired, which demonstrates what tendering does in that case. */
  isLapsed: boolean
}

/** Dollars per mile including fuel, by equipment. */
const perMile: Partial<Record<EquipmentMode, number>> = { 1: 2.3, 2: 2.75, 3: 2.9 }

/**
 * Two to five carriers with the required equipment. The tender order begins with the cheapest carrier that has a
 * current rate. At least one carrier has a rate on every day.
 */
export function makeContracts(random: Random, haul: Haul): DemoContract[] {
  const { equipmentMode, miles, carriers, today, isLapsed } = haul
  const able = carriers.filter((carrier) => runs(carrier, equipmentMode))
  const shuffled = random.shuffle(able)
  const steady = shuffled.find((carrier) => canHaul(carrier, today)) ?? shuffled[0]
  const others = shuffled.filter((carrier) => carrier !== steady).slice(0, random.whole(1, 4))
  const quoted = [...(steady ? [steady] : []), ...others].map((carrier) => {
    const price = (perMile[equipmentMode] ?? 2.5) * (0.9 + random.next() * 0.25) * (miles < 250 ? 1.6 : 1)
    const quote = { carrierId: carrier.id, price, miles, today, hasPallets: equipmentMode !== 3 }
    const rates = ratesOf(random, quote, isLapsed ? 'over' : carrier === steady ? 'steady' : null)
    return { carrier, price, rates }
  })
  const isTendered = ({ rates }: { rates: DemoRate[] }) => rates.some((rate) => isActiveOn(rate, today))
  const order = quoted.filter(isTendered).sort((a, b) => a.price - b.price)
  return quoted.map((one) => ({
    id: random.id(),
    carrierId: one.carrier.id,
    carrierName: one.carrier.name,
    sequence: isTendered(one) ? order.indexOf(one) + 1 : null,
    rates: one.rates,
  }))
}

export const runs = ({ modes, equipmentModes }: LaneCarrier, mode: EquipmentMode) =>
  modes.includes('TL') && equipmentModes.includes(mode)

/** Carriers can haul if they are not on hold and their insurance is valid. */
const canHaul = ({ holdReason, certificates }: LaneCarrier, today: string) =>
  holdReason === null && certificates.filter(({ expiresOn }) => expiresOn > addDays(today, 40)).length >= 2

type Quote = { carrierId: string; price: number; miles: number; today: string; hasPallets: boolean }

/**
 * Most rates are valid for a year around today. Some have expired, some begin next month, and some get a new price
 * then.
 */
function ratesOf(random: Random, quote: Quote, kind: 'steady' | 'over' | null): DemoRate[] {
  const { today } = quote
  const began = addDays(today, -random.whole(40, 300))
  const ends = addDays(began, 364)
  const nextMonth = addDays(`${today.slice(0, 8)}01`, 31)
    .slice(0, 8)
    .concat('01')
  const terms = termsOf(random, quote)
  const rate = (effectiveDate: string, expirationDate: string, given = terms): DemoRate => {
    const dates = { effectiveDate, expirationDate }
    return { id: random.id(), ...laneRateSchema.parse({ carrierId: quote.carrierId, ...given, ...dates }), ...dates }
  }
  if (kind === 'steady') {
    const cheaper = termsOf(random, { ...quote, price: quote.price * 0.97 })
    return [rate(addDays(began, -365), addDays(began, -1), cheaper), rate(began, ends)]
  }
  const fate = kind === 'over' ? 0 : random.next()
  if (fate < 0.08) return [rate(addDays(began, -365), addDays(today, -random.whole(3, 60)))]
  if (fate < 0.16) return [rate(nextMonth, addDays(nextMonth, 364))]
  if (fate > 0.9) {
    const dearer = termsOf(random, { ...quote, price: quote.price * 1.04 })
    return [rate(began, addDays(nextMonth, -1)), rate(nextMonth, addDays(nextMonth, 364), dearer)]
  }
  return [rate(began, ends)]
}

function termsOf(random: Random, { price, miles, hasPallets }: Quote) {
  const hasFuel = random.chance(0.6)
  const rateType = hasFuel ? 'LineHaulPlusFuel' : 'AllIn'
  // Linehaul that remains when fuel is paid per mile on top.
  const haul = hasFuel ? price - 0.5 : price
  const additionalCharges = random.chance(0.2) ? [random.pick(extras)] : []
  const kind = random.next()
  if (hasPallets && kind < 0.15) return { rateType, additionalCharges, ...palletTerms(haul * miles) }
  if (kind < 0.45) return { rateType, additionalCharges, chargeType: 'Flat', rate: roundHalfUp(haul * miles, 0) }
  const minCharge = random.chance(0.4) ? 450 : null
  return { rateType, additionalCharges, chargeType: 'PerMile', rate: roundHalfUp(haul, 2), minCharge }
}

/** A full truck costs the full price. With fewer pallets, each one costs more. */
function palletTerms(whole: number) {
  const ratePerPallet = (share: number) => roundHalfUp((whole / 26) * share, 2)
  return {
    chargeType: 'Pallet',
    minCharge: roundHalfUp(whole * 0.3, 0),
    rateSpecifications: [
      {
        rateRanges: [
          { minPallets: 1, maxPallets: 8, ratePerPallet: ratePerPallet(1.6) },
          { minPallets: 9, maxPallets: 16, ratePerPallet: ratePerPallet(1.25) },
          { minPallets: 17, maxPallets: 26, ratePerPallet: ratePerPallet(1) },
        ],
      },
    ],
  }
}

const extras = [
  { description: 'Lumper at delivery', type: 'Lumper', units: 1, rate: 175, chargeRateType: 'Flat' },
  { description: 'Appointment', type: 'Appointment', units: 1, rate: 40, chargeRateType: 'Flat' },
  { description: 'Detention after 2 hours', type: 'Detention', units: 1, rate: 60, chargeRateType: 'Hour' },
] as const
