import type { FieldIssue } from '#shared/issue.ts'

export type AuditFlags = { enableTMSFreightAudit: boolean; enableThirdPartyTMSFreightAudit: boolean }

/** The company audits its freight itself or has a third party do it, but not both. (DEF-72) */
export const auditFlagIssues = (flags: AuditFlags): FieldIssue[] =>
  flags.enableTMSFreightAudit && flags.enableThirdPartyTMSFreightAudit
    ? [{ path: ['enableThirdPartyTMSFreightAudit'], message: 'Cannot be used with own freight audit' }]
    : []
