import { describe, expect, it } from 'vitest'
import { type BookableRate, contractBooking, integratedBooking } from '#booking/booking-payload.ts'

const charge = { description: 'Freight Rate', units: 1, rate: 610, chargeRateType: 'Flat', total: 610 } as const

const rate = (more: Partial<BookableRate> = {}): BookableRate => ({
  quoteId: 'quote-1',
  rateSource: 'Project44Ltl',
  serviceLevelCode: 'STD',
  isGuaranteedRate: false,
  webServiceDescriptionId: 'web-7',
  integrationServiceType: 'LTL',
  maxServiceDays: 3,
  totalCost: 610,
  additionalInfo: { integrationCarrierQuoteReferenceNumber: 'CQ-9', integrationCarrierName: 'Bellwether' },
  charges: [{ ...charge, chargeType: 'FreightRate' }],
  ...more,
})

describe('an integrated rate', () => {
  it('of service LTL or VLTL sends the parameters of the carrier network alone', () => {
    for (const type of ['LTL', 'VLTL'] as const)
      expect(integratedBooking(rate({ integrationServiceType: type, isGuaranteedRate: true }), type)).toEqual({
        shippingMode: type,
        carrierId: null,
        contractId: null,
        manualBookingCharges: null,
        p44BookingParameters: {
          webServiceDescriptionId: 'web-7',
          quoteRequestId: 'quote-1',
          ltlServiceLevel: 'STD',
          isGuaranteed: true,
        },
        integrationBookingParameters: null,
      })
  })

  it('of Morton Express sends its charges besides the parameters of the integration', () => {
    const sent = integratedBooking(
      rate({ rateSource: 'MortonExpress', integrationServiceType: 'MortonExpress' }),
      'LTL',
    )
    expect(sent).toMatchObject({
      p44BookingParameters: null,
      manualBookingCharges: [{ type: 'FreightRate', ...charge }],
      integrationBookingParameters: {
        quoteId: 'quote-1',
        carrierQuoteNumber: 'CQ-9',
        carrierName: 'Bellwether',
        rateSource: 'MortonExpress',
        serviceDays: 3,
        integrationServiceType: 'MortonExpress',
        totalRate: 610,
      },
    })
  })

  it('of any other partner sends the parameters of the integration; a day where none are known', () => {
    const flock = rate({ rateSource: 'FlockFreight', integrationServiceType: 'FlockFreight', maxServiceDays: 0 })
    expect(integratedBooking(flock, 'VLTL')).toMatchObject({
      p44BookingParameters: null,
      manualBookingCharges: null,
      integrationBookingParameters: { rateSource: 'FlockFreight', serviceDays: 1 },
    })
    expect(integratedBooking(rate({ rateSource: 'Spot' }), 'LTL').p44BookingParameters).toBeNull()
  })
})

it('of a contract goes as a truckload with contract, carrier and the additional charges', () => {
  const additionalCharges = [{ type: 'Tarp', ...charge }]
  expect(contractBooking({ contractId: 'rate-1', carrierId: 'carrier-1', additionalCharges })).toEqual({
    shippingMode: 'TL',
    carrierId: 'carrier-1',
    contractId: 'rate-1',
    manualBookingCharges: additionalCharges,
    p44BookingParameters: null,
    integrationBookingParameters: null,
  })
})
