import { randomUUID } from 'node:crypto'
import { createBillingSetting, createBillToCompany } from '@lanewise/contract/billing'
import type { Examples, Given } from '#platform/testing/examples.ts'

const address = {
  addressLine1: '2400 Mound Rd',
  city: 'Joliet',
  state: 'IL',
  postalCode: '60433',
  country: 'US',
} as const

export const examples: Examples = {
  getBillingSettings: () => ({}),
  getDefaultBillingSetting: () => ({}),
  getBillingSetting: ({ billingSettingId }) => ({ params: { billingSettingId } }),
  createBillingSetting: () => ({
    body: { name: `New ${randomUUID()}`, billToName: 'Accounts', ...address, isDefault: true },
  }),
  updateBillingSetting: ({ billingSettingId }) => ({ params: { billingSettingId }, body: { terms: 45 } }),
  deleteBillingSetting: ({ billingSettingId }) => ({ params: { billingSettingId } }),
  getBillToCompanies: () => ({}),
  getBillToCompany: ({ billToCompanyNumber }) => ({ params: { billToCompanyNumber } }),
  createBillToCompany: () => ({ body: { name: `New ${randomUUID()}`, ...address } }),
  updateBillToCompany: ({ billToCompanyNumber }) => ({ params: { billToCompanyNumber }, body: { terms: 15 } }),
  deleteBillToCompany: ({ billToCompanyNumber }) => ({ params: { billToCompanyNumber } }),
}

export const given: Given = async ({ ask, name }) => {
  const body = { name: `Billing of ${name}`, billToName: `Accounts of ${name}`, ...address }
  const { id: billingSettingId } = await ask(createBillingSetting, { body })
  const { billToCompanyNumber } = await ask(createBillToCompany, { body: { name: `Payer of ${name}`, ...address } })
  return { billingSettingId, billToCompanyNumber }
}
