import type { FieldIssue } from '#shared/issue.ts'

export const tenderTypes = ['Automatic', 'Manual'] as const
export type TenderType = (typeof tenderTypes)[number]

export const tenderMethods = ['Manual', 'Email', 'EDI', 'API'] as const
export type TenderMethod = (typeof tenderMethods)[number]

/** Automatic tendering cannot use the manual method. (LANE-23) */
export function tenderTermIssues({
  tenderType,
  tenderMethod,
}: {
  tenderType: TenderType
  tenderMethod: TenderMethod
}): FieldIssue[] {
  if (tenderType !== 'Automatic' || tenderMethod !== 'Manual') return []
  return [
    { path: ['tenderType'], message: 'Cannot be used with Tender Method: Manual' },
    { path: ['tenderMethod'], message: 'Cannot be used with Tender Type: Automatic' },
  ]
}

/** Help texts below the two number fields. */
export const tenderTimeHelp = 'Minutes until the tender expires'
export const tenderStartHelp = 'Days before pickup that tendering starts'
