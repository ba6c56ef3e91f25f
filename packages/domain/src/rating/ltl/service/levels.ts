import { type Charge, flatCharge, type TenThousandths } from '#rating/charges.ts'
import { businessDays, percentText } from '#rating/ltl/charge-text.ts'
import type { Reach } from '#rating/ltl/network/coverage.ts'
import type { Transit } from '#rating/ltl/network/transit.ts'
import { percentCharge } from '#rating/ltl/quick-charges.ts'
import type { Shipment } from '#rating/ltl/shipment.ts'
import { serviceLevels } from '#rating/rate-sources.ts'
import { formatMoney } from '#shared/format.ts'
import type { Cents } from '#shared/units.ts'

/** Economy service: percent off the discounted freight charge, for additional transit days. */
export type Economy = { percent: TenThousandths; days: number }

/**
 * Guaranteed service, priced as a percent of the freight charge with a minimum and a maximum. The carrier pays when it
 * misses the guarantee.
 */
export type GuaranteedOffer = {
  level: 'GuaranteedMorning' | 'GuaranteedNoon' | 'GuaranteedEndOfDay'
  percent: TenThousandths
  least: Cents
  most: Cents
  upToMiles: number
}

/** Service level with the name and code that carriers use. */
export type Service = {
  level: keyof typeof serviceLevels
  code: string
  description: string
  least: number
  most: number
}

const codes = { GuaranteedMorning: 'GTD_AM', GuaranteedNoon: 'GTD_NOON', GuaranteedEndOfDay: 'GTD_PM' } as const

export const standardService = ({ least, most }: Transit): Service => ({
  level: 'Standard',
  code: 'STD',
  description: 'Standard LTL',
  least,
  most,
})

export const economyService = ({ least, most }: Transit, { days }: Economy): Service => ({
  level: 'Economy',
  code: 'ECON',
  description: serviceLevels.Economy,
  least: least + days,
  most: most + days,
})

/** A guaranteed delivery has a single date instead of a range. */
export const guaranteedService = ({ least }: Transit, { level }: GuaranteedOffer): Service => ({
  level,
  code: codes[level],
  description: serviceLevels[level],
  least,
  most: least,
})

/**
 * Guarantees are offered only on direct service within one country, up to a number of miles, and for freight that no
 * rule slows down.
 */
export function guaranteedOffers(
  offers: readonly GuaranteedOffer[],
  { miles, hazard, services }: Shipment,
  reach: Reach,
): readonly GuaranteedOffer[] {
  const isSlowed = hazard.isHazmat || services.overlengthFeet > 0
  if (isSlowed || reach.partner !== null || reach.border !== null) return []
  return offers.filter(({ upToMiles }) => miles <= upToMiles)
}

export function guaranteedCharge({ level, percent, least, most }: GuaranteedOffer, linehaul: Cents): Charge {
  const charge = percentCharge('Guaranteed', percent, linehaul, serviceLevels[level])
  if (charge.total < least) return flatCharge('Guaranteed', least, `${serviceLevels[level]} (minimum)`)
  return charge.total > most ? flatCharge('Guaranteed', most, `${serviceLevels[level]} (maximum)`) : charge
}

export const economyText = ({ percent, days }: Economy): string =>
  `${serviceLevels.Economy}: ${percentText(percent)} off, ${businessDays(days)} later`

export function guaranteedText({ level, percent, least, most }: GuaranteedOffer): string {
  const bounds = `at least ${formatMoney(least)}, at most ${formatMoney(most)}`
  return `${serviceLevels[level]}: ${percentText(percent)} of the freight charge, ${bounds}`
}
