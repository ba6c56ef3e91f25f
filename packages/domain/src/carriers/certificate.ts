import type { FieldIssue } from '#shared/issue.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** What an insurance certificate covers. */
export const insuranceKindLabels = {
  AutoLiability: 'Auto Liability',
  Cargo: 'Cargo',
  GeneralLiability: 'General Liability',
  WorkersCompensation: 'Workers\u2019 Compensation',
} as const

export type InsuranceKind = keyof typeof insuranceKindLabels
export const insuranceKinds = Object.keys(insuranceKindLabels) as [InsuranceKind, ...InsuranceKind[]]

/** DEF-106: how a carrier stands insured. */
export const insuranceStates = ['Valid', 'Expiring', 'Expired', 'None'] as const
export type InsuranceState = (typeof insuranceStates)[number]

/** How one certificate stands: `Replaced` gave way to a newer one, `Upcoming` has not begun. */
export const certificateStates = ['Valid', 'Expiring', 'Expired', 'Replaced', 'Upcoming'] as const
export type CertificateState = (typeof certificateStates)[number]

/** Both days are days of cover. */
export type Certificate = {
  kind: InsuranceKind
  policyNumber: string
  effectiveOn: IsoDate
  expiresOn: IsoDate
}

/** A certificate as people name it: "Cargo certificate ABC-123". */
export const certificateName = ({ kind, policyNumber }: Pick<Certificate, 'kind' | 'policyNumber'>): string =>
  `${insuranceKindLabels[kind]} certificate ${policyNumber}`

/** Cover cannot end before it begins. */
export function certificateIssues({ effectiveOn, expiresOn }: Pick<Certificate, 'effectiveOn' | 'expiresOn'>) {
  const issues: FieldIssue[] = []
  if (expiresOn < effectiveOn) issues.push({ path: ['expiresOn'], message: 'Must not be before the effective date' })
  return issues
}
