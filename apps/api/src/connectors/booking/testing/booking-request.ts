import { flatCharge } from '@lanewise/domain/rating/charges'
import { cents } from '@lanewise/domain/shared/units'
import type { BookedStop, BookingRequest, TakenBooking } from '../booking-partner.ts'

const chicago: BookedStop = {
  stopType: 0,
  companyName: 'Northwind Foods',
  addressLine1: '12 West Adams Street',
  addressLine2: 'Dock 4',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60606',
  country: 'US',
  timeZone: 'America/Chicago',
  contactName: 'Ana Ruiz',
  contactPhone: '(312) 555-0148',
  contactEmail: null,
  earlyAt: new Date('2026-11-18T14:00:00Z'),
  lateAt: new Date('2026-11-18T22:00:00Z'),
  appointmentAt: null,
  note: 'Ring twice',
}

const dallas: BookedStop = {
  ...chicago,
  stopType: 1,
  addressLine2: null,
  city: 'Dallas',
  state: 'TX',
  postalCode: '75201',
  contactName: null,
  contactPhone: null,
  earlyAt: new Date('2026-11-20T14:00:00Z'),
  lateAt: new Date('2026-11-20T22:00:00Z'),
  appointmentAt: new Date('2026-11-20T16:30:00Z'),
  note: null,
}

/** Four drums of paint on a pallet, from Chicago to Dallas. */
export const bookingRequest = (changes: Partial<BookingRequest> = {}): BookingRequest => ({
  attemptId: '0b8f3c1e-0000-4000-8000-000000000001',
  shipmentNumber: 'S000123',
  shippingMode: 'LTL',
  rateSource: 'FlockFreight',
  carrierName: 'Flock Freight',
  carrierScac: 'FLKF',
  total: cents(40_050),
  charges: [flatCharge('FreightRate', cents(40_050))],
  providerData: '{"quoteId":"q-1","carrierQuoteNumber":"000123"}',
  requester: { companyName: 'Acme', name: 'Ana Ruiz', email: 'ana@acme.test' },
  stops: [chicago, dallas],
  items: [
    {
      description: 'Paint',
      totalWeight: 800.005,
      packageLength: 48,
      packageWidth: 40,
      packageHeight: 36,
      palletCount: 1,
      packageCount: 4,
      packagingUnitType: 'Drum',
      freightClass: '65',
      nmfcNumber: '149980-02',
      isStackable: false,
      isHazmat: true,
      hazmatUnNumber: '1263',
      hazmatHazardClass: '3',
      hazmatPackingGroup: 'II',
      properShippingName: 'Paint',
    },
  ],
  accessorials: ['LiftgateDelivery'],
  referenceNumbers: [{ typeId: 'PurchaseOrder', label: 'PO #', value: 'PO-1' }],
  orderNumbers: ['O000007'],
  specialInstructions: 'No tilting',
  hazmatEmergencyContact: 'Chemtrec 800-424-9300',
  isPartial: false,
  ...changes,
})

export const takenBooking = (changes: Partial<TakenBooking> = {}): TakenBooking => ({
  attemptId: '0b8f3c1e-0000-4000-8000-000000000001',
  shipmentNumber: 'S000123',
  providerData: '{"capacityProviderAccountGroup":{"code":"ACME","accounts":[{"code":"SAIA-1"}]}}',
  sentAt: new Date(),
  reference: '48127',
  originPostalCode: '60606',
  ...changes,
})
