import { bookShipment } from '@lanewise/contract/booking'
import { cleanup, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  bookingPortal,
  contractRate,
  integratedRate,
  labels,
  openDialog,
  rateId,
  shipmentId,
} from '#features/booking/testing/given.tsx'
import { aCharge } from '#testing/rates.ts'

type Rate = Parameters<typeof integratedRate>[0]

const quoteId = '0198c0de-0000-7000-8000-00000000ab01'

/** Request body and address that the server receives when a rate is booked in the dialog. */
async function sentFor(rate: Rate, shippingMode: 'LTL' | 'VLTL' = 'LTL') {
  const bookable = { ...integratedRate({ quoteId, ...rate }), shippingMode }
  const portal = bookingPortal(bookable as Parameters<typeof bookingPortal>[0])
  const { fetch } = portal
  const requests: string[] = []
  portal.fetch = (address, init) => {
    requests.push(`${init?.method} ${new URL(address, 'http://portal.test').pathname}`)
    return fetch(address, init)
  }
  await openDialog({ portal })
  await waitFor(() => expect(labels()[2]).toBe('Shipment Booked'))
  const [call] = portal.calls(bookShipment)
  cleanup()
  return { body: call?.body, address: requests.at(-1) }
}

const network: Rate = {
  rateSource: 'Project44Ltl',
  integrationServiceType: 'LTL',
  webServiceDescriptionId: 'ws-41',
  serviceLevelCode: 'GUR',
  isGuaranteedRate: true,
}

const flock: Rate = {
  rateSource: 'FlockFreight',
  integrationServiceType: 'FlockFreight',
  maxServiceDays: 4,
  totalCost: 742.18,
  additionalInfo: { integrationCarrierQuoteReferenceNumber: 'FLK-20417', integrationCarrierName: 'Flock Freight' },
}

const morton: Rate = {
  ...flock,
  rateSource: 'MortonExpress',
  integrationServiceType: 'MortonExpress',
  totalCost: 901.1,
  additionalInfo: { integrationCarrierQuoteReferenceNumber: '0091', integrationCarrierName: 'Morton Express' },
  charges: [
    aCharge({ description: 'Line haul', chargeRateType: 'Flat', units: 1, rate: 800, total: 800 }),
    aCharge({
      description: 'Fuel',
      chargeType: 'FuelSurcharge',
      chargeTypeName: 'Fuel Surcharge',
      chargeRateType: 'Pallet',
      units: 2,
      rate: 50.55,
      total: 101.1,
    }),
  ],
}

describe('a booking', () => {
  it('has six fields in each of the three modes, of a truckload with carrier and contract [BOOK-29]', async () => {
    const p44BookingParameters = {
      webServiceDescriptionId: 'ws-41',
      quoteRequestId: quoteId,
      ltlServiceLevel: 'GUR',
      isGuaranteed: true,
    }
    const nothing = {
      carrierId: null,
      contractId: null,
      manualBookingCharges: null,
      integrationBookingParameters: null,
    }
    for (const shippingMode of ['LTL', 'VLTL'] as const) {
      const { body } = await sentFor({ ...network, integrationServiceType: shippingMode }, shippingMode)
      expect(body).toEqual({ ...nothing, shippingMode, p44BookingParameters })
    }
    const portal = bookingPortal(contractRate)
    await openDialog({ portal })
    await waitFor(() => expect(labels()[2]).toBe('Shipment Booked'))
    expect(portal.calls(bookShipment)[0]?.body).toEqual({
      shippingMode: 'TL',
      carrierId: '0198c0de-0000-7000-8000-0000000000d1',
      contractId: rateId,
      manualBookingCharges: [expect.objectContaining({ type: 'Tarp' })],
      p44BookingParameters: null,
      integrationBookingParameters: null,
    })
  })

  it('is put to the shipment in one shape, of a network with its four parameters [BOOK-28] [BOOK-31] [BOOK-32]', async () => {
    for (const shippingMode of ['LTL', 'VLTL'] as const) {
      const { address, body } = await sentFor({ ...network, integrationServiceType: shippingMode }, shippingMode)
      expect(address).toBe(`PUT /api/v1/shipments/${shipmentId}/book`)
      expect(body).toEqual({
        shippingMode,
        carrierId: null,
        contractId: null,
        manualBookingCharges: null,
        p44BookingParameters: {
          webServiceDescriptionId: 'ws-41',
          quoteRequestId: quoteId,
          ltlServiceLevel: 'GUR',
          isGuaranteed: true,
        },
        integrationBookingParameters: null,
      })
    }
  })

  it('of any other integrated type carries what its quote says of the carrier [BOOK-24] [BOOK-33] [BOOK-34]', async () => {
    for (const integrationServiceType of ['FlockFreight', 'SomethingNew', null]) {
      const { body } = await sentFor({ ...flock, integrationServiceType })
      expect(body).toEqual({
        shippingMode: 'LTL',
        carrierId: null,
        contractId: null,
        manualBookingCharges: null,
        p44BookingParameters: null,
        integrationBookingParameters: {
          quoteId,
          carrierQuoteNumber: 'FLK-20417',
          carrierName: 'Flock Freight',
          rateSource: 'FlockFreight',
          serviceDays: 4,
          integrationServiceType,
          totalRate: 742.18,
        },
      })
    }
    const { body } = await sentFor({ ...flock, maxServiceDays: 0 })
    expect(body).toMatchObject({ integrationBookingParameters: { serviceDays: 1 } })
  })

  it('of Morton Express carries the charges of the rate besides, each with its six facts [BOOK-23] [BOOK-30]', async () => {
    const { body } = await sentFor(morton)
    expect(body).toEqual({
      shippingMode: 'LTL',
      carrierId: null,
      contractId: null,
      manualBookingCharges: [
        { type: 'FreightRate', description: 'Line haul', units: 1, rate: 800, chargeRateType: 'Flat', total: 800 },
        { type: 'FuelSurcharge', description: 'Fuel', units: 2, rate: 50.55, chargeRateType: 'Pallet', total: 101.1 },
      ],
      p44BookingParameters: null,
      integrationBookingParameters: {
        quoteId,
        carrierQuoteNumber: '0091',
        carrierName: 'Morton Express',
        rateSource: 'MortonExpress',
        serviceDays: 4,
        integrationServiceType: 'MortonExpress',
        totalRate: 901.1,
      },
    })
  })

  it('of each integrated source goes with integration parameters, and with no contract [BOOK-21]', async () => {
    const rates: Rate[] = [
      network,
      { ...network, rateSource: 'Project44Vltl', integrationServiceType: 'VLTL' },
      flock,
      morton,
    ]
    for (const rate of rates) {
      const { body } = await sentFor(rate)
      expect(body).toMatchObject({ contractId: null, carrierId: null })
      const parameters = [body?.p44BookingParameters, body?.integrationBookingParameters]
      expect(parameters.filter((one) => one !== null)).toHaveLength(1)
      expect(parameters.find((one) => one !== null)).toMatchObject(
        rate?.integrationServiceType?.endsWith('LTL') ? { quoteRequestId: quoteId } : { quoteId },
      )
    }
  })
})
