import type { FieldIssue } from '#shared/issue.ts'

export type AuditFlags = { enableTMSFreightAudit: boolean; enableThirdPartyTMSFreightAudit: boolean }

/** DEF-72: the company audits its freight itself, or somebody else does. */
export const auditFlagIssues = (flags: AuditFlags): FieldIssue[] =>
  flags.enableTMSFreightAudit && flags.enableThirdPartyTMSFreightAudit
    ? [{ path: ['enableThirdPartyTMSFreightAudit'], message: 'Cannot be used with own freight audit' }]
    : []
