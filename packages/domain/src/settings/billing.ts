const addressLabels = {
  addressLine1: 'Address Line 1',
  addressLine2: 'Address Line 2',
  city: 'City',
  state: 'State',
  postalCode: 'Zip Code',
  country: 'Country',
} as const

/** What people call what a billing setting holds. */
export const billingSettingLabels = {
  name: 'Name',
  billToName: 'Bill to',
  ...addressLabels,
  terms: 'Terms (days)',
  isDefault: 'Default',
  isThirdParty: 'Third party',
} as const

/** What people call what a bill-to company holds. */
export const billToCompanyLabels = { name: 'Name', ...addressLabels, terms: 'Terms (days)' } as const
