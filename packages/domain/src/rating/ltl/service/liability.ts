import { type FreightClass, freightClasses } from '#freight/freight-class.ts'
import { classIndexOf } from '#rating/ltl/base/rated-class.ts'
import { type Cents, cents } from '#shared/units.ts'

/** Carrier liability for lost or damaged new goods: cents per pound up to a class, with a maximum per shipment. */
export type LiabilityTable = {
  /** Lowest class first. The last step applies to all higher classes. */
  steps: readonly { upTo: FreightClass; centsPerPound: number }[]
  mostPerShipment: Cents
  /** Limits with Full Value Coverage, or null for a carrier that does not sell it. */
  fullValue: { centsPerPound: number; mostPerShipment: Cents } | null
}

type Line = { pounds: number; actualClass: number }

/** Cents per pound for every class, by class index. */
export const liabilityByClass = ({ steps }: LiabilityTable): Int32Array =>
  Int32Array.from(freightClasses, (_class, index) => {
    const step = steps.find(({ upTo }) => index <= classIndexOf(upTo)) ?? steps.at(-1)
    return step?.centsPerPound ?? 0
  })

/** Maximum carrier liability for a shipment. */
export function maxLiability(
  { mostPerShipment, fullValue }: LiabilityTable,
  { byClass, lines, hasFullValue }: { byClass: Int32Array; lines: readonly Line[]; hasFullValue: boolean },
): Cents {
  const full = hasFullValue ? fullValue : null
  const perPound = (index: number) => full?.centsPerPound ?? byClass[index] ?? 0
  const sum = lines.reduce((total, { pounds, actualClass }) => total + pounds * perPound(actualClass), 0)
  return cents(Math.min(sum, full?.mostPerShipment ?? mostPerShipment))
}
