import { expect, it } from 'vitest'
import { isPermission, permissions } from './permissions.ts'

it('knows exactly the 51 permissions of the product [PERM-1]', () => {
  expect(permissions.join(' ')).toBe(
    'CreateQuote ViewQuoteHistory ViewOrder CreateOrder EditOrder VoidOrder DuplicateOrder BulkOrderUpload ' +
      'ViewShipment BookShipment CreateShipment CancelShipment CreateRateRequest RecordResponse ' +
      'GenerateBillOfLading GeneratePalletLabel ViewDocuments ConsolidateOrder ViewDraftShipment ShipmentBuilder ' +
      'ViewInvoice ViewCarrierInvoice ViewPayments ViewFreightAuditPayment EditFreightAuditCharges ' +
      'EditFreightAuditExceptions EditRateMismatches EditThirdPartyCharges ViewClaims ViewRateMismatches ' +
      'CreateLane ViewLanes EditLane EditLocations ViewLocations EditContacts ViewContacts CreateContact ' +
      'EditCommodity RemoveCommodity ViewCommodity EditCarrierNetwork ViewCarrierNetwork Optimization ViewReports ' +
      'BookingSettings DocumentSettings EditDocuments InsuranceSettings OrderDefaultSettings QuoteMarkupSettings',
  )
  expect(new Set(permissions).size).toBe(51)
})

it('recognises a permission by its exact name', () => {
  expect(isPermission('ViewOrder')).toBe(true)
  expect(isPermission('viewOrder')).toBe(false)
  expect(isPermission('toString')).toBe(false)
})
