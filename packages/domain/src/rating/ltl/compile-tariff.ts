import type { DensityTable } from '#freight/freight-class.ts'
import { type BaseTable, baseTable } from '#rating/ltl/base/base-rates.ts'
import { densityScales, fakTable } from '#rating/ltl/base/rated-class.ts'
import { weightBreaks } from '#rating/ltl/base/weight-breaks.ts'
import { percentText, tariffText } from '#rating/ltl/charge-text.ts'
import { type StatesServed, statesServed } from '#rating/ltl/network/coverage.ts'
import { liabilityByClass } from '#rating/ltl/service/liability.ts'
import type { ClassTariff, LtlTariff, TariffVersion } from '#rating/ltl/tariff.ts'
import { tariffIssues } from '#rating/ltl/tariff-issues.ts'

/** Tariff version with its lookup tables and the texts that every quote repeats. */
export type CompiledVersion = TariffVersion & {
  table: BaseTable
  offByBreak: Int32Array
  discountTexts: readonly string[]
  heading: string
}

export type CompiledClassTariff = Omit<ClassTariff, 'versions'> & {
  versions: readonly CompiledVersion[]
  ratedAs: Uint8Array
  scales: readonly DensityTable[]
  liability: Int32Array
}

/** Tariff prepared for lookups. */
export type CompiledTariff = {
  tariff: LtlTariff
  served: StatesServed
  ltl: CompiledClassTariff | null
}

/** Reason why a tariff cannot be used for rating. */
export type BrokenTariff = { fault: string }

/** Tables are compiled on first use of a tariff and are garbage collected with it. */
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
  discountTexts: weightBreaks.map((weightBreak) => discountText(version.discounts[weightBreak])),
  heading: tariffText(name, version),
})

/** Without a discount, the line only corrects the rounding differences of the lines. */
const discountText = (percent: number) => (percent === 0 ? 'Rounding' : `Discount ${percentText(percent)}`)
