import { chargeTypeOf } from '@lanewise/domain/rating/accessorial-charges'
import type { ChargeType } from '@lanewise/domain/rating/charge-types'
import type { Charge } from '@lanewise/domain/rating/charges'
import { chargeLines } from '../charge-lines.ts'
import type { Project44Quote } from './answer.ts'
import { accessorialOf } from './codes.ts'

/** Codes of charge lines other than accessorials, as carriers use them through project44. */
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

/** Lines of a quote that have an amount. An unknown code is Other, with the carrier's description. */
export const chargesOf = ({ rateQuoteDetail }: Project44Quote): Charge[] =>
  chargeLines(
    rateQuoteDetail.charges.map(({ code, ...line }) => ({ ...line, type: code && (knownType(code) ?? code) })),
  )

function knownType(code: string): ChargeType | null {
  const accessorial = accessorialOf(code)
  if (accessorial) return chargeTypeOf(accessorial)
  return Object.hasOwn(lineCodes, code) ? (lineCodes[code] ?? null) : null
}
