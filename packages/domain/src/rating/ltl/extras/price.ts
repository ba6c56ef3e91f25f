import type { ChargeType } from '#rating/charge-types.ts'
import { type Charge, flatCharge, type TenThousandths } from '#rating/charges.ts'
import { poundsCharge, unitsCharge } from '#rating/ltl/quick-charges.ts'
import type { Cents } from '#shared/units.ts'

/** What a carrier asks for a service: nothing, an amount, or a rate with a least and a most; or it does not offer it. */
export type Price =
  | 'Included'
  | 'Refused'
  | { per: 'Shipment'; amount: Cents }
  | { per: 'Hundredweight' | 'Piece'; rate: TenThousandths; least: Cents; most: Cents }

/** What prices are reckoned with. */
export type Amounts = { pounds: number; pieces: number }

/** The charge for a service; none where it is included, or where it is refused, which is told before. */
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
