import type { publicSettings } from '@lanewise/contract/configuration'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { findCompany, findFlag } from './configuration.queries.ts'

export type PublicSettings = Record<(typeof publicSettings)[number], string>

/** DEF-16: settings of a fixed public list; any other, the list of beta users included, does not exist. */
export function readSetting(settings: PublicSettings, setting: string) {
  if (!Object.hasOwn(settings, setting)) refuse.notFound('setting')
  return { setting, value: settings[setting as keyof PublicSettings] }
}

export async function getFlag({ db }: Context, flag: string) {
  const found = await findFlag(db, flag)
  return { flag, isOn: found?.isOn ?? false }
}

/** DEF-15: the one settings call of the company. */
export async function getCompanySettings({ db, user }: Context) {
  const company = await findCompany(db, user.companyId)
  return {
    allowTMSBillToCompany: company.allowTmsBillToCompany,
    defaultSpecialInstructions: company.defaultSpecialInstructions,
    defaultLTLSpecialInstructions: company.defaultLtlSpecialInstructions,
    enableTMSFreightAudit: company.enableTmsFreightAudit,
    enableThirdPartyTMSFreightAudit: company.enableThirdPartyTmsFreightAudit,
    freightAuditEnabled: company.freightAuditEnabled,
    freightAuditManagementFee: company.freightAuditManagementFee,
  }
}
