import { bookShipment } from '@lanewise/contract/booking'
import { createOrder } from '@lanewise/contract/orders'
import { writeQuoteAddress } from '@lanewise/contract/quote-address'
import { createShipment } from '@lanewise/contract/shipments'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bookingPortal } from '#features/booking/testing/given.tsx'
import { withLookups } from '#features/line-items/testing/given.tsx'
import { aDraft, orderingPortal } from '#features/orders/form/testing/given.tsx'
import { aFullOrder, aSelectedQuote } from '#features/orders/testing/full-order.ts'
import { openOrder } from '#features/orders/testing/given.tsx'
import { aQuote, contract, openWizard, stepShown } from '#features/quotes/testing/given.tsx'
import { ana } from '#testing/render-screen.tsx'

const details = aQuote({ shippingModes: ['TL'], requestId: '0198c0de-0000-4000-8000-00000000000a' })
const orderId = '0198c0de-0000-7000-8000-0000000000d1'
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Booking Your Order!' }))

/** Opens the last step of the wizard from the rates, with a complete draft. */
async function openLastStep() {
  const storedDraft = { savedAt: new Date().toISOString(), draft: aDraft() }
  const rateId = 'internalQuote' in contract ? contract.internalQuote.id : ''
  localStorage.setItem(`orderDraft:${ana.companyId}:${ana.id}:quote ${rateId}`, JSON.stringify(storedDraft))
  const portal = bookingPortal(undefined, orderingPortal({}, withLookups()))
  const opened = await openWizard({ at: { step: 'CarrierRates', details }, portal })
  const last = writeQuoteAddress({ step: 'AdditionalDetails', details, rate: contract })
  await act(() => opened.router.navigate(`/quotes?${last}`))
  await opened.keys.click(await screen.findByRole('button', { name: /^Continue your draft/ }))
  return opened
}

it('View Confirmation leads from the wizard and from the page of an order each to its own address [BOOK-11]', async () => {
  const wizard = await openLastStep()
  await wizard.keys.click(screen.getByRole('button', { name: /^Create & Book/ }))
  const booked = await dialog()
  await booked.findByText('Shipment Booked')
  await wizard.keys.click(booked.getByRole('button', { name: 'View Confirmation' }))
  await waitFor(() => expect(wizard.router.state.location.pathname).toBe('/quotes/confirmation/S104512'))
  cleanup()
  const order = await openOrder(aFullOrder({ selectedQuote: aSelectedQuote() }))
  bookingPortal(undefined, order.portal)
  await order.keys.click(screen.getByRole('button', { name: 'Book with this rate' }))
  const shown = await dialog()
  await shown.findByText('Shipment Booked')
  await order.keys.click(shown.getByRole('button', { name: 'View Confirmation' }))
  await waitFor(() => expect(order.address()).toBe('/shipments/S104512/confirmation'))
})

it('Back of the browser leaves a booking of the wizard where it is, and makes no second order', async () => {
  const opened = await openLastStep()
  const { promise, resolve } = Promise.withResolvers<{ orderNumber: string; orderId: string; version: number }>()
  opened.portal.on(createOrder, () => promise)
  await opened.keys.click(screen.getByRole('button', { name: /^Create & Book/ }))
  const shown = await dialog()
  await shown.findByText('Creating Order')
  await act(() => opened.router.navigate(-1))
  expect(await screen.findByRole('status')).toHaveTextContent('This is still under way')
  expect(opened.parameters().get('step')).toBe('AdditionalDetails')
  await act(async () => resolve({ orderNumber: 'O200123', orderId, version: 1 }))
  await shown.findByText('Shipment Booked')
  expect([createOrder, createShipment, bookShipment].map((call) => opened.portal.calls(call).length)).toEqual([1, 1, 1])
  await act(() => opened.router.navigate(-1))
  await waitFor(() => expect(stepShown()).toBe('2Carrier rates'))
})
