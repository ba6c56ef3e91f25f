import { bookShipment } from '@lanewise/contract/booking'
import { createShipment } from '@lanewise/contract/shipments'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  bookingPortal,
  button,
  labels,
  openDialog,
  type order,
  rate,
  shipmentId,
  shipmentNumber,
} from '#features/booking/testing/given.tsx'
import { refused } from '#testing/fake-portal.ts'

const created = { shipmentId, shipmentNumber, resultId: shipmentId, resultNumber: shipmentNumber }
const step = (index: number) =>
  within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')[index] as HTMLElement

describe('while a booking runs', () => {
  it('it says which step it is, what that does, and links to nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof created>()
    const portal = bookingPortal()
    portal.on(createShipment, () => promise)
    const opened = await openDialog({ portal })
    await waitFor(() => expect(labels()[1]).toBe('Creating Shipment'))
    expect(screen.getByText('Step 2 of 3')).toBeVisible()
    expect(step(0)).toHaveTextContent('6 pallets, 4,980 lbs')
    expect(step(0)).toHaveTextContent('O209114')
    expect(within(step(0)).queryByRole('link')).toBeNull()
    expect(step(1)).toHaveTextContent('Stops, lane and miles')
    expect(step(1)).toHaveAttribute('aria-current', 'step')
    expect(step(2)).not.toHaveAttribute('aria-current')
    expect(step(2)).toHaveTextContent(/^3.*Sent to Bellwether Truck Lines once the shipment is created$/)
    const last = await button('View Confirmation')
    expect(last).toHaveAccessibleDescription('This is still under way')
    await opened.keys.click(last)
    expect(opened.address()).toBe('/')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    await act(async () => resolve(created))
    await waitFor(() => expect(labels()[2]).toBe('Shipment Booked'))
    expect(step(2)).toHaveTextContent('Booked with Bellwether Truck Lines')
    expect(within(step(0)).getByRole('link', { name: 'O209114' })).toHaveAttribute('href', '/orders/O209114')
    expect(within(step(1)).getByRole('link', { name: 'S104512' })).toHaveAttribute('href', '/shipments/S104512/preview')
    expect(within(step(2)).queryByRole('link')).toBeNull()
    expect(screen.queryByText(/^Step \d of/)).toBeNull()
    expect(screen.queryByText(/kept/)).toBeNull()
  })

  it('it shows the rate that is booked', async () => {
    await openDialog({ rate: { ...rate, note: null } })
    expect(screen.getByText('Bellwether Truck Lines', { selector: 'b' })).toBeVisible()
    expect(screen.getByText('$618.81')).toBeVisible()
    expect(screen.getByText('11/18/2026')).toBeVisible()
    await waitFor(() => expect(labels()[2]).toBe('Shipment Booked'))
  })

  it('of an order alone it leads to the order', async () => {
    const { promise } = Promise.withResolvers<typeof order>()
    await openDialog({ rate: null, order: { create: () => promise } })
    expect(screen.getByText('Step 1 of 1')).toBeVisible()
    expect(await button('View Order')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByText('Bellwether Truck Lines')).toBeNull()
  })

  it('it waits for the carrier, a little more than a minute, and can then be tried again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const portal = bookingPortal()
    const { fetch } = portal
    portal.fetch = (address, init) =>
      address.endsWith('/book')
        ? new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
        : fetch(address, init)
    await openDialog({ portal })
    await waitFor(() => expect(labels()[2]).toBe('Booking Shipment'))
    expect(step(2)).toHaveTextContent('Waiting for Bellwether Truck Lines')
    await act(() => vi.advanceTimersByTimeAsync(79_000))
    expect(labels()[2]).toBe('Booking Shipment')
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    await waitFor(() => expect(labels()[2]).toBe('Failed to book Shipment'))
    expect(step(2)).toHaveTextContent(/Not booked after 80 s/)
  })
})

describe('a booking that failed', () => {
  it('keeps what was made and says so, and Enter tries again', async () => {
    const portal = bookingPortal()
    portal.on(createShipment, refused(503, 'Later'))
    const opened = await openDialog({ portal })
    await screen.findByText('Later')
    expect(screen.getByText('The order is saved.')).toBeVisible()
    expect(await button('Retry')).toHaveFocus()
    portal.on(createShipment, created)
    portal.on(bookShipment, refused(422, 'Full'))
    await opened.keys.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('Full')
    expect(screen.getByText('The order and shipment are saved.')).toBeVisible()
    expect(screen.queryByText('Failed to Book with Spot')).toBeNull()
  })

  it('before anything was made keeps nothing', async () => {
    await openDialog({ order: { create: async () => ({ errors: ['Not yet'] }) } })
    await screen.findByText('Not yet')
    expect(screen.queryByText(/kept/)).toBeNull()
  })

  it('once booked is left by Enter', async () => {
    const opened = await openDialog()
    await waitFor(() => expect(labels()[2]).toBe('Shipment Booked'))
    await opened.keys.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(opened.address()).toBe('/quotes/confirmation/S104512'))
  })
})
