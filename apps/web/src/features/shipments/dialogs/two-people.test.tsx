import { getHistory } from '@lanewise/contract/history'
import type { ShipmentStop } from '@lanewise/contract/shipment-fields'
import { setShipmentAppointment, shipmentChanged, updateShipmentDetails } from '@lanewise/contract/shipments'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aDropoff, aFullShipment, aStop, openShipment } from '#features/shipments/testing/given.tsx'
import { metConflict } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'

const moved = { shipmentId: ana.id, shipmentNumber: 'S104475', version: 9 }
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

const fill = async (keys: UserEvent, field: HTMLElement, text: string) => {
  await keys.clear(field)
  await keys.click(field)
  await keys.paste(text)
  await keys.tab()
}

describe('details that somebody else records meanwhile', () => {
  it('come into the form where only they changed them, and are asked about where both did [DEF-123]', async () => {
    const { keys, portal, kept: stored } = await openShipment()
    portal.on(updateShipmentDetails, ({ body }) => {
      if (body.version !== 3) return moved
      stored.shipment = { ...stored.shipment, proNumber: '0771', driverName: 'Dana Kim', version: 5 }
      return metConflict('proNumber', '0099', '0771')
    })
    await keys.click(button(/^Edit details/))
    const form = await dialog('Shipment details')
    await fill(keys, form.getByLabelText('PRO #'), '0099')
    await fill(keys, form.getByLabelText('Seal #'), '04')
    await keys.click(form.getByRole('button', { name: /^Save/ }))
    expect(await screen.findByRole('button', { name: 'Mine, keep PRO #: 0099' })).toBeVisible()
    expect(form.getByLabelText('Driver')).toHaveValue('Dana Kim')
    await keys.click(screen.getByRole('button', { name: 'Theirs, take PRO #: 0771' }))
    expect(await screen.findByText(/Shipment updated/)).toBeVisible()
    expect(portal.calls(updateShipmentDetails).map(({ body }) => body)).toEqual([
      { proNumber: '0099', sealNumber: '04', version: 3 },
      { sealNumber: '04', version: 5 },
    ])
  })
})

describe('an appointment that somebody else sets meanwhile', () => {
  const stops = [aStop(), aDropoff({ appointmentDateTime: '2026-11-17T17:00:00.000Z' })]
  const open = async () => {
    const opened = await openShipment(aFullShipment({ stops }))
    const [first, second] = stops as [ShipmentStop, ShipmentStop]
    const theirs = (appointmentDateTime: string) => {
      const newer = [first, { ...second, appointmentDateTime }]
      opened.kept.shipment = { ...opened.kept.shipment, stops: newer, version: 6 }
    }
    await opened.keys.click(button('Change appointment of stop 2'))
    return { ...opened, theirs, form: await dialog('Delivery appointment') }
  }

  it('is shown as mine and theirs by the clock of the place, and what is chosen is sent [DEF-123]', async () => {
    const { keys, portal, theirs, form } = await open()
    portal.on(setShipmentAppointment, ({ body }) => {
      if (body.version !== 3) return moved
      theirs('2026-11-17T18:30:00.000Z')
      return metConflict('appointmentDateTime', 'stop 2: 13:00', 'stop 2: 13:30')
    })
    await fill(keys, form.getByLabelText('Time (EST)'), '13:00')
    await keys.click(form.getByRole('button', { name: /^Save/ }))
    expect(await screen.findByRole('button', { name: 'Theirs, take Date: 11/17/2026 13:30 EST' })).toBeVisible()
    await keys.click(button('Mine, keep Date: 11/17/2026 13:00 EST'))
    expect(await screen.findByText('Appointment of stop 2 saved')).toBeVisible()
    expect(portal.calls(setShipmentAppointment).map(({ body }) => body)).toEqual([
      { appointmentDateTime: '2026-11-17T13:00:00-05:00', version: 3 },
      { appointmentDateTime: '2026-11-17T13:00:00-05:00', version: 6 },
    ])
  })

  it('comes into the open dialog where nothing was entered, and is not overwritten', async () => {
    const { keys, portal, live, kept: stored, theirs, form } = await open()
    portal.on(setShipmentAppointment, moved)
    portal.on(getHistory, { data: [], total: 0 })
    theirs('2026-11-17T18:30:00.000Z')
    act(() =>
      live.receive(stored.shipment.id, 'changed', { name: shipmentChanged.name, entity: 'shipment', payload: {} }),
    )
    await waitFor(() => expect(form.getByLabelText('Time (EST)')).toHaveValue('13:30'))
    await keys.click(form.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(portal.calls(setShipmentAppointment)[0]?.body).toEqual({ version: 6 }))
  })

  it('asks nothing where both set the same time', async () => {
    const { keys, portal, live, kept: stored, theirs, form } = await open()
    portal.on(setShipmentAppointment, moved)
    await fill(keys, form.getByLabelText('Time (EST)'), '13:30')
    theirs('2026-11-17T18:30:00.000Z')
    act(() =>
      live.receive(stored.shipment.id, 'changed', { name: shipmentChanged.name, entity: 'shipment', payload: {} }),
    )
    await waitFor(() => expect(screen.getAllByText('11/17/2026 13:30 EST').length).toBeGreaterThan(0))
    expect(screen.queryByRole('button', { name: /^Theirs/ })).toBeNull()
  })
})
