const addressLabels = {
  addressLine1: 'Address Line 1',
  addressLine2: 'Address Line 2',
  city: 'City',
  state: 'State',
  postalCode: 'Zip Code',
  country: 'Country',
} as const

export const billingSettingLabels = {
  name: 'Name',
  billToName: 'Bill to',
  ...addressLabels,
  terms: 'Terms (days)',
  isDefault: 'Default',
  isThirdParty: 'Third party',
} as const

export const billToCompanyLabels = { name: 'Name', ...addressLabels, terms: 'Terms (days)' } as const
