import type { FieldIssue } from '#shared/issue.ts'
import type { IsoDate } from '#shared/written-date.ts'

export const insuranceKindLabels = {
  AutoLiability: 'Auto Liability',
  Cargo: 'Cargo',
  GeneralLiability: 'General Liability',
  WorkersCompensation: 'Workers\u2019 Compensation',
} as const

export type InsuranceKind = keyof typeof insuranceKindLabels
export const insuranceKinds = Object.keys(insuranceKindLabels) as [InsuranceKind, ...InsuranceKind[]]

/** Insurance state of a carrier. (DEF-106) */
export const insuranceStates = ['Valid', 'Expiring', 'Expired', 'None'] as const
export type InsuranceState = (typeof insuranceStates)[number]

/** State of one certificate: `Replaced` was superseded by a newer certificate, `Upcoming` has not begun. */
export const certificateStates = ['Valid', 'Expiring', 'Expired', 'Replaced', 'Upcoming'] as const
export type CertificateState = (typeof certificateStates)[number]

/** Coverage includes both the first and the last day. */
export type Certificate = {
  kind: InsuranceKind
  policyNumber: string
  effectiveOn: IsoDate
  expiresOn: IsoDate
}

/** Display name of a certificate, e.g. "Cargo certificate ABC-123". */
export const certificateName = ({ kind, policyNumber }: Pick<Certificate, 'kind' | 'policyNumber'>): string =>
  `${insuranceKindLabels[kind]} certificate ${policyNumber}`

/** Coverage cannot end before it begins. */
export function certificateIssues({ effectiveOn, expiresOn }: Pick<Certificate, 'effectiveOn' | 'expiresOn'>) {
  const issues: FieldIssue[] = []
  if (expiresOn < effectiveOn) issues.push({ path: ['expiresOn'], message: 'Must not be before the effective date' })
  return issues
}
