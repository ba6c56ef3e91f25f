import { freightClasses } from '#freight/freight-class.ts'
import { type Charge, flatCharge, type TenThousandths, totalOf } from '#rating/charges.ts'
import type { BaseTable } from '#rating/ltl/base/base-rates.ts'
import { type Linehaul, type RatedLine, rateOf } from '#rating/ltl/linehaul/linehaul.ts'
import { poundsCharge } from '#rating/ltl/quick-charges.ts'
import { percentText, poundsText } from '#rating/ltl/words.ts'
import { type Cents, cents, scaleHalfUp } from '#shared/units.ts'

/** A line with its actual class, and the density that gave it where none was named. */
export type NamedLine = RatedLine & { actualClass: number; density: string | null }

/** The freight charge as a bill shows it, and what it comes to. */
export type Freight = { charges: readonly Charge[]; total: Cents; raisedToMinimum: boolean }

/** Each line at its rate, and the pounds that cube and deficit add. */
export function grossCharges(linehaul: Linehaul, table: BaseTable, lines: readonly NamedLine[]): Charge[] {
  const { cubePounds, deficitPounds, lowestClass } = linehaul
  const charges = lines.map((line) =>
    poundsCharge('FreightRate', rateOf(table, linehaul, line.ratedClass) * 100, line.pounds, lineWords(line)),
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

/** The gross charges, the discount, and what is missing to the minimum charge. */
export function freightOf(
  net: number,
  gross: readonly Charge[],
  { floor, offWords }: { floor: Cents; offWords: string },
  economy: TenThousandths = 0,
): Freight {
  const off = cents(net - totalOf(gross))
  const saved = cents(-scaleHalfUp(net, economy, 1_000_000))
  const raised = cents(Math.max(0, floor - net - saved))
  const charges = [...gross]
  // The cents that the lines were rounded by are in the discount, which is taken of their exact sum.
  if (off !== 0) charges.push(flatCharge('Discount', off, offWords))
  if (saved !== 0) charges.push(flatCharge('Discount', saved, `Economy service ${percentText(economy)}`))
  if (raised > 0) charges.push(flatCharge('MinimumCharge', raised))
  return { charges, total: cents(net + saved + raised), raisedToMinimum: raised > 0 }
}

/** The actual class stays in the text, whatever class is rated. */
function lineWords({ pounds, actualClass, ratedClass }: NamedLine): string {
  const rated = actualClass === ratedClass ? '' : ` rated as ${freightClasses[ratedClass]}`
  return `Class ${freightClasses[actualClass]}${rated}, ${poundsText(pounds)}`
}
