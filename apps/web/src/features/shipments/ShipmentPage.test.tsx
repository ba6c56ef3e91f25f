import { getHistory } from '@lanewise/contract/history'
import type { ShipmentInformation, ShipmentStop } from '@lanewise/contract/shipment-fields'
import {
  cancelShipment,
  dispatchShipment,
  getShipmentInformation,
  setShipmentAppointment,
  shipmentChanged,
  updateShipmentDetails,
} from '@lanewise/contract/shipments'
import type { Permission } from '@lanewise/domain/access/permissions'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window.ts'
import { aDropoff, aFullShipment, aShipmentOrder, aStop, openShipment } from './testing/given.tsx'

const region = (name: string) => within(screen.getByRole('region', { name }))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const shownAs = (label: string) =>
  screen.getAllByText(label).find(({ tagName }) => tagName === 'DT')?.nextElementSibling
const moved = { shipmentId: ana.id, shipmentNumber: 'S104475', version: 4 }
const stopRow = (number: number) => within(screen.getByRole('listitem', { name: new RegExp(`^Stop ${number},`) }))

const anEntry = ({ id, shipmentNumber }: ShipmentInformation) => ({
  id: '1',
  at: '2026-11-14T14:05:00.000Z',
  who: 'Ana Ruiz',
  entity: 'shipment',
  entityId: id,
  entityName: shipmentNumber,
  action: 'changed' as const,
  changes: [],
})

/** Shipment that has left Joliet and is on its way to Atlanta. */
const underWay = () =>
  aFullShipment({
    status: 'InTransit',
    onTimeStatus: 'AtRisk',
    stops: [
      aStop({ arrivalDateTime: '2026-11-16T13:04:00.000Z', departureDateTime: '2026-11-16T14:51:00.000Z' }),
      aDropoff({ appointmentDateTime: '2026-11-17T17:00:00.000Z' }),
    ],
  })

