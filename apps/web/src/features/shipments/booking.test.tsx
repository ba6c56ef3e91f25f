import { bookShipment, updateOriginationType } from '@lanewise/contract/booking'
import { noPermissionText } from '@lanewise/domain/access/allowed'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bookingScreens } from '#features/booking/booking.screens.ts'
import { contractRate, rateId, spotRate } from '#features/booking/testing/given.tsx'
import { book, byHand, carrierId, choose, open, setRate } from '#features/booking/testing/shipment-to-book.tsx'
import { aScreen, renderPortal } from '#testing/render-portal.tsx'
import { ana } from '#testing/render-screen.tsx'
import ShipmentPage from './ShipmentPage.tsx'

const bothRequired = 'Freight Rate and Fuel Surcharge are required for manual LTL bookings'

describe('the rate step of a shipment', () => {
  it('offers integrated rates of LTL, spot and contracted rates of a truckload, and books the chosen one [SHIP-4]', async () => {
    const ltl = await open({ previewPage: <ShipmentPage /> })
    await ltl.keys.click(screen.getByRole('button', { name: 'Book' }))
    expect(ltl.address()).toMatch(/^\/shipments\/S104475\/book/)
    await choose(ltl, /^Select Kestrel Freight System/)
    await screen.findByText(/booked successfully/)
    expect(ltl.portal.calls(bookShipment)[0]).toMatchObject({
      params: { shipmentId: ltl.shipment.id },
      body: { shippingMode: 'LTL' },
    })
    cleanup()
    const contracted = await open({ mode: 'TL', bookable: contractRate })
    await choose(contracted, /^Select Copperline Transport/)
    await screen.findByText(/booked successfully/)
    expect(contracted.portal.calls(bookShipment)[0]?.body).toMatchObject({
      shippingMode: 'TL',
      contractId: expect.any(String),
    })
    cleanup()
    const spot = await open({ mode: 'TL', bookable: spotRate })
    await choose(spot, /^Select Exclusive Use/)
    await screen.findByText(/booked successfully/)
    expect(spot.portal.calls(updateOriginationType)[0]).toMatchObject({
      params: { shipmentNumber: 'S104475' },
      body: { originationType: 'Spot', quoteId: rateId, isPartial: true },
    })
    expect(spot.portal.calls(bookShipment)).toHaveLength(0)
    cleanup()
    const manual = await open({ by: 'manual' })
    await byHand(manual, '0771204583')
    await manual.keys.click(screen.getByRole('button', { name: 'Remove charge 2' }))
    await book(manual)
    expect(await screen.findByText(bothRequired)).toBeVisible()
    expect(manual.portal.calls(bookShipment)).toHaveLength(0)
    cleanup()
    const whole = await open({ by: 'manual' })
    await byHand(whole, '0771204583')
    await setRate(whole, 1, '500')
    await setRate(whole, 2, '25.5')
    await book(whole)
    await screen.findByText(/booked successfully/)
    expect(whole.portal.calls(bookShipment)[0]?.body).toEqual({
      shippingMode: 'LTL',
      carrierId,
      freightClass: null,
      proNumber: '0771204583',
      manualBookingCharges: [
        { type: 'FreightRate', description: 'Freight Rate', units: 1, rate: 500, chargeRateType: 'Flat', total: 500 },
        {
          type: 'FuelSurcharge',
          description: 'Fuel Surcharge',
          units: 1,
          rate: 25.5,
          chargeRateType: 'Flat',
          total: 25.5,
        },
      ],
    })
    cleanup()
    const permissions = ana.permissions.filter((one) => one !== 'BookShipment')
    const stranger = await open({ previewPage: <ShipmentPage />, user: { permissions } })
    const button = screen.getByRole('button', { name: 'Book' })
    expect(button).toHaveAccessibleDescription(noPermissionText)
    await stranger.keys.click(button)
    expect(stranger.address()).toMatch(/preview/)
    cleanup()
    const screens = [...bookingScreens, aScreen()]
    const guarded = await renderPortal({ path: '/shipments/S104475/book', user: { permissions }, screens })
    await waitFor(() => expect(guarded.address()).toBe('/dashboard'))
  })
})
