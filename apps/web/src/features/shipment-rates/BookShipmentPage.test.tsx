import { bookShipment, updateOriginationType, updateShipmentDetails } from '@lanewise/contract/shipments'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { bookingPortal, contractRate, integratedRate, spotRate } from '#features/booking/testing/given.tsx'
import { aRatesPortal, someDetails } from '#features/quotes/rates/testing/given.tsx'
import { type Refused, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { RateStep } from './RateStep.tsx'
import { book, byHand, carrierId, charge, choose, open, setRate, unbooked } from './testing/given.tsx'

const bothRequired = 'Freight Rate and Fuel Surcharge are required for manual LTL bookings'

describe('the rate step of a shipment', () => {
  it('offers integrated rates of LTL, spot and contracted rates of a truckload, and books the chosen one [SHIP-4]', async () => {
    const ltl = await open({ from: 'preview' })
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
    expect(spot.portal.calls(updateOriginationType)[0]?.params).toEqual({ shipmentNumber: 'S104475' })
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
    expect(whole.portal.calls(updateShipmentDetails)[0]).toMatchObject({
      params: { shipmentNumber: 'S104475' },
      body: { proNumber: '0771204583' },
    })
  })

  it('opens to nobody without BookShipment', async () => {
    await open({ from: 'preview', user: { permissions: ['ViewShipment'] } })
    expect(screen.getByRole('button', { name: 'Book' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('begins a manual LTL booking with Freight Rate and Fuel Surcharge [BOOK-38]', async () => {
    await open({ by: 'manual' })
    expect(screen.getAllByRole('group', { name: /^Charge \d/ })).toHaveLength(2)
    for (const [number, type] of [
      [1, 'Freight Rate'],
      [2, 'Fuel Surcharge'],
    ] as const) {
      expect(charge(number).getByRole('combobox', { name: /^Type/ })).toHaveTextContent(type)
      expect(charge(number).getByLabelText(/^Description/)).toHaveValue(type)
      expect(charge(number).getByRole('combobox', { name: /^Method/ })).toHaveTextContent('Flat')
      expect(charge(number).getByLabelText(/^Units/)).toHaveValue('1')
      expect(charge(number).getByLabelText(/^Rate/)).toHaveValue('0')
      expect(charge(number).getByLabelText(`Total of charge ${number}`)).toHaveTextContent('$0.00')
    }
  })

  it('sends the class that the carrier of a manual LTL booking bills by as a number [BOOK-40]', async () => {
    const opened = await open({ by: 'manual' })
    await byHand(opened)
    await opened.keys.click(screen.getByRole('combobox', { name: /^Billed class/ }))
    await opened.keys.click(await screen.findByRole('option', { name: '92.5' }))
    await book(opened)
    await screen.findByText(/booked successfully/)
    expect(opened.portal.calls(bookShipment)[0]?.body).toMatchObject({ freightClass: 92.5 })
  })

  it('refuses a manual LTL booking without one of them before it is sent', async () => {
    for (const number of [1, 2]) {
      const opened = await open({ by: 'manual' })
      await byHand(opened)
      await opened.keys.click(screen.getByRole('button', { name: `Remove charge ${number}` }))
      await book(opened)
      expect(await screen.findByRole('alert')).toHaveTextContent(bothRequired)
      expect(opened.portal.calls(bookShipment)).toHaveLength(0)
      cleanup()
    }
  })
})

describe('two seconds after a booking', () => {
  it('the page goes to the confirmation, having said so [BOOK-35]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const opened = await open()
    await choose(opened, /^Select Kestrel Freight System/)
    expect(await screen.findByText('Shipment booked successfully! Page will redirect')).toBeVisible()
    expect(opened.router.state.location.pathname).toBe('/shipments/S104475/book')
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(opened.router.state.location.pathname).toBe('/shipments/S104475/confirmation')
  })

  it('the page is shown anew where the answer names no shipment number, having said so [BOOK-36]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const reload = vi.fn()
    const portal = bookingPortal(integratedRate(), aRatesPortal().portal)
    const { fetch } = portal
    const shipment = unbooked('LTL')
    portal.fetch = async (address, init) =>
      address.endsWith('/book') ? new Response(JSON.stringify({ shipmentId: shipment.id })) : fetch(address, init)
    const freight = { details: someDetails({ shippingModes: ['LTL'] }), selectedQuote: null }
    const step = <RateStep shipment={shipment} freight={freight} reload={reload} />
    const opened = await renderScreen(step, { portal, path: '/shipments/S104475/book' })
    await choose(opened, /^Select Kestrel Freight System/)
    expect(await screen.findByText('Shipment booked successfully! Page will refresh')).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(reload).toHaveBeenCalledOnce()
    expect(opened.router.state.location.pathname).toBe('/shipments/S104475/book')
  })
})

it('says why a booking failed, or that nobody knows [BOOK-37]', async () => {
  const unknown = 'An unknown error occurred. Please try again or contact your sales rep.'
  const silent: Refused = { refused: { status: 500, content: {} } }
  for (const [answer, text] of [
    [refused(422, 'Dock 4 is full'), 'Dock 4 is full'],
    [silent, unknown],
  ] as const) {
    const opened = await open()
    opened.portal.on(bookShipment, answer)
    await choose(opened, /^Select Kestrel Freight System/)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(opened.address()).toMatch(/^\/shipments\/S104475\/book/)
    cleanup()
    const manual = await open({ by: 'manual' })
    manual.portal.on(bookShipment, answer)
    await byHand(manual)
    await book(manual)
    await waitFor(() => expect(screen.getAllByRole('alert').some((one) => one.textContent === text)).toBe(true))
    cleanup()
  }
})
