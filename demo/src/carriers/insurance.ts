import type { CertificateFields } from '@lanewise/contract/carrier-fields'
import type { InsuranceKind, InsuranceState } from '@lanewise/domain/carriers/certificate'
import { addDays, addMonthsClamped, type IsoDate } from '@lanewise/domain/shared/calendar'
import type { Random } from '#random.ts'

const insurers = [
  'Lighthouse Mutual',
  'Old Anchor Casualty',
  'Granite Hill Insurance',
  'Northern Plains Underwriters',
  'Bluestem Assurance',
]
const dollars = {
  AutoLiability: [1_000_000, 2_000_000],
  Cargo: [100_000, 150_000, 250_000],
  GeneralLiability: [1_000_000, 2_000_000],
  WorkersCompensation: [500_000, 1_000_000],
} as const

/**
 * Certificates that give a carrier the requested insurance state on a day. The first one decides the state, the others
 * are valid for months.
 */
export function certificatesFor(random: Random, state: InsuranceState, today: IsoDate): CertificateFields[] {
  if (state === 'None') return []
  const others = (['GeneralLiability', 'WorkersCompensation'] as const).filter(() => random.chance(0.5))
  const decides: InsuranceKind = random.pick(['AutoLiability', 'Cargo'])
  const kinds: InsuranceKind[] = ['AutoLiability', 'Cargo', ...others]
  const current = kinds.map((kind) =>
    certificate(random, kind, endOf(random, kind === decides ? state : 'Valid', today)),
  )
  return [...current, ...lastYears(random, current)]
}

function endOf(random: Random, state: Exclude<InsuranceState, 'None'>, today: IsoDate): IsoDate {
  if (state === 'Expired') return addDays(today, -random.whole(2, 70))
  return addDays(today, state === 'Expiring' ? random.whole(3, 28) : random.whole(45, 350))
}

const certificate = (random: Random, kind: InsuranceKind, expiresOn: IsoDate): CertificateFields => ({
  kind,
  insurer: random.pick(insurers),
  policyNumber: `${random.pick(['LM', 'OA', 'GH', 'NP', 'BA'])}-${random.whole(100_000, 999_999)}`,
  coverageCents: random.pick<number>(dollars[kind]) * 100,
  effectiveOn: addDays(addMonthsClamped(expiresOn, -12), 1),
  expiresOn,
})

/** Some carriers still have last year's certificates on file. */
function lastYears(random: Random, current: readonly CertificateFields[]): CertificateFields[] {
  if (!random.chance(0.3)) return []
  return current.slice(0, 2).map((one) => {
    const expiresOn = addDays(one.effectiveOn, -1)
    return { ...certificate(random, one.kind, expiresOn), insurer: one.insurer }
  })
}
