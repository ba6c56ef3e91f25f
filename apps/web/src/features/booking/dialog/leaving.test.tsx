import { bookShipment } from '@lanewise/contract/booking'
import { createShipment } from '@lanewise/contract/shipments'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  bookingPortal,
  button,
  labels,
  openDialog,
  order,
  shipmentId,
  shipmentNumber,
} from '#features/booking/testing/given.tsx'
import { refused } from '#testing/fake-portal.ts'

const created = { shipmentId, shipmentNumber, resultId: shipmentId, resultNumber: shipmentNumber }
const question = () => screen.queryByRole('dialog', { name: 'Leave this booking?' })
const answer = (name: string) => within(question() as HTMLElement).getByRole('button', { name })

/** Dialog over the last step of a wizard, whose steps differ only in the query string. */
async function openOver(given: Parameters<typeof openDialog>[0] = {}) {
  const opened = await openDialog(given)
  await act(() => opened.router.navigate('/?step=AdditionalDetails'))
  const go = async (to: string | -1) => {
    // Effects of the last render run first: one of them is the guard that blocks the navigation.
    await act(async () => {})
    await act(() => opened.router.navigate(to as string))
  }
  return { ...opened, go }
}
const here = '/?step=AdditionalDetails'

describe('a booking that runs', () => {
  it('is left neither by Back nor to another screen, and says why', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof order>()
    const { go, address } = await openOver({ order: { create: () => promise } })
    await go(-1)
    expect(await screen.findByRole('status')).toHaveTextContent('This is still under way')
    expect(address()).toBe(here)
    await go('/lanes')
    expect(address()).toBe(here)
    expect(question()).toBeNull()
    expect(screen.getByRole('dialog', { name: 'Booking Your Order!' })).toBeVisible()
    await act(async () => resolve(order))
    await waitFor(() => expect(labels()[2]).toBe('Shipment Booked'))
  })

  it('may change the query by itself, and is left without a question once everything is booked', async () => {
    const { go, address } = await openOver()
    await waitFor(() => expect(labels()[2]).toBe('Shipment Booked'))
    await go(-1)
    expect(address()).toBe('/')
    expect(question()).toBeNull()
  })
})

describe('a booking that failed half-way', () => {
  it('is left by Back only after a question that says what exists', async () => {
    const portal = bookingPortal()
    portal.on(createShipment, refused(503, 'Later'))
    const { go, address, keys } = await openOver({ portal })
    await screen.findByText('Later')
    await go(-1)
    expect(question()).toBeVisible()
    expect(
      screen.getByText('Order O209114 exists and is not booked. Creating it again makes a second one.'),
    ).toBeVisible()
    expect(address()).toBe(here)
    await keys.click(answer('Cancel'))
    await waitFor(() => expect(question()).toBeNull())
    portal.on(createShipment, created)
    portal.on(bookShipment, refused(422, 'Full'))
    await keys.click(await button('Retry'))
    await screen.findByText('Full')
    await go(-1)
    expect(screen.getByText('Shipment S104512 exists and is not booked. Book it from its page.')).toBeVisible()
    await keys.click(answer('Leave'))
    expect(address()).toBe('/')
  })

  it('says whether an order was made, as far as anybody knows', async () => {
    for (const [errors, text] of [
      [['Not allowed'], 'The order has not been created.'],
      [[], 'The order may or may not have been created. Retry is safe; creating it again may make a duplicate.'],
    ] as const) {
      const { go, keys } = await openOver({ order: { create: async () => ({ errors: [...errors] }) } })
      await screen.findByText('Failed to create Order')
      await go(-1)
      expect(screen.getByText(text)).toBeVisible()
      await keys.click(answer('Leave'))
      cleanup()
    }
  })

  it('leads to what was made without a question', async () => {
    const portal = bookingPortal()
    portal.on(bookShipment, refused(422, 'Full'))
    const { keys, address } = await openOver({ portal })
    await screen.findByText('Full')
    await keys.click(await button('View Shipment'))
    expect(address()).toBe('/shipments/S104512/preview')
    expect(question()).toBeNull()
  })
})
