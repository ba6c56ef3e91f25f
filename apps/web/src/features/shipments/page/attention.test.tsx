import { askAboutBooking, resolveBooking } from '@lanewise/contract/booking'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aFullShipment, openShipment } from '#features/shipments/testing/given.tsx'
import { ana } from '#testing/render-screen.tsx'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const _region = (name: string) => within(screen.getByRole('region', { name }))
const moved = { shipmentId: ana.id, shipmentNumber: 'S104475', version: 4 }

describe('a shipment that needs attention', () => {
  const timedOut = () =>
    aFullShipment({
      status: 'ReadyToBook',
      carrier: null,
      attention: {
        reason: 'BookingTimedOut',
        message: 'Arctic Fox has not said whether it booked shipment S104475 (its reference: AF-20417).',
        since: '2026-11-13T12:31:00.000Z',
      },
    })

  it('says why and since when; nothing is booked before the partner has answered [TRADE-7]', async () => {
    await openShipment(timedOut())
    expect(screen.getByText('Needs attention: Booking timed out')).toBeVisible()
    expect(screen.getByText(/has not said whether it booked .*its reference: AF-20417/)).toBeVisible()
    expect(button('Ask the partner again')).toBeVisible()
    expect(screen.getByText(/^Since 11\/13\/2026/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Book' })).toBeNull()
    cleanup()
    const attention = {
      reason: 'TenderExhausted',
      message: 'Nobody took it',
      since: '2026-11-13T12:31:00.000Z',
    } as const
    await openShipment(aFullShipment({ status: 'ReadyToBook', carrier: null, attention }))
    expect(screen.getByText('Needs attention: Tender exhausted')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ask the partner again' })).toBeNull()
    expect(button('Book')).toBeVisible()
  })

  it('asks the partner again and tells its answer', async () => {
    const { keys, portal } = await openShipment(timedOut())
    portal.on(askAboutBooking, { state: 'Unknown', message: 'Arctic Fox has not answered yet' })
    await keys.click(button('Ask the partner again'))
    expect(await screen.findByText('Arctic Fox has not answered yet')).toBeVisible()
    portal.on(askAboutBooking, { state: 'Refused', message: 'Arctic Fox refused the freight' })
    await keys.click(button('Ask the partner again'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Arctic Fox refused the freight')
    expect(portal.calls(askAboutBooking)[0]?.params).toEqual({ shipmentNumber: 'S104475' })
  })

  it('is resolved by a person: booked under a reference, or not booked', async () => {
    const { keys, portal } = await openShipment(timedOut())
    portal.on(resolveBooking, moved)
    await keys.click(button('Resolve'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Resolve booking' }))
    expect(dialog.queryByLabelText('Booking reference')).toBeNull()
    await keys.click(dialog.getByRole('radio', { name: /^Booked/ }))
    await keys.click(dialog.getByLabelText('Booking reference'))
    await keys.paste('AF-77')
    await keys.click(dialog.getByRole('button', { name: /Mark as booked/ }))
    expect(await screen.findByText('Shipment S104475 is booked')).toBeVisible()
    expect(portal.calls(resolveBooking)[0]?.body).toEqual({ isBooked: true, reference: 'AF-77' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await keys.click(button('Resolve'))
    await keys.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Mark as not booked/ }))
    await waitFor(() => expect(portal.calls(resolveBooking)[1]?.body).toEqual({ isBooked: false }))
  })
})
