import { freightClasses } from '#freight/freight-class.ts'
import type { TenThousandths } from '#rating/charges.ts'
import { type BaseTable, rateOffset } from '#rating/ltl/base/base-rates.ts'
import { breakIndexOf, breakMinimums } from '#rating/ltl/base/weight-breaks.ts'
import { scaleHalfUp } from '#shared/units.ts'

/** Line as rated. `ratedClass` is the index of the class after any freight-all-kinds rule. */
export type RatedLine = { pounds: number; ratedClass: number }

export type LinehaulAsk = {
  table: BaseTable
  /** Percent off by weight break. */
  discounts: Int32Array
  /** Minimum charge of a shipment. */
  floor: number
  /** Maximum pounds that the carrier takes. Heavier breaks are not considered. */
  mostPounds: number
  band: number
  lines: readonly RatedLine[]
  /** Minimum rated pounds of a bulky shipment. */
  cubePounds: number
}

/** Freight charge before fuel, with its break and pounds. Amounts in cents. */
export type Linehaul = {
  band: number
  breakIndex: number
  pounds: number
  /** Pounds added by the cubic capacity rule, and pounds added to reach a cheaper break, both at the lowest class. */
  cubePounds: number
  deficitPounds: number
  lowestClass: number
  discount: TenThousandths
  net: number
  /** Savings of the heavier break, after the minimum charge. */
  deficitSaves: number
}

/**
 * Rates the shipment at the break of its actual weight and at the minimum weight of every heavier break, and takes the
 * cheapest after its own discount. More pounds on any line never cost less: each price grows with the pounds because
 * missing pounds count at the lowest class, and more pounds leave fewer breaks to choose from.
 */
export function linehaulOf(ask: LinehaulAsk): Linehaul {
  const { byClass, lowestClass, pounds } = poundsByClass(ask.lines)
  const ratedPounds = Math.max(pounds, ask.cubePounds)
  const own = breakIndexOf(ratedPounds)
  const ownNet = netAt(ask, own, byClass, { lowestClass, pounds: ratedPounds - pounds })
  let [best, bestNet] = [own, ownNet]
  for (let heavier = own + 1; heavier < breakMinimums.length; heavier += 1) {
    const least = breakMinimums[heavier] ?? 0
    if (least > ask.mostPounds) break
    const net = netAt(ask, heavier, byClass, { lowestClass, pounds: least - pounds })
    if (Math.max(net, ask.floor) < Math.max(bestNet, ask.floor)) [best, bestNet] = [heavier, net]
  }
  return {
    band: ask.band,
    breakIndex: best,
    pounds,
    cubePounds: ratedPounds - pounds,
    deficitPounds: best === own ? 0 : (breakMinimums[best] ?? 0) - ratedPounds,
    lowestClass,
    discount: ask.discounts[best] ?? 0,
    net: bestNet,
    deficitSaves: Math.max(ownNet, ask.floor) - Math.max(bestNet, ask.floor),
  }
}

/** Rate of a class at the selected break, in cents per hundredweight. */
export const rateOf = ({ rates }: BaseTable, { band, breakIndex }: Linehaul, classIndex: number): number =>
  rates[rateOffset(band, classIndex) + breakIndex] ?? 0

/**
 * Discounted charge at a break. It is rounded once for all lines, so that rounding never makes more freight cheaper.
 */
function netAt(
  { table, discounts, band }: LinehaulAsk,
  breakIndex: number,
  byClass: readonly number[],
  missing: { lowestClass: number; pounds: number },
): number {
  let hundredths = 0
  for (let index = missing.lowestClass; index < byClass.length; index += 1) {
    const pounds = (byClass[index] ?? 0) + (index === missing.lowestClass ? missing.pounds : 0)
    if (pounds > 0) hundredths += pounds * (table.rates[rateOffset(band, index) + breakIndex] ?? 0)
  }
  const gross = scaleHalfUp(hundredths, 1, 100)
  return gross - scaleHalfUp(gross, discounts[breakIndex] ?? 0, 1_000_000)
}

function poundsByClass(lines: readonly RatedLine[]) {
  const byClass = new Array<number>(freightClasses.length).fill(0)
  let [lowestClass, sum] = [freightClasses.length - 1, 0]
  for (const { pounds, ratedClass } of lines) {
    byClass[ratedClass] = (byClass[ratedClass] ?? 0) + pounds
    lowestClass = Math.min(lowestClass, ratedClass)
    sum += pounds
  }
  return { byClass, lowestClass, pounds: sum }
}
