import { freightClasses } from '#freight/freight-class.ts'
import { classIndexOf } from '#rating/ltl/base/rated-class.ts'
import { weightBreaks } from '#rating/ltl/base/weight-breaks.ts'
import type { ClassTariff, LtlTariff, TariffVersion } from '#rating/ltl/tariff.ts'
import type { VolumeTariff } from '#rating/ltl/volume/volume-price.ts'
import type { FieldIssue } from '#shared/issue.ts'

/** Maximum pounds in any tariff. Products of rates and weights stay exact far beyond it. */
const mostPounds = 100_000
/** Maximum rate. More than 100,000 dollars per hundredweight is a misplaced decimal point. */
const mostCentsPerCwt = 10_000_000

/** Problems that make a tariff unusable: values in the wrong order, out of bounds, or missing. */
export function tariffIssues({ ltl, volume, fuel, overlength, transit }: LtlTariff): FieldIssue[] {
  return [
    ...(ltl === null && volume === null ? [at('ltl', 'Has rates neither for LTL nor for volume freight')] : []),
    ...ascending(fuel, ({ atLeast }) => atLeast, 'fuel'),
    ...(fuel.some(({ step, percent, percentPerStep }) => !isCount(step) || percent < 0 || percentPerStep < 0)
      ? [at('fuel', 'Steps are above 0, percents not below 0')]
      : []),
    ...ascending(overlength, ({ fromFeet }) => fromFeet, 'overlength'),
    ...ascending(transit.steps, ({ upTo }) => upTo, 'transit'),
    ...rising(transit.steps, ({ days }) => days, 'transit'),
    ...(transit.milesPerDay > 0 && (transit.steps[0]?.days ?? 0) >= 1 ? [] : [at('transit', 'Takes a day at least')]),
    ...(ltl === null ? [] : classIssues(ltl)),
    ...(volume === null ? [] : volumeIssues(volume)),
  ]
}

function classIssues({ versions, fak, load, cubicCapacity, densityScales, economy }: ClassTariff): FieldIssue[] {
  return [
    ...datedIssues(versions, 'ltl.versions'),
    ...versions.flatMap(versionIssues),
    ...ascending(densityScales, ({ effective }) => effective, 'ltl.densityScales'),
    ...fakIssues(fak),
    ...(load.pounds > 0 && load.pounds <= mostPounds
      ? []
      : [at('ltl.load', 'The most pounds are above 0 and at most 100,000')]),
    ...(cubicCapacity === null || cubicCapacity.poundsPerCubicFoot > 0
      ? []
      : [at('ltl.cubicCapacity', 'A cubic foot weighs more than 0')]),
    ...(economy === null || isShare(economy.percent) ? [] : [at('ltl.economy', 'A discount is from 0 to 100 percent')]),
  ]
}

function versionIssues({ base, discounts, minimumCharge }: TariffVersion): FieldIssue[] {
  const classFactors = freightClasses.map((freightClass) => base.classFactors[freightClass])
  const breakFactors = weightBreaks.map((weightBreak) => base.breakFactors[weightBreak])
  const highest = Math.max(0, ...base.curve.map(({ centsPerCwt }) => centsPerCwt))
  const highestRate = (highest * Math.max(...classFactors) * Math.max(...breakFactors)) / 100_000_000
  return [
    ...ascending(base.bands, ({ upTo }) => upTo, 'ltl.bands'),
    ...(base.bands.every(({ width }) => width >= 1) ? [] : [at('ltl.bands', 'A band is a mile wide at least')]),
    ...(base.curve.length > 0 ? [] : [at('ltl.curve', 'Has no point')]),
    ...ascending(base.curve, ({ miles }) => miles, 'ltl.curve'),
    ...rising(base.curve, ({ centsPerCwt }) => centsPerCwt, 'ltl.curve'),
    ...rising(classFactors, (factor) => factor, 'ltl.classFactors'),
    ...([...classFactors, ...breakFactors].every((factor) => factor > 0) ? [] : [at('ltl', 'Factors are above 0')]),
    ...(highestRate <= mostCentsPerCwt ? [] : [at('ltl.curve', 'Rates are at most $100,000 per cwt')]),
    ...(weightBreaks.every((weightBreak) => isShare(discounts[weightBreak]))
      ? []
      : [at('ltl.discounts', 'A discount is from 0 to 100 percent')]),
    ...(isCount(minimumCharge) ? [] : [at('ltl.minimumCharge', 'The minimum charge is above $0.00')]),
  ]
}

/** Spans that overlap, or that rate a higher class below its neighbors, would make denser freight more expensive. */
function fakIssues(fak: ClassTariff['fak']): FieldIssue[] {
  const spans = fak.map(({ from, to }) => [classIndexOf(from), classIndexOf(to)] as const)
  const isInOrder = spans.every(([from, to], place) => from <= to && from > (spans[place - 1]?.[1] ?? -1))
  return isInOrder ? [] : [at('ltl.fak', 'Spans of classes follow each other')]
}

function volumeIssues({ versions, poundsPerFoot, pounds }: VolumeTariff): FieldIssue[] {
  const areSound = versions.every(
    ({ perFoot, perFootMile, minimumCharge }) => perFoot >= 0 && perFootMile >= 0 && isCount(minimumCharge),
  )
  return [
    ...datedIssues(versions, 'volume.versions'),
    ...(areSound ? [] : [at('volume.versions', 'Rates are not below 0, the minimum charge is above it')]),
    ...(poundsPerFoot > 0 && pounds.most <= mostPounds ? [] : [at('volume', 'Pounds are above 0 and at most 100,000')]),
  ]
}

function datedIssues(versions: readonly { effective: string }[], path: string): FieldIssue[] {
  if (versions.length === 0) return [at(path, 'Has no version')]
  return ascending(versions, ({ effective }) => effective, path)
}

const at = (path: string, message: string): FieldIssue => ({ path: path.split('.'), message })

const isCount = (value: number) => Number.isSafeInteger(value) && value > 0
const isShare = (percent: number) => percent >= 0 && percent <= 1_000_000

function ascending<Item>(items: readonly Item[], of: (item: Item) => number | string, path: string): FieldIssue[] {
  return inOrder(items, of, (one, next) => one < next) ? [] : [at(path, 'Not in ascending order')]
}

function rising<Item>(items: readonly Item[], of: (item: Item) => number, path: string): FieldIssue[] {
  return inOrder(items, of, (one, next) => one <= next) ? [] : [at(path, 'Falls where it may only rise')]
}

function inOrder<Item, Value>(
  items: readonly Item[],
  of: (item: Item) => Value,
  isOrder: (one: Value, next: Value) => boolean,
): boolean {
  return items.every((item, place) => {
    const next = items[place + 1]
    return next === undefined || isOrder(of(item), of(next))
  })
}
