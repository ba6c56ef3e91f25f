import { z } from 'zod'
import { operation } from './operation.ts'

/** The only settings a browser may read (DEF-16). */
export const publicSettings = ['productName', 'supportUrl', 'productionHosts'] as const

export const getConfiguration = operation({
  name: 'getConfiguration',
  summary: 'One public setting',
  method: 'GET',
  path: '/configuration/{setting}',
  permission: 'signed-in',
  params: z.strictObject({ setting: z.string().max(100) }),
  answer: z.object({ setting: z.string(), value: z.string() }),
})

export const getFeatureFlag = operation({
  name: 'getFeatureFlag',
  summary: 'Whether a feature flag is on; an unknown one is off',
  method: 'GET',
  path: '/feature-flags/{flag}',
  permission: 'signed-in',
  params: z.strictObject({ flag: z.string().max(100) }),
  answer: z.object({ flag: z.string(), isOn: z.boolean() }),
})

export const getCompanySettings = operation({
  name: 'getCompanySettings',
  summary: 'Settings of the current user\u2019s company',
  method: 'GET',
  path: '/customers/settings',
  permission: 'signed-in',
  answer: z.object({
    allowTMSBillToCompany: z.boolean(),
    defaultSpecialInstructions: z.string(),
    defaultLTLSpecialInstructions: z.string(),
    enableTMSFreightAudit: z.boolean(),
    enableThirdPartyTMSFreightAudit: z.boolean(),
    freightAuditEnabled: z.boolean(),
    freightAuditManagementFee: z.number(),
  }),
})
