/** What people call the settings of insurance. */
export const insuranceSettingsLabels = { warningDays: 'Warning days' } as const

/** What people call the settings of markups, in the order of their page. */
export const quoteMarkupLabels = {
  includePrepaidAddMarkupQuotes: 'Markup on prices',
  prepaidAddMarkupMethod: 'Method',
  domesticTLMarkup: 'Domestic truckload',
  domesticLTLMarkup: 'Domestic LTL',
  internationalTLMarkup: 'International truckload',
  internationalLTLMarkup: 'International LTL',
  defaultPrepaidAdd: 'Default percent',
  includePartialTLQuotes: 'Partial truckload quotes',
} as const

/** What people call the defaults of quotes and orders, in the order of their page. */
export const orderDefaultLabels = {
  availableShippingModes: 'Shipping modes on offer',
  defaultShippingMode: 'Default shipping mode',
  availableEquipmentModes: 'Equipment on offer',
  defaultEquipmentMode: 'Default equipment',
  availableDefaultLTLAccessorials: 'Accessorials of a new LTL order',
  defaultCommodity: 'Default commodity',
} as const
