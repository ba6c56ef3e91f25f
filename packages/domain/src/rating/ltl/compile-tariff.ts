import type { DensityTable } from '#freight/freight-class.ts'
import { type BaseTable, baseTable } from '#rating/ltl/base/base-rates.ts'
import { densityScales, fakTable } from '#rating/ltl/base/rated-class.ts'
import { weightBreaks } from '#rating/ltl/base/weight-breaks.ts'
import { type StatesServed, statesServed } from '#rating/ltl/network/coverage.ts'
import { liabilityByClass } from '#rating/ltl/service/liability.ts'
import type { ClassTariff, LtlTariff, TariffVersion } from '#rating/ltl/tariff.ts'
import { tariffIssues } from '#rating/ltl/tariff-issues.ts'
import { percentText, tariffWords } from '#rating/ltl/words.ts'

/** Prices to look up, and the words for them that every quote repeats. */
export type CompiledVersion = TariffVersion & {
  table: BaseTable
  offByBreak: Int32Array
  offWords: readonly string[]
  heading: string
}

export type CompiledClassTariff = Omit<ClassTariff, 'versions'> & {
  versions: readonly CompiledVersion[]
  ratedAs: Uint8Array
  scales: readonly DensityTable[]
  liability: Int32Array
}

/** A tariff as rating looks things up in it. */
export type CompiledTariff = {
  tariff: LtlTariff
  served: StatesServed
  ltl: CompiledClassTariff | null
}

/** What is wrong with a tariff, so that nothing can be rated with it. */
export type BrokenTariff = { fault: string }

/** Tables are made at the first use of a tariff and go with it. */
const compiled = new WeakMap<LtlTariff, CompiledTariff | BrokenTariff>()

export function compileTariff(tariff: LtlTariff): CompiledTariff | BrokenTariff {
  const known = compiled.get(tariff)
  if (known !== undefined) return known
  const [issue] = tariffIssues(tariff)
  const made = issue === undefined ? compile(tariff) : { fault: `${issue.path.join('.')}: ${issue.message}` }
  compiled.set(tariff, made)
  return made
}

function compile(tariff: LtlTariff): CompiledTariff {
  const { ltl } = tariff
  return {
    tariff,
    served: statesServed(tariff.network),
    ltl: ltl && {
      ...ltl,
      versions: ltl.versions.map((version) => compileVersion(ltl.name, version)),
      ratedAs: fakTable(ltl.fak),
      scales: densityScales(ltl.densityScales),
      liability: liabilityByClass(tariff.liability),
    },
  }
}

const compileVersion = (name: string, version: TariffVersion): CompiledVersion => ({
  ...version,
  table: baseTable(version.base),
  offByBreak: Int32Array.from(weightBreaks, (weightBreak) => version.discounts[weightBreak]),
  offWords: weightBreaks.map((weightBreak) => discountWords(version.discounts[weightBreak])),
  heading: tariffWords(name, version),
})

/** Without a discount only the cents that lines are rounded by may differ. */
const discountWords = (percent: number) => (percent === 0 ? 'Rounding' : `Discount ${percentText(percent)}`)
