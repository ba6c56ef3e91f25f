import { formatDensity } from '#freight/density.ts'
import { freightClasses } from '#freight/freight-class.ts'
import { weightBreaks } from '#rating/ltl/base/weight-breaks.ts'
import type { CompiledVersion } from '#rating/ltl/compile-tariff.ts'
import { fuelWords } from '#rating/ltl/fuel/fuel-schedule.ts'
import { cubeWords } from '#rating/ltl/linehaul/cubic-capacity.ts'
import type { Freight, NamedLine } from '#rating/ltl/linehaul/freight-charges.ts'
import { type Linehaul, rateOf } from '#rating/ltl/linehaul/linehaul.ts'
import type { Terms } from '#rating/ltl/rates/terms.ts'
import { minimumWords, percentText, poundsText } from '#rating/ltl/words.ts'
import { formatMoney } from '#shared/format.ts'
import { writtenDate } from '#shared/written-date.ts'

type Rated = { linehaul: Linehaul; lines: readonly NamedLine[] }

/** How the freight charge came about, up to the discount. */
export function freightWords({ shipment }: Terms, name: string, version: CompiledVersion, rated: Rated): string[] {
  const { linehaul, lines } = rated
  const { cubePounds, deficitPounds, discount, breakIndex } = linehaul
  const counted = linehaul.pounds + cubePounds
  return [
    `Tariff ${name}, version ${version.version}, in force since ${writtenDate(version.effective, 'UTC')}`,
    ...unique(lines.flatMap(classWords)),
    ...unique(lines.map(({ ratedClass }) => rateWords(name, version, linehaul, ratedClass))),
    ...(cubePounds > 0 ? [cubeWords(shipment, counted)] : []),
    ...(deficitPounds > 0 ? [deficitWords(counted, deficitPounds, linehaul.deficitSaves)] : []),
    ...(discount > 0 ? [`Discount ${percentText(discount)} at ${weightBreaks[breakIndex]}`] : []),
  ]
}

/** Minimum charge, fuel and transit days, in the order in which they are reckoned. */
export function priceWords(
  { fuelPrice, fuelPercent, transit }: Terms,
  { minimumCharge }: CompiledVersion,
  { raisedToMinimum }: Freight,
): string[] {
  return [...(raisedToMinimum ? [minimumWords(minimumCharge)] : []), fuelWords(fuelPrice, fuelPercent), transit.why]
}

/** A class that was not given, and one that is rated as another. */
function classWords({ density, actualClass, ratedClass }: NamedLine): string[] {
  const named = freightClasses[actualClass]
  return [
    ...(density === null ? [] : [`Class ${named} by a density of ${formatDensity(density)} lb per cu ft`]),
    ...(actualClass === ratedClass ? [] : [`FAK: class ${named} is rated as class ${freightClasses[ratedClass]}`]),
  ]
}

function rateWords(name: string, { table }: CompiledVersion, linehaul: Linehaul, ratedClass: number): string {
  const place = `${table.labels[linehaul.band]}, class ${freightClasses[ratedClass]}, ${weightBreaks[linehaul.breakIndex]}`
  return `Base rate table ${name}, ${place}: ${formatMoney(rateOf(table, linehaul, ratedClass))} per cwt`
}

const deficitWords = (counted: number, missing: number, saves: number) =>
  `Deficit weight: ${poundsText(counted)} rated as ${poundsText(counted + missing)} saves ${formatMoney(saves)}`

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]
