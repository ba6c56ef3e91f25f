import type { Permission } from '#access/permissions.ts'

/** Permissions in menu order, grouped under the names users look for. */
export const permissionGroups: readonly { name: string; permissions: readonly Permission[] }[] = [
  { name: 'Quotes', permissions: ['CreateQuote', 'ViewQuoteHistory'] },
  {
    name: 'Orders',
    permissions: [
      'ViewOrder',
      'CreateOrder',
      'EditOrder',
      'VoidOrder',
      'DuplicateOrder',
      'BulkOrderUpload',
      'ConsolidateOrder',
    ],
  },
  {
    name: 'Shipments',
    permissions: [
      'ViewShipment',
      'ViewDraftShipment',
      'CreateShipment',
      'BookShipment',
      'CancelShipment',
      'CreateRateRequest',
      'RecordResponse',
      'GenerateBillOfLading',
      'GeneratePalletLabel',
      'ViewClaims',
    ],
  },
  { name: 'Planning', permissions: ['ShipmentBuilder', 'Optimization'] },
  { name: 'Documents', permissions: ['ViewDocuments', 'EditDocuments'] },
  {
    name: 'Financials',
    permissions: [
      'ViewInvoice',
      'ViewCarrierInvoice',
      'ViewPayments',
      'ViewFreightAuditPayment',
      'EditFreightAuditCharges',
      'EditFreightAuditExceptions',
      'EditThirdPartyCharges',
      'ViewRateMismatches',
      'EditRateMismatches',
    ],
  },
  { name: 'Reports', permissions: ['ViewReports'] },
  { name: 'Lanes', permissions: ['ViewLanes', 'CreateLane', 'EditLane'] },
  { name: 'Carriers', permissions: ['ViewCarrierNetwork', 'EditCarrierNetwork'] },
  { name: 'Locations', permissions: ['ViewLocations', 'EditLocations'] },
  { name: 'Contacts', permissions: ['ViewContacts', 'CreateContact', 'EditContacts'] },
  { name: 'Commodities', permissions: ['ViewCommodity', 'EditCommodity', 'RemoveCommodity'] },
  {
    name: 'Settings',
    permissions: [
      'BookingSettings',
      'DocumentSettings',
      'InsuranceSettings',
      'OrderDefaultSettings',
      'QuoteMarkupSettings',
    ],
  },
]
