import { type FreightClass, freightClasses } from '#freight/freight-class.ts'
import { type BandStep, bandLabel, bandMile, bandStarts } from '#rating/ltl/base/distance-bands.ts'
import { type WeightBreak, weightBreaks } from '#rating/ltl/base/weight-breaks.ts'

/** Point of the distance curve, in cents per hundredweight of class 100 at break M1M. */
export type CurvePoint = { miles: number; centsPerCwt: number }

/** Factor in ten-thousandths: 7450 is 0.745 times the rate of class 100 or of break M1M. */
export type Factor = number

/** Parameters from which a table of base rates is calculated. */
export type BaseRates = {
  bands: readonly BandStep[]
  /** Linear between the points, constant before the first and after the last. */
  curve: readonly CurvePoint[]
  classFactors: Readonly<Record<FreightClass, Factor>>
  breakFactors: Readonly<Record<WeightBreak, Factor>>
}

/** Lookup table of base rates, in cents per hundredweight by band, class and break. */
export type BaseTable = { starts: readonly number[]; labels: readonly string[]; rates: Int32Array }

/** Rate = curve at the middle of the band × class factor × break factor, to the cent. */
export function baseTable({ bands, curve, classFactors, breakFactors }: BaseRates): BaseTable {
  const starts = bandStarts(bands)
  const rates = new Int32Array(starts.length * freightClasses.length * weightBreaks.length)
  let place = 0
  for (let band = 0; band < starts.length; band += 1) {
    const atMile = curveAt(curve, bandMile(starts, band))
    for (const freightClass of freightClasses) {
      for (const weightBreak of weightBreaks) {
        rates[place] = Math.round((atMile * classFactors[freightClass] * breakFactors[weightBreak]) / 100_000_000)
        place += 1
      }
    }
  }
  return { starts, labels: starts.map((_start, band) => bandLabel(starts, band)), rates }
}

/** Index of the first rate of a class in a band. Add the break index to it. */
export const rateOffset = (band: number, classIndex: number): number =>
  (band * freightClasses.length + classIndex) * weightBreaks.length

function curveAt(curve: readonly CurvePoint[], miles: number): number {
  const next = curve.findIndex((point) => point.miles > miles)
  const before = curve[next === -1 ? curve.length - 1 : next - 1]
  const after = next === -1 ? undefined : curve[next]
  if (before === undefined) return after?.centsPerCwt ?? 0
  if (after === undefined) return before.centsPerCwt
  const share = (miles - before.miles) / (after.miles - before.miles)
  return before.centsPerCwt + (after.centsPerCwt - before.centsPerCwt) * share
}
