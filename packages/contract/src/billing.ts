import { phrase } from '@lanewise/domain/history/phrase'
import { addressIssues } from '@lanewise/domain/locations/address'
import { countries } from '@lanewise/domain/places/states'
import { billingSettingLabels, billToCompanyLabels } from '@lanewise/domain/settings/billing'
import { z } from 'zod'
import { entity } from './entity.ts'
import { event } from './event.ts'
import { optionalText, orNull, requiredText } from './fields.ts'
import { Id } from './list.ts'
import { addressFields } from './location-fields.ts'
import { operation } from './operation.ts'
import { updateOf } from './update-of.ts'
import { withRule } from './with-rule.ts'

const isOn = z.boolean('Answer true or false').default(false)

const mostTermDays = 365

const billTo = {
  addressLine1: requiredText(200),
  addressLine2: optionalText(200),
  city: requiredText(100),
  state: requiredText(60),
  postalCode: requiredText(20),
  country: z.enum(countries, 'Choose US, CA or MX').default('US'),
} as const

const days = z
  .int('Enter a whole number')
  .min(0, 'Cannot be negative')
  .max(mostTermDays, `At most ${mostTermDays} days`)

/** Billing terms with a name. (DEF-110) */
export const BillingSettingFields = withRule(
  z.strictObject({
    name: requiredText(100),
    billToName: requiredText(200),
    ...billTo,
    /** Payment terms in days. */
    terms: days.default(30),
    isDefault: isOn,
    isThirdParty: isOn,
  }),
  addressFields,
  addressIssues,
)
export type BillingSettingFields = z.output<typeof BillingSettingFields>
export const BillingSettingUpdate = updateOf(BillingSettingFields)
export type BillingSettingUpdate = z.output<typeof BillingSettingUpdate>

/** The initial billing setting of a company has no address until a user enters one. */
export const BillingSetting = z.object({
  id: Id,
  version: z.int(),
  name: z.string(),
  billToName: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.enum(countries),
  terms: z.int(),
  isDefault: z.boolean(),
  isThirdParty: z.boolean(),
})
export type BillingSetting = z.output<typeof BillingSetting>

const settingId = z.strictObject({ billingSettingId: Id })

export const getBillingSettings = operation({
  name: 'getBillingSettings',
  summary: 'The billing settings of the company, the default first',
  method: 'GET',
  path: '/billing-settings',
  permission: 'signed-in',
  answer: z.object({ data: z.array(BillingSetting) }),
})

/** Billing setting that a new order starts with. (ORDER-43) */
export const getDefaultBillingSetting = operation({
  name: 'getDefaultBillingSetting',
  summary: 'The billing setting that a new order begins with',
  method: 'GET',
  path: '/billing-settings/default',
  permission: 'signed-in',
  answer: z.object({ billingSetting: BillingSetting.nullable() }),
})

/** For users who edit it. Forms use the list. */
export const getBillingSetting = operation({
  name: 'getBillingSetting',
  summary: 'One billing setting',
  method: 'GET',
  path: '/billing-settings/{billingSettingId}',
  permission: 'BookingSettings',
  params: settingId,
  answer: BillingSetting,
})

export const createBillingSetting = operation({
  name: 'createBillingSetting',
  summary: 'Add a billing setting',
  method: 'POST',
  path: '/billing-settings',
  permission: 'BookingSettings',
  body: BillingSettingFields,
  answer: BillingSetting,
  status: 201,
})

export const updateBillingSetting = operation({
  name: 'updateBillingSetting',
  summary: 'Change a billing setting',
  method: 'PUT',
  path: '/billing-settings/{billingSettingId}',
  permission: 'BookingSettings',
  params: settingId,
  body: BillingSettingUpdate,
  answer: BillingSetting,
})

export const deleteBillingSetting = operation({
  name: 'deleteBillingSetting',
  summary: 'Delete a billing setting; orders that name it keep it',
  method: 'DELETE',
  path: '/billing-settings/{billingSettingId}',
  permission: 'BookingSettings',
  params: settingId,
  answer: z.void(),
  status: 204,
})

