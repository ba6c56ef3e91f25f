import { freightClasses } from '#freight/freight-class.ts'
import { type Charge, flatCharge, type TenThousandths, totalOf } from '#rating/charges.ts'
import type { BaseTable } from '#rating/ltl/base/base-rates.ts'
import { percentText, poundsText } from '#rating/ltl/charge-text.ts'
import { type Linehaul, type RatedLine, rateOf } from '#rating/ltl/linehaul/linehaul.ts'
import { poundsCharge } from '#rating/ltl/quick-charges.ts'
import { type Cents, cents, scaleHalfUp } from '#shared/units.ts'

/** Line with its actual class, and the density from which the class was derived when none was entered. */
export type ClassifiedLine = RatedLine & { actualClass: number; density: string | null }

/** Freight charges as shown on a bill, with their total. */
export type Freight = { charges: readonly Charge[]; total: Cents; raisedToMinimum: boolean }

/** Charge of each line at its rate, plus charges for cube and deficit pounds. */
export function grossCharges(linehaul: Linehaul, table: BaseTable, lines: readonly ClassifiedLine[]): Charge[] {
  const { cubePounds, deficitPounds, lowestClass } = linehaul
  const charges = lines.map((line) =>
    poundsCharge('FreightRate', rateOf(table, linehaul, line.ratedClass) * 100, line.pounds, lineText(line)),
  )
  if (cubePounds + deficitPounds === 0) return charges
  const lowest = rateOf(table, linehaul, lowestClass) * 100
  const added = (pounds: number) => `${poundsText(pounds)} at class ${freightClasses[lowestClass]}`
  if (cubePounds > 0) {
    charges.push(poundsCharge('CubicCapacity', lowest, cubePounds, `Cubic capacity, ${added(cubePounds)}`))
  }
  if (deficitPounds > 0) {
    charges.push(poundsCharge('DeficitWeight', lowest, deficitPounds, `Deficit weight, ${added(deficitPounds)}`))
  }
  return charges
}

/** Gross charges, the discount, and the difference to the minimum charge. */
export function freightOf(
  net: number,
  gross: readonly Charge[],
  { floor, discountText }: { floor: Cents; discountText: string },
  economy: TenThousandths = 0,
): Freight {
  const off = cents(net - totalOf(gross))
  const saved = cents(-scaleHalfUp(net, economy, 1_000_000))
  const raised = cents(Math.max(0, floor - net - saved))
  const charges = [...gross]
  // The discount is calculated from the exact sum of the lines, so it also absorbs their rounding differences.
  if (off !== 0) charges.push(flatCharge('Discount', off, discountText))
  if (saved !== 0) charges.push(flatCharge('Discount', saved, `Economy service ${percentText(economy)}`))
  if (raised > 0) charges.push(flatCharge('MinimumCharge', raised))
  return { charges, total: cents(net + saved + raised), raisedToMinimum: raised > 0 }
}

/** The text always names the actual class, regardless of the rated class. */
function lineText({ pounds, actualClass, ratedClass }: ClassifiedLine): string {
  const rated = actualClass === ratedClass ? '' : ` rated as ${freightClasses[ratedClass]}`
  return `Class ${freightClasses[actualClass]}${rated}, ${poundsText(pounds)}`
}
