import type { Examples } from '#platform/testing/examples.ts'

export const examples: Examples = {
  getConfiguration: () => ({ params: { setting: 'productName' } }),
  getFeatureFlag: () => ({ params: { flag: 'anything' } }),
  getCompanySettings: () => ({}),
  getCustomerConfiguration: () => ({}),
}
