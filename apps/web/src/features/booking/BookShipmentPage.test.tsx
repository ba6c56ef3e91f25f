import { bookShipment, updateOriginationType } from '@lanewise/contract/booking'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aRatesPortal, someDetails } from '#features/rates/testing/given.tsx'
import { type Refused, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { RateStep } from './shipment/RateStep.tsx'
import { bookingPortal, integratedRate, spotRate } from './testing/given.tsx'
import { book, byHand, charge, choose, type Opened, open, unbooked } from './testing/shipment-to-book.tsx'

const bothRequired = 'Freight Rate and Fuel Surcharge are required for manual LTL bookings'

describe('the rate step of a shipment', () => {
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

/** Books a rate, then takes control of the clock just before the answer arrives. */
async function bookWithHeldClock({ keys }: Pick<Opened, 'keys'>) {
  await keys.click(await screen.findByRole('button', { name: /^Select Kestrel Freight System/ }))
  const yes = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Book' })
  vi.useFakeTimers()
  await keys.click(yes)
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('two seconds after a booking', () => {
  it('the page goes to the confirmation, having said so [BOOK-35]', async () => {
    const opened = await open()
    await bookWithHeldClock(opened)
    expect(await screen.findByText('Shipment booked successfully! Page will redirect')).toBeVisible()
    await wait(1_800)
    expect(opened.router.state.location.pathname).toBe('/shipments/S104475/book')
    await wait(200)
    expect(opened.router.state.location.pathname).toBe('/shipments/S104475/confirmation')
  })

  it('the page is shown anew where the answer names no shipment number, having said so [BOOK-36]', async () => {
    const reload = vi.fn()
    const portal = bookingPortal(integratedRate(), aRatesPortal().portal)
    const { fetch } = portal
    const shipment = unbooked('LTL')
    portal.fetch = async (address, init) =>
      address.endsWith('/book') ? new Response(JSON.stringify({ shipmentId: shipment.id })) : fetch(address, init)
    const freight = { details: someDetails({ shippingModes: ['LTL'] }), selectedQuote: null }
    const step = <RateStep shipment={shipment} freight={freight} reload={reload} />
    const opened = await renderScreen(step, { portal, path: '/shipments/S104475/book' })
    await bookWithHeldClock(opened)
    expect(await screen.findByText('Shipment booked successfully! Page will refresh')).toBeVisible()
    await wait(1_800)
    expect(reload).not.toHaveBeenCalled()
    await wait(200)
    expect(reload).toHaveBeenCalledOnce()
    expect(opened.router.state.location.pathname).toBe('/shipments/S104475/book')
  })
})

const noAnswer = () => {
  throw new TypeError('Failed to fetch')
}

it('says why a booking failed, or that nobody knows, also where nobody answered [BOOK-37]', async () => {
  const unknown = 'An unknown error occurred. Please try again or contact your sales rep.'
  const silent: Refused = { refused: { status: 500, content: {} } }
  for (const [answer, text] of [
    [refused(422, 'Dock 4 is full'), 'Dock 4 is full'],
    [silent, unknown],
    [noAnswer, unknown],
  ] as const) {
    const opened = await open()
    opened.portal.on(bookShipment, answer)
    await choose(opened, /^Select Kestrel Freight System/)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(opened.address()).toMatch(/^\/shipments\/S104475\/book/)
    cleanup()
    const manual = await open({ by: 'manual' })
    manual.portal.on(bookShipment, answer)
    await byHand(manual, '0771204583')
    await book(manual)
    await waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([text]))
    expect(screen.getByLabelText('PRO number')).toHaveValue('0771204583')
    expect(screen.getByRole('combobox', { name: /^Carrier/ })).toHaveValue('Able Freight')
    cleanup()
  }
})

it('sends a booking by hand without answer again under the same key, also after the user was offline', async () => {
  const manual = await open({ by: 'manual' })
  manual.portal.on(bookShipment, noAnswer)
  await byHand(manual)
  await book(manual)
  await screen.findByText(/^An unknown error occurred/)
  expect(screen.queryByText('The server did not answer.')).toBeNull()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await book(manual)
  expect(screen.queryByText('You are offline.')).toBeNull()
  expect(screen.getByText(/^An unknown error occurred/)).toBeVisible()
  online.mockRestore()
  manual.portal.on(bookShipment, { shipmentId: manual.shipment.id, shipmentNumber: 'S104475', version: 4 })
  await book(manual)
  await screen.findByText(/booked successfully/)
  expect(screen.queryByText(/^An unknown error occurred/)).toBeNull()
  const keys = manual.portal.calls(bookShipment).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

it('shows a refused spot booking as "Failed to Book with Spot" with the errors, each once [BOOK-20]', async () => {
  const spot = await open({ mode: 'TL', bookable: spotRate })
  const modelState = { booking: ['No truck', 'Too late', 'No truck'] }
  spot.portal.on(updateOriginationType, refused(422, 'No', { modelState }))
  await choose(spot, /^Select Exclusive Use/)
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('Failed to Book with Spot')).toBeVisible()
  for (const text of ['No truck', 'Too late']) expect(within(alert).getByText(text)).toBeVisible()
  expect(spot.portal.calls(bookShipment)).toHaveLength(0)
})
