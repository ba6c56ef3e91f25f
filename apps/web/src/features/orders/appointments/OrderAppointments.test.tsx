import { getOrderInformation, updateOrder } from '@lanewise/contract/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aLocation } from '#features/locations/testing/given.tsx'
import { aFullOrder } from '#features/orders/testing/full-order.ts'
import { aDropoff, aStop } from '#features/orders/testing/order-stops.ts'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { ana, renderScreen } from '#testing/render-screen.tsx'
import { OrderAppointments } from './OrderAppointments.tsx'

const order = aFullOrder({
  locations: [
    aLocation({ locationNumber: 'L100017' }),
    aLocation({ locationNumber: 'L100044', ianaTimeZone: 'America/New_York' }),
  ],
  stops: [
    aStop({ isAppointmentRequired: false, appointmentDateTime: null }),
    aDropoff({ isAppointmentRequired: true, appointmentDateTime: null }),
  ],
})

async function open() {
  const close = vi.fn()
  const portal = createFakePortal()
  portal.on(getOrderInformation, order)
  portal.on(updateOrder, { orderNumber: order.orderNumber, orderId: ana.id, version: order.version + 1 })
  const opened = await renderScreen(<OrderAppointments orderNumber={order.orderNumber} onClose={close} />, { portal })
  // While the order is being fetched, another dialog stands in its place.
  await screen.findByRole('button', { name: 'Save' })
  const dialog = within(await screen.findByRole('dialog', { name: /^Set appointment/ }))
  const save = () => opened.keys.click(dialog.getByRole('button', { name: 'Save' }))
  return { ...opened, portal, dialog, save, close }
}

it('asks for the stops that require an appointment alone, on the day of their window', async () => {
  const { dialog } = await open()
  expect(dialog.getAllByRole('group', { name: /^(Pickup|Delivery)/ })).toHaveLength(1)
  expect(dialog.getByRole('textbox', { name: 'Appointment date' })).not.toHaveValue('')
})

it('saves the time with the version that was read, and nothing else of the order changes', async () => {
  const { keys, dialog, portal, save, close } = await open()
  await keys.type(dialog.getByRole('combobox', { name: /^Time/ }), '13:30')
  await keys.tab()
  await save()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  const body = portal.calls(updateOrder)[0]?.body
  expect(body).toMatchObject({ orderNumber: order.orderNumber, version: order.version })
  expect(body?.stops).toMatchObject([
    { appointmentDateTimeOffset: null },
    { appointmentDateTimeOffset: expect.stringMatching(/T13:30:00/) },
  ])
  expect(await screen.findByText(`Appointment of ${order.orderNumber} saved`)).toBeVisible()
})

it('says what is missing, and keeps what was entered when the order was refused', async () => {
  const { keys, dialog, portal, save, close } = await open()
  await save()
  expect(dialog.getByText('Enter a time')).toBeVisible()
  expect(portal.calls(updateOrder)).toHaveLength(0)
  portal.on(updateOrder, refused(409, 'Order O1 is Booked'))
  await keys.type(dialog.getByRole('combobox', { name: /^Time/ }), '13:30')
  await keys.tab()
  await save()
  expect(await dialog.findByText('Order O1 is Booked')).toBeVisible()
  expect(dialog.getByRole('combobox', { name: /^Time/ })).toHaveValue('13:30')
  expect(close).not.toHaveBeenCalled()
})
