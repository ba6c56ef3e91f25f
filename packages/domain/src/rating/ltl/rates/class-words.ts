import { freightClasses } from '#freight/freight-class.ts'
import { weightBreaks } from '#rating/ltl/base/weight-breaks.ts'
import type { CompiledVersion } from '#rating/ltl/compile-tariff.ts'
import { cubeWords } from '#rating/ltl/linehaul/cubic-capacity.ts'
import type { Freight, NamedLine } from '#rating/ltl/linehaul/freight-charges.ts'
import { type Linehaul, rateOf } from '#rating/ltl/linehaul/linehaul.ts'
import type { Terms } from '#rating/ltl/rates/terms.ts'
import { minimumWords, poundsText } from '#rating/ltl/words.ts'
import { formatMoney } from '#shared/format.ts'

type Rated = { linehaul: Linehaul; lines: readonly NamedLine[] }

/** How the freight charge came about, up to the discount. */
export function freightWords({ shipment }: Terms, name: string, version: CompiledVersion, rated: Rated): string[] {
  const { linehaul, lines } = rated
  const { cubePounds, deficitPounds, discount, breakIndex } = linehaul
  const counted = linehaul.pounds + cubePounds
  return [
    version.heading,
    ...firstOfEach(lines, ({ density }) => density).map(densityWords),
    ...firstOfEach(lines, (line) => (line.actualClass === line.ratedClass ? null : line.actualClass)).map(fakWords),
    ...firstOfEach(lines, ({ ratedClass }) => ratedClass).map((line) => rateWords(name, version, linehaul, line)),
    ...(cubePounds > 0 ? [cubeWords(shipment, counted)] : []),
    ...(deficitPounds > 0 ? [deficitWords(counted, deficitPounds, linehaul.deficitSaves)] : []),
    ...(discount > 0 ? [`${version.offWords[breakIndex]} at ${weightBreaks[breakIndex]}`] : []),
  ]
}

/** Minimum charge, fuel and transit days, in the order in which they are reckoned. */
export function priceWords(
  { fuelWords, transit, included }: Terms,
  { minimumCharge }: CompiledVersion,
  { raisedToMinimum }: Freight,
): string[] {
  return [...(raisedToMinimum ? [minimumWords(minimumCharge)] : []), fuelWords, transit.why, ...included]
}

const densityWords = ({ density, actualClass }: NamedLine) =>
  `Class ${freightClasses[actualClass]} by a density of ${density} lb per cu ft`

const fakWords = ({ actualClass, ratedClass }: NamedLine) =>
  `FAK: class ${freightClasses[actualClass]} is rated as class ${freightClasses[ratedClass]}`

function rateWords(name: string, { table }: CompiledVersion, linehaul: Linehaul, { ratedClass }: NamedLine) {
  const place = `${table.labels[linehaul.band]}, class ${freightClasses[ratedClass]}, ${weightBreaks[linehaul.breakIndex]}`
  return `Base rate table ${name}, ${place}: ${formatMoney(rateOf(table, linehaul, ratedClass))} per cwt`
}

const deficitWords = (counted: number, missing: number, saves: number) =>
  `Deficit weight: ${poundsText(counted)} rated as ${poundsText(counted + missing)} saves ${formatMoney(saves)}`

/** The first line of each kind; those that are of none are left out. */
function firstOfEach(lines: readonly NamedLine[], kindOf: (line: NamedLine) => number | string | null): NamedLine[] {
  const seen = new Set<number | string | null>([null])
  return lines.filter((line) => {
    const kind = kindOf(line)
    return !seen.has(kind) && seen.add(kind)
  })
}
