/** Everything a user can be allowed to do. (PERM-1) */
export const permissions = [
  'CreateQuote',
  'ViewQuoteHistory',
  'ViewOrder',
  'CreateOrder',
  'EditOrder',
  'VoidOrder',
  'DuplicateOrder',
  'BulkOrderUpload',
  'ViewShipment',
  'BookShipment',
  'CreateShipment',
  'CancelShipment',
  'CreateRateRequest',
  'RecordResponse',
  'GenerateBillOfLading',
  'GeneratePalletLabel',
  'ViewDocuments',
  'ConsolidateOrder',
  'ViewDraftShipment',
  'ShipmentBuilder',
  'ViewInvoice',
  'ViewCarrierInvoice',
  'ViewPayments',
  'ViewFreightAuditPayment',
  'EditFreightAuditCharges',
  'EditFreightAuditExceptions',
  'EditRateMismatches',
  'EditThirdPartyCharges',
  'ViewClaims',
  'ViewRateMismatches',
  'CreateLane',
  'ViewLanes',
  'EditLane',
  'EditLocations',
  'ViewLocations',
  'EditContacts',
  'ViewContacts',
  'CreateContact',
  'EditCommodity',
  'RemoveCommodity',
  'ViewCommodity',
  'EditCarrierNetwork',
  'ViewCarrierNetwork',
  'Optimization',
  'ViewReports',
  'BookingSettings',
  'DocumentSettings',
  'EditDocuments',
  'InsuranceSettings',
  'OrderDefaultSettings',
  'QuoteMarkupSettings',
] as const

export type Permission = (typeof permissions)[number]

/** Whether the text is the name of a permission. (PERM-1) */
export function isPermission(text: string): text is Permission {
  return known.has(text)
}

const known: ReadonlySet<string> = new Set(permissions)
