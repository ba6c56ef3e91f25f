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