describe('the page of a shipment', () => {
  it('shows number, status, mode, equipment, carrier, PRO number and on-time in its head', async () => {
    await openShipment(underWay())
    const head = within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement)
    for (const text of ['In Transit', 'At Risk', 'TL', 'Reefer']) expect(head.getByText(text)).toBeVisible()
    for (const [label, value] of [
      ['Carrier', 'Arctic Fox Refrigerated'],
      ['Carrier', 'DOT 9000308 · SCAC ZXAQ'],
      ['PRO #', '771204583'],
      ['PRO #', 'Seal 0448127'],
      ['Equipment', 'Refrigerated Trailer'],
      ['Equipment', '34 to 38 °F'],
      ['Driver', 'Wade Lindqvist'],
      ['Driver', '(920) 555-0148'],
      ['Truck / trailer', '2206 / R-5318'],
      ['Distance', '716 mi'],
      ['Freight', '18 pallets, 29,760 lbs'],
    ] as const)
      expect(shownAs(label)).toHaveTextContent(value)
    expect(document.title).toMatch(/S104475$/)
    expect(screen.getByRole('link', { name: 'Book Shipments' })).toHaveAttribute('href', '/shipments')
  })

  it('shows how far it is, stop by stop', async () => {
    await openShipment(underWay())
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Dispatch, doneDispatched'),
      expect.stringContaining('100%Joliet, IL, doneDeparted 11/16/2026 08:51 CST'),
      expect.stringContaining('716 mi, under wayAtlanta, GA, aheadAppointment 11/17/2026 12:00 EST'),
    ])
    cleanup()
    await openShipment(
      aFullShipment({
        status: 'AtStop',
        stops: [aStop({ arrivalDateTime: '2026-11-16T13:04:00.000Z' }), aDropoff()],
      }),
    )
    const here = screen.getByRole('list', { name: 'Progress' }).querySelector('[aria-current="step"]')
    expect(here).toHaveTextContent('Joliet, IL, the truck is hereArrived 11/16/2026 07:04 CST')
    cleanup()
    await openShipment(aFullShipment({ status: 'ReadyToBook' }))
    const ahead = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
    expect(ahead.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Dispatch, ahead/),
      expect.stringContaining('1Joliet, IL, ahead'),
      expect.stringContaining('Atlanta, GA, ahead'),
    ])
  })

  it('shows stops with windows, arrivals and departures by the clock of the place, and their freight', async () => {
    await openShipment(underWay())
    for (const text of [
      'Chicago DC',
      '800 Intermodal Dr, Joliet, IL 60433',
      '11/16/2026 06:00–10:00 CST',
      '11/16/2026 07:04 CST',
      '11/16/2026 08:51 CST',
      'At dock 1 h 47 min',
      '18 pallets · 816 packages · 29,760 lbs',
    ])
      expect(stopRow(1).getByText(text)).toBeVisible()
    expect(
      stopRow(1)
        .getAllByText('Departed')
        .some(({ tagName }) => tagName === 'SPAN'),
    ).toBe(true)
    for (const text of ['Harvest Lane Grocers', '11/17/2026 12:00 EST', 'Window 11/17/2026 10:00–14:00 EST'])
      expect(stopRow(2).getByText(text)).toBeVisible()
    expect(stopRow(2).getByRole('link', { name: 'O208841' })).toHaveAttribute('href', '/orders/O208841')
  })

  it('shows orders, charges and requirements', async () => {
    await openShipment(
      aFullShipment({
        orders: [aShipmentOrder(), aShipmentOrder({ orderNumber: 'O208852', lastStop: 3, orderStatus: 'Delivered' })],
        trackingRequirements: [{ description: 'Position every 15 min' }],
        accessorials: ['LiftgateDelivery'],
        isTeamRequired: true,
      }),
    )
    const orders = region('Orders')
    expect(orders.getByRole('link', { name: 'O208852' })).toHaveAttribute('href', '/orders/O208852')
    for (const text of ['1 to 3', 'Delivered', 'Purchase Order CP-20418'])
      expect(orders.getAllByText(text)[0]).toBeVisible()
    const charges = region('Charges')
    for (const text of ['Line haul', 'Per Mile', '716.4', '$2.73', '$1,955.77', '$2,030.77', '$2.83 per mile'])
      expect(await charges.findByText(text)).toBeVisible()
    for (const text of ['Position every 15 min', 'Temperature 34 to 38 °F', 'Team', 'Liftgate Delivery'])
      expect(region('Requirements').getByText(text)).toBeVisible()
  })

  it('shows neither charges nor requirements of a shipment that is not booked and asks for nothing', async () => {
    await openShipment(
      aFullShipment({
        status: 'ReadyToBook',
        carrier: null,
        proNumber: null,
        reeferTemperatureMin: null,
        reeferTemperatureMax: null,
      }),
    )
    for (const name of ['Charges', 'Requirements']) expect(screen.queryByRole('region', { name })).toBeNull()
    expect(shownAs('Carrier')).toHaveTextContent('Not booked')
  })

  it('shows plain numbers of orders without ViewOrder', async () => {
    await openShipment(aFullShipment(), { user: { permissions: ['ViewShipment'] } })
    expect(screen.getAllByText('O208841').length).toBeGreaterThan(1)
    expect(screen.queryByRole('link', { name: 'O208841' })).toBeNull()
  })

  it('says by whom, when and why it was cancelled', async () => {
    const voided = { voidedBy: 'Ben Cole', voidDateTime: '2026-11-13T12:00:00.000Z', voidReason: 'Booked twice' }
    await openShipment(aFullShipment({ status: 'Voided', ...voided }))
    expect(screen.getByText(/^Voided by Ben Cole on 11\/13\/2026/)).toBeVisible()
    expect(screen.getByText('Booked twice')).toBeVisible()
    for (const name of [/^Edit details/, /appointment/]) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('list', { name: 'Progress' })).toBeNull()
  })

  it('shows its history, and follows what others do', async () => {
    const { live, kept: stored, portal } = await openShipment()
    portal.on(getHistory, {
      data: [
        {
          id: '1',
          at: '2026-11-14T14:05:00.000Z',
          who: 'Dana Kim',
          entity: 'shipment',
          entityId: stored.shipment.id,
          entityName: stored.shipment.shipmentNumber,
          action: 'changed',
          sentences: ['Dana Kim changed Driver to Ole Berg'],
          changes: [],
        },
      ],
      total: 1,
    })
    stored.shipment = { ...stored.shipment, driverName: 'Ole Berg' }
    act(() =>
      live.receive(stored.shipment.id, 'changed', { name: shipmentChanged.name, entity: 'shipment', payload: {} }),
    )
    expect(await screen.findByText('Ole Berg')).toBeVisible()
    expect(await screen.findByText('Dana Kim changed Driver to Ole Berg')).toBeVisible()
  })

  it('says that there is no such shipment, and leads to all of them', async () => {
    await openShipment(aFullShipment(), { instead: refused(404, 'This shipment does not exist or is not yours') })
    expect(await screen.findByText('This shipment does not exist or is not yours')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Shipment S104475' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'All shipments' })).toHaveAttribute('href', '/shipments')
  })

  it('says so when it is deleted meanwhile, and stays to be read', async () => {
    const { portal, live, kept: stored } = await openShipment(aFullShipment())
    portal.on(getShipmentInformation, refused(404, 'This shipment does not exist or is not yours'))
    act(() =>
      live.receive(stored.shipment.id, 'changed', { name: shipmentChanged.name, entity: 'shipment', payload: {} }),
    )
    expect(await screen.findByText('This shipment was deleted')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'S104475' })).toBeVisible()
  })

  it('can be asked for again when it did not load', async () => {
    const {
      keys,
      portal,
      kept: stored,
    } = await openShipment(aFullShipment(), {
      instead: refused(500, 'The server is being restarted'),
    })
    expect(await screen.findByText('The server is being restarted')).toBeVisible()
    portal.on(getShipmentInformation, () => stored.shipment)
    await keys.click(button('Try again'))
    expect(await screen.findByRole('heading', { level: 1, name: 'S104475' })).toBeVisible()
  })

  it('lists its orders one below the other on a phone', async () => {
    act(() => setWindowWidth(390))
    await openShipment()
    expect(region('Orders').queryByRole('table')).toBeNull()
    expect(within(region('Orders').getByRole('list', { name: 'Orders' })).getByText(/Cardinal Pantry/)).toBeVisible()
  })
})

