import { createOrder, updateOrder } from '@lanewise/contract/orders'
import type { OrderStatus } from '@lanewise/domain/orders/order-status'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withLookups } from '#features/line-items/testing/given.tsx'
import { setWindowWidth } from '#testing/window.ts'
import { aStop, atlanta, choose, mode, openForm, press } from './testing/given.tsx'

const orderId = '0198c0de-0000-7000-8000-0000000000d1'
const saved = { orderNumber: 'O200123', orderId, version: 4 }

async function openIn(status: OrderStatus) {
  const portal = withLookups()
  portal.on(updateOrder, saved)
  const edited = { orderNumber: 'O200123', orderId, version: 3, status }
  const opened = await openForm({ start: { edited }, portal })
  return { ...opened, portal }
}

const stop = (number: number) => within(document.getElementById(`order-stop-${number - 1}`) as HTMLElement)
const text = (name: string) => screen.getByRole('textbox', { name })
const chosen = (name: string) => screen.getByRole('combobox', { name })

describe('an order that is booked', () => {
  const reason = 'This order is Booked, so this can no longer be changed'

  it('shows what is locked with the reason, and takes what a carrier still can', async () => {
    const opened = await openIn('Booked')
    expect(screen.getByText(/^This order is Booked\. Reference numbers, notes, special instructions/)).toBeVisible()
    for (const name of ['Order Type', 'Freight Terms', 'Billing Setting', 'Equipment Mode']) {
      expect(chosen(name)).toHaveAttribute('aria-disabled', 'true')
      expect(chosen(name)).toHaveAccessibleDescription(reason)
    }
    expect(text('Freight Value (dollars)')).toBeDisabled()
    expect(text('Freight Value (dollars)')).toHaveAccessibleDescription(reason)
    expect(mode('LTL')).toHaveAccessibleDescription(reason)
    await opened.keys.click(screen.getByRole('checkbox', { name: 'Blind' }))
    expect(opened.draft().isBlind).toBe(false)
    const first = stop(1)
    for (const name of ['Pickup Location', 'Early Time', 'Late Time', 'Pickup date', 'Warehouse ID'])
      expect(first.getByLabelText(name)).toBeDisabled()
    expect(first.getByLabelText('Load Style')).toHaveAttribute('aria-disabled', 'true')
    for (const name of [/^(New|Edit) Location/, /^(Add Item|Edit|Remove|Duplicate) /, 'New Stop', 'Add Item'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    await opened.keys.type(text('Special Instructions'), 'Seal it')
    await opened.keys.clear(text('Purchase Order #'))
    await opened.keys.type(text('Purchase Order #'), '77')
    await opened.keys.type(first.getByLabelText('Shipping notes'), 'Gate 3')
    await opened.keys.type(first.getByLabelText('Appointment date'), '11/17/2099')
    await opened.keys.type(first.getByLabelText('Appointment time'), '09:20{Tab}')
    expect(first.getByLabelText('Stop contact')).not.toHaveAttribute('aria-disabled')
    expect(first.getByRole('button', { name: 'Add reference number' })).toBeVisible()
    await press(opened, /^Save Order/)
    await waitFor(() => expect(opened.address()).toBe('/orders/O200123'))
    expect(opened.portal.calls(updateOrder)[0]?.body).toMatchObject({
      specialInstructions: 'Seal it',
      referenceNumbers: [{ value: '77' }],
      isBlind: false,
      stops: [{ notes: 'Gate 3', appointmentDateTimeOffset: '2099-11-17T09:20:00-06:00' }, {}],
    })
  })

  it.each(['Tendering', 'Voided'] as const)('is not saved at all while it is %s', async (status) => {
    const opened = await openIn(status)
    const why = `This order is ${status} and cannot be changed`
    expect(screen.getByText(why, { selector: 'div' })).toBeVisible()
    expect(text('Special Instructions')).toBeDisabled()
    expect(stop(1).getByLabelText('Shipping notes')).toBeDisabled()
    const save = screen.getByRole('button', { name: /^Save Order/ })
    expect(save).toHaveAttribute('aria-disabled', 'true')
    await opened.keys.keyboard('{Control>}{Enter}{/Control}')
    expect(opened.portal.calls(updateOrder)).toEqual([])
  })

  it.each(['Accepted', 'ReadyToShip'] as const)('is free while it is %s', async (status) => {
    const opened = await openIn(status)
    await opened.keys.click(screen.getByRole('checkbox', { name: 'Blind' }))
    await waitFor(() => expect(opened.draft().isBlind).toBe(true))
    expect(chosen('Order Type')).not.toHaveAttribute('aria-disabled')
    expect(stop(1).getByLabelText('Pickup Location')).toBeEnabled()
  })
})

describe('on a phone', () => {
  const section = (name: string) => within(screen.getByRole('region', { name }))

  it('a closed section says what it holds, and opens when a choice elsewhere leaves it incomplete', async () => {
    setWindowWidth(390)
    const opened = await openForm({ draft: { equipmentTypes: ['Van'], freightValue: 84_200, isBlind: true } })
    expect(section('Shipment Details').getByText('Truckload · Dry')).toBeVisible()
    expect(section('Truckload Requirements').getByText('Dry Van · Blind · $84,200.00')).toBeVisible()
    expect(section('Order type and terms').getByText('Purchase Order · Prepaid · 4500128837')).toBeVisible()
    expect(screen.getByLabelText('Freight Value (dollars)')).not.toBeVisible()
    await press(opened, 'Open Shipment Details')
    await choose(opened, 'Equipment Mode', 'Reefer')
    expect(await screen.findByRole('combobox', { name: 'Reefer Mode' })).toBeVisible()
    await press(opened, 'Close Truckload Requirements')
    expect(section('Truckload Requirements').getByText('Something is missing')).toBeVisible()
  })
})

describe('the next-error key', () => {
  it('opens the line of freight that lacks something, at its field', async () => {
    const stops = [aStop(), aStop({ type: 'Dropoff', at: atlanta })].map((one) => ({
      ...one,
      lineItems: one.lineItems.map((item) => ({ ...item, freightClass: null, packageWidth: null })),
    }))
    const opened = await openForm({ draft: { stops }, configuration: { defaultShippingMode: 'LTL' } })
    await press(opened, /^Create Order/)
    await screen.findByText('2 fields need a correction')
    expect(opened.portal.calls(createOrder)).toEqual([])
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Width (in)' })).toHaveFocus())
    await opened.keys.keyboard('{F8}')
    await waitFor(() => expect(chosen('Freight Class')).toHaveFocus())
    expect(chosen('Freight Class')).toHaveAttribute('aria-invalid', 'true')
  })
})
