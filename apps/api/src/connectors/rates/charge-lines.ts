import { type ChargeType, chargeTypes } from '@lanewise/domain/rating/charge-types'
import { type Charge, flatCharge, totalOf } from '@lanewise/domain/rating/charges'
import { type Cents, cents } from '@lanewise/domain/shared/units'

/** A price as a partner returns it. */
export type Quoted = {
  total: Cents | null
  /** Null means US dollars, the requested currency. */
  currency: string | null
  charges: readonly Charge[]
  /** The partner's messages when it returns no price. */
  messages: readonly string[]
}

export type Price = { totalCost: Cents; charges: readonly Charge[]; warnings: readonly string[] }

/**
 * A partner's price with charges that add up to it to the cent. Any difference becomes a line of its own. Without a
 * price above zero in US dollars, only the reason is returned.
 */
export function priceOf({ total, currency, charges, messages }: Quoted): Price | { reason: string } {
  const sum = totalOf(charges)
  const totalCost = total ?? sum
  if (totalCost <= 0) return { reason: messages.join('; ') || 'gave no price' }
  if (currency !== null && currency.toUpperCase() !== 'USD')
    return { reason: `quoted in ${currency}, not in US dollars` }
  const warnings = total === null ? ['No total was given: this is the sum of the charges'] : []
  return { totalCost, charges: [...charges, ...rest(cents(totalCost - sum), charges)], warnings }
}

function rest(amount: Cents, charges: readonly Charge[]): Charge[] {
  if (amount === 0) return []
  return charges.length === 0
    ? [flatCharge('FreightRate', amount, 'All charges, not itemized')]
    : [flatCharge('Other', amount, 'Difference to the total, not itemized')]
}

type PartnerLine = { type: string | null; description: string | null; amount: Cents | null }

/** Maps lines to the product's charge types. An unknown type is Other, with the partner's description. */
export function chargeLines(lines: readonly PartnerLine[]): Charge[] {
  return lines.flatMap(({ type, description, amount }) => {
    if (amount === null) return []
    const known = type !== null && isChargeType(type) ? type : null
    return [flatCharge(known ?? 'Other', amount, description ?? (known ? undefined : (type ?? undefined)))]
  })
}

const isChargeType = (text: string): text is ChargeType => Object.hasOwn(chargeTypes, text)
