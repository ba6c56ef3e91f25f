import { bookShipment } from '@lanewise/contract/booking'
import { createOrder } from '@lanewise/contract/orders'
import { createShipment } from '@lanewise/contract/shipments'
import { cents } from '@lanewise/domain/shared/units'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bookingPortal } from '#features/booking/testing/given.tsx'
import { withLookups } from '#features/line-items/testing/given.tsx'
import { refused } from '#testing/fake-portal.ts'
import { choose, openForm, press } from './testing/given.tsx'

const quote = {
  quoteNumberOrId: '0198c0de-0000-7000-8000-0000000000c1',
  carrierName: 'Bellwether Truck Lines',
  serviceLevel: 'Standard',
  transit: '3 days',
  cost: cents(61_881),
  expiresAt: null,
}
const orderId = '0198c0de-0000-7000-8000-0000000000d1'
const saved = { orderNumber: 'O200123', orderId, version: 1 }

const open = (given: Parameters<typeof openForm>[0] = {}) =>
  openForm({
    booksFrom: 'quotes',
    path: '/quotes',
    start: { quote },
    portal: bookingPortal(undefined, withLookups()),
    ...given,
  })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Booking Your Order!' }))

describe('an order form that books', () => {
  it('goes through the dialog, which tells what is booked, and leaves without a question', async () => {
    const opened = await open()
    fireEvent.change(screen.getByLabelText('Special Instructions'), { target: { value: 'Dock 4' } })
    await press(opened, /^Create & Book/)
    const shown = await dialog()
    for (const text of ['Bellwether Truck Lines', '$618.81', '11/17/2099 · Standard, 3 days'])
      expect(shown.getByText(text)).toBeVisible()
    expect(shown.getByText(/Joliet, IL.*Atlanta, GA/)).toBeVisible()
    expect(shown.getByText(/^\d+ pallets?, [\d,]+ lbs$/)).toBeVisible()
    await shown.findByText('Shipment Booked')
    await opened.keys.click(shown.getByRole('button', { name: 'View Confirmation' }))
    await waitFor(() => expect(opened.address()).toBe('/quotes/confirmation/S104512'))
    const { portal } = opened
    expect(portal.calls(createOrder)[0]?.body).toMatchObject({ quoteNumberOrId: quote.quoteNumberOrId })
    expect(portal.calls(createShipment)[0]?.body).toEqual({ orders: [orderId], maxBuy: 0 })
    expect([createOrder, createShipment, bookShipment].map((call) => portal.calls(call).length)).toEqual([1, 1, 1])
  })

  it('opens the dialog only when the form is valid [QUOTE-16]', async () => {
    const opened = await open({ draft: { freightTermType: null } })
    await press(opened, /^Create & Book/)
    expect(await screen.findByText(/needs? a correction/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(opened.portal.calls(createOrder)).toHaveLength(0)
    await choose(opened, 'Freight Terms', 'Prepaid')
    await press(opened, /^Create & Book/)
    expect(await (await dialog()).findByText('Shipment Booked')).toBeVisible()
  })

  it('shows what is said against the order in the dialog and not in a snackbar, and at its fields [BOOK-13]', async () => {
    const opened = await open()
    const modelState = { 'tmsOrderDetails.freightTermType': ['Not allowed for you'] }
    opened.portal.on(createOrder, refused(422, 'Cannot be saved', { modelState }))
    await press(opened, /^Create & Book/)
    const shown = await dialog()
    expect(await shown.findByText('Not allowed for you')).toBeVisible()
    expect(screen.queryByText('Failed to Create Order')).toBeNull()
    const [, close] = shown.getAllByRole('button', { name: 'Close' })
    await opened.keys.click(close as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('combobox', { name: 'Freight Terms' })).toHaveAccessibleDescription('Not allowed for you')
    opened.portal.on(createOrder, saved)
    await press(opened, /^Create & Book/)
    expect(await (await dialog()).findByText('Shipment Booked')).toBeVisible()
  })

  it('sends an order without answer again under the same key, also from a second dialog [BOOK-14]', async () => {
    const opened = await open()
    opened.portal.on(createOrder, () => {
      throw new TypeError('Failed to fetch')
    })
    await press(opened, /^Create & Book/)
    const shown = await dialog()
    await shown.findByText('An unknown error has occurred')
    await opened.keys.click(shown.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(opened.portal.calls(createOrder)).toHaveLength(2))
    await shown.findByText('Failed to create Order')
    // The server is still processing the first attempt.
    opened.portal.on(createOrder, refused(409, 'This is still under way. Wait a moment and try again.'))
    await opened.keys.click(shown.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(opened.portal.calls(createOrder)).toHaveLength(3))
    await opened.keys.click((await shown.findAllByRole('button', { name: 'Close' }))[1] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    opened.portal.on(createOrder, saved)
    await press(opened, /^Create & Book/)
    await (await dialog()).findByText('Shipment Booked')
    const keys = opened.portal.calls(createOrder).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(4)
    expect(new Set(keys).size).toBe(1)
  })

  it('runs the order step alone without a rate, and leads to the order', async () => {
    const opened = await open({ start: {} })
    await press(opened, /^Create Order/)
    const shown = await dialog()
    await shown.findByText('Order Created')
    await opened.keys.click(shown.getByRole('button', { name: 'View Order' }))
    await waitFor(() => expect(opened.address()).toBe('/orders/O200123'))
    expect(opened.portal.calls(createShipment)).toHaveLength(0)
  })
})