/** A company that freight can be billed to instead of the user's own company (DEF-109). */
export const BillToCompanyFields = withRule(
  z.strictObject({
    name: requiredText(200),
    ...billTo,
    /**
     * Payment terms in days for orders that name this company but no billing setting of its own. null uses those of the
     * billing setting.
     */
    terms: days.nullish().transform(orNull),
  }),
  addressFields,
  addressIssues,
)
export type BillToCompanyFields = z.output<typeof BillToCompanyFields>
export const BillToCompanyUpdate = updateOf(BillToCompanyFields)
export type BillToCompanyUpdate = z.output<typeof BillToCompanyUpdate>

export const BillToCompany = z.object({
  id: Id,
  version: z.int(),
  billToCompanyNumber: z.string(),
  ...BillToCompanyFields.shape,
})
export type BillToCompany = z.output<typeof BillToCompany>

const companyNumber = z.strictObject({ billToCompanyNumber: z.string().max(30) })

export const getBillToCompanies = operation({
  name: 'getBillToCompanies',
  summary: 'The companies that freight can be billed to',
  method: 'GET',
  path: '/bill-to-companies',
  permission: 'signed-in',
  answer: z.object({ data: z.array(BillToCompany) }),
})

/** For users who edit it. Forms use the list. */
export const getBillToCompany = operation({
  name: 'getBillToCompany',
  summary: 'One company that freight can be billed to',
  method: 'GET',
  path: '/bill-to-companies/{billToCompanyNumber}',
  permission: 'BookingSettings',
  params: companyNumber,
  answer: BillToCompany,
})

export const createBillToCompany = operation({
  name: 'createBillToCompany',
  summary: 'Add a company that freight can be billed to',
  method: 'POST',
  path: '/bill-to-companies',
  permission: 'BookingSettings',
  body: BillToCompanyFields,
  answer: BillToCompany,
  status: 201,
})

export const updateBillToCompany = operation({
  name: 'updateBillToCompany',
  summary: 'Change a company that freight can be billed to',
  method: 'PUT',
  path: '/bill-to-companies/{billToCompanyNumber}',
  permission: 'BookingSettings',
  params: companyNumber,
  body: BillToCompanyUpdate,
  answer: BillToCompany,
})

export const deleteBillToCompany = operation({
  name: 'deleteBillToCompany',
  summary: 'Delete a company that freight can be billed to; orders that name it keep it',
  method: 'DELETE',
  path: '/bill-to-companies/{billToCompanyNumber}',
  permission: 'BookingSettings',
  params: companyNumber,
  answer: z.void(),
  status: 204,
})

export const billingSettingChanged = event({
  name: 'billingSettingChanged',
  entity: 'billingSetting',
  payload: z.object({ id: Id, name: z.string(), action: z.enum(['created', 'changed', 'deleted']) }),
})

/** Forms need the current settings. Their history is only for users who manage them (DEF-45). */
export const billingSettingEntity = entity<{ name: string }>({
  name: 'billingSetting',
  plural: 'billing-settings',
  read: 'BookingSettings',
  labels: billingSettingLabels,
  phrases: [
    phrase(['isDefault'], ({ isDefault }) =>
      isDefault.to === 'Yes' ? 'made it the default' : 'removed it as the default',
    ),
  ],
  list: getBillingSettings,
  events: [billingSettingChanged],
  title: ({ name }) => name,
  path: () => '/settings/booking',
})

export const billToCompanyChanged = event({
  name: 'billToCompanyChanged',
  entity: 'billToCompany',
  payload: z.object({ id: Id, name: z.string(), action: z.enum(['created', 'changed', 'deleted']) }),
})

export const billToCompanyEntity = entity<{ name: string }>({
  name: 'billToCompany',
  plural: 'bill-to-companies',
  read: 'BookingSettings',
  labels: billToCompanyLabels,
  list: getBillToCompanies,
  events: [billToCompanyChanged],
  title: ({ name }) => name,
  path: () => '/settings/booking',
})
