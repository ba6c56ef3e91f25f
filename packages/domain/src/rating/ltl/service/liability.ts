import { type FreightClass, freightClasses } from '#freight/freight-class.ts'
import { classIndexOf } from '#rating/ltl/base/rated-class.ts'
import { type Cents, cents } from '#shared/units.ts'

/** What a carrier pays for lost or damaged new goods: cents per pound up to a class, and at most so much per shipment. */
export type LiabilityTable = {
  /** Lowest class first; the last one counts for all classes above it. */
  steps: readonly { upTo: FreightClass; centsPerPound: number }[]
  mostPerShipment: Cents
  /** With Full Value Coverage; null for a carrier that does not sell it. */
  fullValue: { centsPerPound: number; mostPerShipment: Cents } | null
}

type Line = { pounds: number; actualClass: number }

/** Cents per pound for every class, by its place in the list. */
export const liabilityByClass = ({ steps }: LiabilityTable): Int32Array =>
  Int32Array.from(freightClasses, (_class, index) => {
    const step = steps.find(({ upTo }) => index <= classIndexOf(upTo)) ?? steps.at(-1)
    return step?.centsPerPound ?? 0
  })

/** The most that a carrier pays for a shipment. */
export function maxLiability(
  { mostPerShipment, fullValue }: LiabilityTable,
  { byClass, lines, hasFullValue }: { byClass: Int32Array; lines: readonly Line[]; hasFullValue: boolean },
): Cents {
  const full = hasFullValue ? fullValue : null
  const perPound = (index: number) => full?.centsPerPound ?? byClass[index] ?? 0
  const sum = lines.reduce((total, { pounds, actualClass }) => total + pounds * perPound(actualClass), 0)
  return cents(Math.min(sum, full?.mostPerShipment ?? mostPerShipment))
}
