import { freightClasses } from '#freight/freight-class.ts'
import { weightBreaks } from '#rating/ltl/base/weight-breaks.ts'
import { minimumText, poundsText } from '#rating/ltl/charge-text.ts'
import type { CompiledVersion } from '#rating/ltl/compile-tariff.ts'
import { cubeText } from '#rating/ltl/linehaul/cubic-capacity.ts'
import type { ClassifiedLine, Freight } from '#rating/ltl/linehaul/freight-charges.ts'
import { type Linehaul, rateOf } from '#rating/ltl/linehaul/linehaul.ts'
import type { Terms } from '#rating/ltl/rates/terms.ts'
import { formatMoney } from '#shared/format.ts'

type Rated = { linehaul: Linehaul; lines: readonly ClassifiedLine[] }

/** Explanation of the freight charge, up to the discount. */
export function freightTexts({ shipment }: Terms, name: string, version: CompiledVersion, rated: Rated): string[] {
  const { linehaul, lines } = rated
  const { cubePounds, deficitPounds, discount, breakIndex } = linehaul
  const ratedPounds = linehaul.pounds + cubePounds
  return [
    version.heading,
    ...firstOfEach(lines, ({ density }) => density).map(densityText),
    ...firstOfEach(lines, (line) => (line.actualClass === line.ratedClass ? null : line.actualClass)).map(fakText),
    ...firstOfEach(lines, ({ ratedClass }) => ratedClass).map((line) => rateText(name, version, linehaul, line)),
    ...(cubePounds > 0 ? [cubeText(shipment, ratedPounds)] : []),
    ...(deficitPounds > 0 ? [deficitText(ratedPounds, deficitPounds, linehaul.deficitSaves)] : []),
    ...(discount > 0 ? [`${version.discountTexts[breakIndex]} at ${weightBreaks[breakIndex]}`] : []),
  ]
}

/** Explanation of minimum charge, fuel and transit days, in the order of calculation. */
export function priceTexts(
  { fuelNote, transit, included }: Terms,
  { minimumCharge }: CompiledVersion,
  { raisedToMinimum }: Freight,
): string[] {
  return [...(raisedToMinimum ? [minimumText(minimumCharge)] : []), fuelNote, transit.why, ...included]
}

const densityText = ({ density, actualClass }: ClassifiedLine) =>
  `Class ${freightClasses[actualClass]} by a density of ${density} lb per cu ft`

const fakText = ({ actualClass, ratedClass }: ClassifiedLine) =>
  `FAK: class ${freightClasses[actualClass]} is rated as class ${freightClasses[ratedClass]}`

function rateText(name: string, { table }: CompiledVersion, linehaul: Linehaul, { ratedClass }: ClassifiedLine) {
  const place = `${table.labels[linehaul.band]}, class ${freightClasses[ratedClass]}, ${weightBreaks[linehaul.breakIndex]}`
  return `Base rate table ${name}, ${place}: ${formatMoney(rateOf(table, linehaul, ratedClass))} per cwt`
}

const deficitText = (ratedPounds: number, missing: number, saves: number) =>
  `Deficit weight: ${poundsText(ratedPounds)} rated as ${poundsText(ratedPounds + missing)} saves ${formatMoney(saves)}`

/** First line of each kind. Lines of kind null are left out. */
function firstOfEach(
  lines: readonly ClassifiedLine[],
  kindOf: (line: ClassifiedLine) => number | string | null,
): ClassifiedLine[] {
  const seen = new Set<number | string | null>([null])
  return lines.filter((line) => {
    const kind = kindOf(line)
    return !seen.has(kind) && seen.add(kind)
  })
}
