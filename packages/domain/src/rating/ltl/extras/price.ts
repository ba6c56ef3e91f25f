import type { ChargeType } from '#rating/charge-types.ts'
import { type Charge, flatCharge, type TenThousandths } from '#rating/charges.ts'
import { poundsCharge, unitsCharge } from '#rating/ltl/quick-charges.ts'
import type { Cents } from '#shared/units.ts'

/** Carrier price for a service: included, not offered, a fixed amount, or a rate with a minimum and a maximum. */
export type Price =
  | 'Included'
  | 'Refused'
  | { per: 'Shipment'; amount: Cents }
  | { per: 'Hundredweight' | 'Piece'; rate: TenThousandths; least: Cents; most: Cents }

/** Quantities from which prices are calculated. */
export type Amounts = { pounds: number; pieces: number }

/** Charge for a service, or null when it is included or refused. Refusals are reported before pricing. */
export function chargeFor(price: Price, amounts: Amounts, chargeType: ChargeType, description: string): Charge | null {
  if (price === 'Included' || price === 'Refused') return null
  if (price.per === 'Shipment') return flatCharge(chargeType, price.amount, description)
  const { rate, least, most } = price
  const charge =
    price.per === 'Piece'
      ? unitsCharge(chargeType, { per: 'Piece', rate, units: amounts.pieces }, description)
      : poundsCharge(chargeType, rate, amounts.pounds, description)
  if (charge.total < least) return flatCharge(chargeType, least, `${description} (minimum)`)
  return charge.total > most ? flatCharge(chargeType, most, `${description} (maximum)`) : charge
}
