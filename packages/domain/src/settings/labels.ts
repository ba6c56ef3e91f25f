export const insuranceSettingsLabels = { warningDays: 'Warning days' } as const

/** Labels of the markup settings, in the order of their page. */
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

/** Labels of the booking settings, in the order of their page. */
export const bookingSettingsLabels = {
  allowTMSBillToCompany: 'Bill-to company on orders',
  enableTMSFreightAudit: 'Own freight audit',
  enableThirdPartyTMSFreightAudit: 'Third-party freight audit',
  freightAuditEnabled: 'Audit fee on truckloads',
  freightAuditManagementFee: 'Audit fee',
  fuelPerMile: 'Fuel per mile',
  firstStopCharge: 'First stop beyond two',
  furtherStopCharge: 'Each further stop',
  accessorialPrices: 'Accessorial prices',
  truckloadSpeed: 'Truckloads drive',
  ltlSpeed: 'LTL freight drives',
  roundsPublicPositions: 'Nearest city on public tracking',
  timeZone: 'Time zone',
  companyHolidays: 'Company holidays',
  logo: 'Company logo',
} as const

/** Labels of the document settings, in the order of their page. */
export const documentSettingsLabels = {
  requiredContractTMSDocuments: 'Own contracts and agreements',
  requiredSpotDocuments: 'Spot quotes',
  requiredIntegratedDocuments: 'Rates of partners',
  labelFormat: 'Pallet labels',
} as const

/** Labels of the defaults of quotes and orders, in the order of their page. */
export const orderDefaultLabels = {
  defaultOrderType: 'Default order type',
  availableFreightTerms: 'Freight terms on offer',
  defaultFreightTerm: 'Default freight terms',
  availableShippingModes: 'Shipping modes on offer',
  defaultShippingMode: 'Default shipping mode',
  availableEquipmentModes: 'Equipment on offer',
  defaultEquipmentMode: 'Default equipment',
  availableEquipmentTypes: 'Equipment types on offer',
  defaultEquipmentType: 'Default equipment type',
  defaultReeferMode: 'Default reefer mode',
  defaultReeferTemp: 'Default temperature',
  mustHaveRequirements: 'Must have',
  mustNotHaveRequirements: 'Must not have',
  additionalRequirements: 'Other requirements',
  availableDefaultLTLAccessorials: 'Accessorials of a new LTL order',
  defaultLocation: 'Default location',
  prioritizeHistoricalLocations: 'Search locations with a warehouse ID',
  showLocationName: 'Location names in searches',
  defaultCommodity: 'Default commodity',
  requiredOrderReferences: 'Required on orders',
  requiredPickupReferences: 'Required at pickups',
  requiredDropoffReferences: 'Required at dropoffs',
  defaultTLSpecialInstructions: 'Truckload instructions',
  defaultLTLSpecialInstructions: 'LTL instructions',
  defaultSpecialInstructions: 'General instructions',
  customsBrokerName: 'Customs broker',
  customsContact: 'Broker contact',
  customsPhoneNumber: 'Broker phone',
  customsPort: 'Port of entry',
} as const
