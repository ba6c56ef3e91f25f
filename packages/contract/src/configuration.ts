import { equipmentTypes, reeferModes, truckRequirements } from '@lanewise/domain/freight/equipment-types'
import { freightTerms } from '@lanewise/domain/freight/freight-terms'
import { equipmentModes, shippingModes } from '@lanewise/domain/freight/modes'
import { orderTypes } from '@lanewise/domain/orders/order-types'
import { markupMethods } from '@lanewise/domain/rating/markup'
import { z } from 'zod'
import { Id } from './list.ts'
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

/** Exactly these settings are returned. (DEF-15) */
export const CompanySettings = z.object({
  allowTMSBillToCompany: z.boolean(),
  defaultSpecialInstructions: z.string(),
  defaultLTLSpecialInstructions: z.string(),
  enableTMSFreightAudit: z.boolean(),
  enableThirdPartyTMSFreightAudit: z.boolean(),
  freightAuditEnabled: z.boolean(),
  freightAuditManagementFee: z.number(),
})
export type CompanySettings = z.output<typeof CompanySettings>

export const getCompanySettings = operation({
  name: 'getCompanySettings',
  summary: 'Settings of the current user\u2019s company',
  method: 'GET',
  path: '/customers/settings',
  permission: 'signed-in',
  answer: CompanySettings,
})

export const CompanyHoliday = z.object({ date: z.iso.date(), name: z.string() })

const percent = z.number().nullable()
const orNothing = z.string().nullable()

/** Defaults and options of the company's forms. (RATE-10 to RATE-14) */
export const CustomerConfiguration = z.object({
  defaultOrderType: z.enum(orderTypes).nullable(),
  defaultFreightTerm: z.enum(freightTerms).nullable(),
  defaultPrepaidAdd: percent,
  defaultShippingMode: z.enum(shippingModes).nullable(),
  defaultEquipmentMode: z.literal(equipmentModes).nullable(),
  defaultEquipmentType: z.enum(equipmentTypes).nullable(),
  defaultReeferMode: z.enum(reeferModes).nullable(),
  /** Degrees Fahrenheit. */
  defaultReeferTemp: z.number().nullable(),
  /** Ids of the default location and the default commodity. */
  defaultLocation: Id.nullable(),
  defaultLTLSpecialInstructions: z.string(),
  defaultTLSpecialInstructions: z.string(),
  defaultCommodity: Id.nullable(),
  availableFreightTerms: z.array(z.enum(freightTerms)),
  availableShippingModes: z.array(z.enum(shippingModes)),
  availableEquipmentModes: z.array(z.literal(equipmentModes)),
  availableEquipmentTypes: z.array(z.enum(equipmentTypes)),
  /** Default accessorials of a new LTL order. */
  availableDefaultLTLAccessorials: z.array(z.string()),
  internationalTLMarkup: percent,
  internationalLTLMarkup: percent,
  domesticTLMarkup: percent,
  domesticLTLMarkup: percent,
  includePartialTLQuotes: z.boolean(),
  includePrepaidAddMarkupQuotes: z.boolean(),
  prepaidAddMarkupMethod: z.enum(markupMethods),
  customsBrokerName: orNothing,
  customsContact: orNothing,
  customsPhoneNumber: orNothing,
  customsPort: orNothing,
  additionalRequirements: z.array(z.string()),
  mustHaveRequirements: z.array(z.enum(truckRequirements)),
  mustNotHaveRequirements: z.array(z.enum(truckRequirements)),
  prioritizeHistoricalLocations: z.boolean(),
  showLocationName: z.boolean(),
  /** Days that are no business days of the company. (DEF-133) */
  companyHolidays: z.array(CompanyHoliday),
})
export type CustomerConfiguration = z.output<typeof CustomerConfiguration>

export const getCustomerConfiguration = operation({
  name: 'getCustomerConfiguration',
  summary: 'Form defaults and options of the current user\u2019s company',
  method: 'GET',
  path: '/customers/configuration',
  permission: 'signed-in',
  answer: CustomerConfiguration,
})
