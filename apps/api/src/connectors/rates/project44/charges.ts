import { chargeTypeOf } from '@lanewise/domain/rating/accessorial-charges'
import type { ChargeType } from '@lanewise/domain/rating/charge-types'
import type { Charge } from '@lanewise/domain/rating/charges'
import { chargeLines } from '../charge-lines.ts'
import type { Project44Quote } from './answer.ts'
import { accessorialOf } from './codes.ts'

/** Codes of lines that are no accessorial's, as carriers use them through project44. */
const lineCodes: Record<string, ChargeType> = {
  ITEM: 'FreightRate',
  GFC: 'FreightRate',
  FRT: 'FreightRate',
  DSC: 'Discount',
  FSC: 'FuelSurcharge',
  MIN: 'MinimumCharge',
  DEF: 'DeficitWeight',
  HICST: 'HighCostArea',
  TAX: 'Tax',
}

/** The lines of a quote that have an amount; a code that the product does not know is Other, under the carrier's own words. */
export const chargesOf = ({ rateQuoteDetail }: Project44Quote): Charge[] =>
  chargeLines(
    rateQuoteDetail.charges.map(({ code, ...line }) => ({ ...line, type: code && (knownType(code) ?? code) })),
  )

function knownType(code: string): ChargeType | null {
  const accessorial = accessorialOf(code)
  if (accessorial) return chargeTypeOf(accessorial)
  return Object.hasOwn(lineCodes, code) ? (lineCodes[code] ?? null) : null
}