describe('what can be done with a shipment', () => {
  it('is booked on the screen of its rates', async () => {
    const { keys, address } = await openShipment(aFullShipment({ status: 'ReadyToBook', carrier: null }))
    await keys.click(button('Book'))
    expect(address()).toBe('/shipments/S104475/book')
  })

  it('is dispatched after a question that begins on the safe choice; a refusal says why', async () => {
    const { keys, portal } = await openShipment()
    portal.on(dispatchShipment, refused(409, 'Shipment S104475 is In Transit and cannot become Dispatched'))
    await keys.click(button('Dispatch'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await keys.click(dialog.getByRole('button', { name: 'Dispatch' }))
    expect(await screen.findByText('Shipment S104475 is In Transit and cannot become Dispatched')).toBeVisible()
    portal.on(dispatchShipment, moved)
    await keys.click(button('Dispatch'))
    await keys.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Dispatch' }))
    expect(await screen.findByText('Shipment S104475 is dispatched')).toBeVisible()
  })

  it('is cancelled with a reason by whoever has CancelShipment; a refusal keeps what was entered [SHIP-5]', async () => {
    const { keys, portal } = await openShipment(aFullShipment(), {
      user: { permissions: ['ViewShipment', 'CancelShipment'] },
    })
    portal.on(cancelShipment, refused(409, 'Shipment S104475 is In Transit and can no longer be cancelled'))
    await keys.click(button('More actions'))
    await keys.click(await screen.findByRole('menuitem', { name: 'Cancel shipment' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Shipment S104475?' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: /Keep shipment/ })).toHaveFocus())
    const confirm = () => keys.click(dialog.getByRole('button', { name: /Cancel shipment/ }))
    await confirm()
    expect(await dialog.findByText('Enter why the shipment is cancelled')).toBeVisible()
    expect(portal.calls(cancelShipment)).toHaveLength(0)
    await keys.click(dialog.getByLabelText(/^Reason/))
    await keys.paste('Customer cancelled')
    await confirm()
    expect(await screen.findByText(/can no longer be cancelled/)).toBeVisible()
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Customer cancelled')
    portal.on(cancelShipment, { ...moved, carrierUntold: null })
    await confirm()
    expect(await screen.findByText('Shipment S104475 cancelled')).toBeVisible()
    expect(portal.calls(cancelShipment).at(-1)).toMatchObject({
      params: { shipmentNumber: 'S104475' },
      body: { reason: 'Customer cancelled' },
    })
  })

  it('is cancelled with a word whom to call, where nothing reaches its carrier', async () => {
    const { keys, portal } = await openShipment()
    const carrierUntold = 'Able could not be told that shipment S104475 is cancelled. Call it at (312) 555-0100.'
    portal.on(cancelShipment, { ...moved, carrierUntold })
    await keys.click(button('More actions'))
    await keys.click(await screen.findByRole('menuitem', { name: 'Cancel shipment' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Shipment S104475?' }))
    await keys.click(dialog.getByLabelText(/^Reason/))
    await keys.paste('No freight')
    await keys.click(dialog.getByRole('button', { name: /Cancel shipment/ }))
    expect(await screen.findByText(carrierUntold)).toBeVisible()
    expect(screen.getByText('Shipment S104475 cancelled')).toBeVisible()
  })

  it('can no longer be cancelled under way, and says so before it is tried', async () => {
    const { keys } = await openShipment(underWay())
    await keys.click(button('More actions'))
    expect(await screen.findByRole('menuitem', { name: /Cancel shipment/ })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('Shipment S104475 is In Transit and can no longer be cancelled')).toBeInTheDocument()
  })

  it('takes PRO number, driver, truck, trailer and seal; only what was touched is sent', async () => {
    const { keys, portal } = await openShipment()
    portal.on(updateShipmentDetails, moved)
    await keys.keyboard('e')
    const dialog = within(await screen.findByRole('dialog', { name: 'Shipment details' }))
    for (const [label, value] of [
      ['PRO #', '771204583'],
      ['Driver', 'Wade Lindqvist'],
      ['Driver phone', '(920) 555-0148'],
      ['Truck', '2206'],
      ['Trailer', 'R-5318'],
      ['Seal #', '0448127'],
    ] as const)
      expect(dialog.getByLabelText(label)).toHaveValue(value)
    await keys.clear(dialog.getByLabelText('Driver'))
    await keys.click(dialog.getByLabelText('Driver'))
    await keys.paste('Ole Berg')
    await keys.clear(dialog.getByLabelText('Trailer'))
    await keys.click(dialog.getByRole('button', { name: /Save/ }))
    expect(await screen.findByText(/Shipment updated/)).toBeVisible()
    expect(portal.calls(updateShipmentDetails)[0]?.body).toEqual({
      driverName: 'Ole Berg',
      trailerNumber: null,
      version: 3,
    })
  })

  it('takes the appointment of a stop by the clock of its place, and takes it back', async () => {
    const { keys, portal } = await openShipment()
    portal.on(setShipmentAppointment, moved)
    await keys.click(button('Set appointment of stop 2'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delivery appointment' }))
    await keys.click(dialog.getByLabelText('Date'))
    await keys.paste('11/17/2026')
    await keys.click(dialog.getByRole('button', { name: /Save/ }))
    expect(await dialog.findByText('Enter a date and time')).toBeVisible()
    await keys.click(dialog.getByLabelText('Time (EST)'))
    await keys.paste('12:30')
    await keys.tab()
    await keys.click(dialog.getByRole('button', { name: /Save/ }))
    expect(await screen.findByText('Appointment of stop 2 saved')).toBeVisible()
    expect(portal.calls(setShipmentAppointment)[0]).toMatchObject({
      params: { shipmentNumber: 'S104475', stopNumber: '2' },
      body: { appointmentDateTime: '2026-11-17T12:30:00-05:00', version: 3 },
    })
    cleanup()
    const again = await openShipment(underWay())
    again.portal.on(setShipmentAppointment, moved)
    await again.keys.click(button('Change appointment of stop 2'))
    const shown = within(await screen.findByRole('dialog'))
    expect(shown.getByLabelText('Date')).toHaveValue('11/17/2026')
    expect(shown.getByLabelText('Time (EST)')).toHaveValue('12:00')
    await again.keys.click(shown.getByRole('button', { name: 'Remove the appointment' }))
    await again.keys.click(shown.getByRole('button', { name: /Save/ }))
    await waitFor(() =>
      expect(again.portal.calls(setShipmentAppointment)[0]?.body).toEqual({ appointmentDateTime: null, version: 3 }),
    )
  })

  it('records appointment, PRO number, driver, truck and trailer with BookShipment, and every open screen follows [SHIP-6]', async () => {
    const user = { permissions: ['ViewShipment', 'BookShipment'] as Permission[] }
    const { keys, portal, live, kept: stored } = await openShipment(aFullShipment(), { user })
    const receiveChange = (...sentences: string[]) => {
      portal.on(getHistory, { data: [{ ...anEntry(stored.shipment), sentences }], total: 1 })
      act(() =>
        live.receive(stored.shipment.id, 'changed', { name: shipmentChanged.name, entity: 'shipment', payload: {} }),
      )
    }
    portal.on(updateShipmentDetails, ({ body }) => {
      stored.shipment = { ...stored.shipment, ...body }
      return moved
    })
    portal.on(setShipmentAppointment, ({ body }) => {
      const [first, second] = stored.shipment.stops as [ShipmentStop, ShipmentStop]
      stored.shipment = { ...stored.shipment, stops: [first, { ...second, ...body }] }
      return moved
    })
    await keys.click(button(/^Edit details/))
    const details = within(await screen.findByRole('dialog', { name: 'Shipment details' }))
    for (const [label, value] of [
      ['PRO #', '0099'],
      ['Driver', 'Ole Berg'],
      ['Truck', '77'],
      ['Trailer', 'R-1'],
      ['Container #', 'MSCU 604522-1'],
    ] as const) {
      await keys.clear(details.getByLabelText(label))
      await keys.click(details.getByLabelText(label))
      await keys.paste(value)
    }
    await keys.click(details.getByRole('button', { name: /Save/ }))
    await waitFor(() =>
      expect(portal.calls(updateShipmentDetails)[0]?.body).toEqual({
        proNumber: '0099',
        driverName: 'Ole Berg',
        truckNumber: '77',
        trailerNumber: 'R-1',
        containerNumber: 'MSCU 604522-1',
        version: 3,
      }),
    )
    receiveChange('Ana Ruiz changed PRO # from 771204583 to 0099')
    await waitFor(() => expect(shownAs('PRO #')).toHaveTextContent('0099'))
    expect(shownAs('Driver')).toHaveTextContent('Ole Berg')
    expect(shownAs('Truck / trailer')).toHaveTextContent('77 / R-1')
    expect(await screen.findByText('Ana Ruiz changed PRO # from 771204583 to 0099')).toBeVisible()
    // Changes by another user appear without any interaction.
    const [first, second] = stored.shipment.stops as [ShipmentStop, ShipmentStop]
    stored.shipment = {
      ...stored.shipment,
      driverName: 'Dana Kim',
      stops: [first, { ...second, appointmentDateTime: '2026-11-17T17:30:00.000Z' }],
    }
    receiveChange('Ben Cole changed Driver from Ole Berg to Dana Kim', 'Ben Cole set Appointment to stop 2')
    expect(await stopRow(2).findByText('11/17/2026 12:30 EST')).toBeVisible()
    expect(shownAs('Driver')).toHaveTextContent('Dana Kim')
    expect(await screen.findByText('Ben Cole set Appointment to stop 2')).toBeVisible()
    await keys.click(button('Change appointment of stop 2'))
    const appointment = within(await screen.findByRole('dialog', { name: 'Delivery appointment' }))
    await keys.clear(appointment.getByLabelText('Time (EST)'))
    await keys.click(appointment.getByLabelText('Time (EST)'))
    await keys.paste('13:00')
    await keys.tab()
    await keys.click(appointment.getByRole('button', { name: /Save/ }))
    await waitFor(() =>
      expect(portal.calls(setShipmentAppointment)[0]?.body).toEqual({
        appointmentDateTime: '2026-11-17T13:00:00-05:00',
        version: 3,
      }),
    )
  })

  const refusedTo = async (permissions: Permission[]) => {
    const { keys } = await openShipment(aFullShipment(), { user: { permissions: ['ViewShipment', ...permissions] } })
    const isRefused = (control: HTMLElement) => control.getAttribute('aria-disabled') === 'true'
    const controls = ['Dispatch', /^Edit details/, 'Set appointment of stop 1'].map((name) => isRefused(button(name)))
    await keys.click(button('More actions'))
    controls.push(isRefused(await screen.findByRole('menuitem', { name: /^Cancel shipment/ })))
    cleanup()
    return controls
  }

  it('follows BookShipment and CancelShipment', async () => {
    expect(await refusedTo([])).toEqual([true, true, true, true])
    expect(await refusedTo(['BookShipment'])).toEqual([false, false, false, true])
    expect(await refusedTo(['CancelShipment'])).toEqual([true, true, true, false])
  })
})
