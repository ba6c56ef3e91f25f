import { BillingSetting, BillingSettingFields, BillToCompany, BillToCompanyFields } from '@lanewise/contract/billing'
import { declaredFields } from '#platform/declared-fields.ts'
import type { BillingSettingRow, BillToCompanyRow } from './billing.queries.ts'

const setting = declaredFields(BillingSetting)
const settingFields = declaredFields(BillingSettingFields)
const company = declaredFields(BillToCompany)
const companyFields = declaredFields(BillToCompanyFields)

export const billingSettingView = (row: BillingSettingRow): BillingSetting => setting(row)
export const billToCompanyView = (row: BillToCompanyRow): BillToCompany => company(row)

export const billingSettingFieldsOf = (row: BillingSettingRow): BillingSettingFields => settingFields(row)
export const billToCompanyFieldsOf = (row: BillToCompanyRow): BillToCompanyFields => companyFields(row)
