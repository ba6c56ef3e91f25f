import { askAboutBooking, resolveBooking } from '@lanewise/contract/booking'
import type { ShipmentStop } from '@lanewise/contract/shipment-fields'
import { getCarrierChargeDetails, setShipmentAppointment } from '@lanewise/contract/shipments'
import { getWatchedEntities } from '@lanewise/contract/watchers'
import { noPermissionText } from '@lanewise/domain/access/allowed'
import { permissions as all } from '@lanewise/domain/access/permissions'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aDropoff, aFullShipment, aShipmentOrder, aStop, openShipment } from '#features/shipments/testing/given.tsx'
import { refused } from '#testing/fake-portal.ts'
import { someCharges } from '#testing/full-shipment.ts'
import { ana } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window.ts'

const region = (name: string) => within(screen.getByRole('region', { name }))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const shownAs = (label: string) =>
  screen.getAllByText(label).find(({ tagName }) => tagName === 'DT')?.nextElementSibling
const stopRow = (number: number) => within(screen.getByRole('listitem', { name: new RegExp(`^Stop ${number},`) }))
const without = (...names: string[]) => ({ user: { permissions: all.filter((name) => !names.includes(name)) } })
const moved = { shipmentId: ana.id, shipmentNumber: 'S104475', version: 4 }
const progress = () =>
  within(screen.getByRole('list', { name: 'Progress' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the facts of a shipment', () => {
  it('are dashes where nothing is known', async () => {
    await openShipment(
      aFullShipment({
        status: 'ReadyToBook',
        carrier: null,
        ...{ proNumber: null, sealNumber: null, driverName: null, driverPhone: null, truckNumber: null },
        ...{ trailerNumber: null, totalDistance: null, estimatedTimeSeconds: null, equipmentTypes: [] },
        ...{ reeferTemperatureMin: null, reeferTemperatureMax: null, linearFeet: 27.6, pallets: 1, packages: 1 },
      }),
    )
    for (const [label, text] of [
      ['Carrier', 'Not booked'],
      ['PRO #', '–'],
      ['Equipment', 'Reefer28 linear ft'],
      ['Driver', '–'],
      ['Truck / trailer', '–'],
      ['Distance', '–'],
      ['Freight', '1 pallet, 29,760 lbs1 package, 1 order'],
    ] as const)
      expect(shownAs(label)?.textContent).toBe(text)
    expect(screen.getByText('2 stops, local times')).toBeVisible()
    for (const name of ['Hazmat', 'Team', 'Blind']) expect(screen.queryByText(name)).toBeNull()
    expect(screen.queryByText(/^Voided/)).toBeNull()
    expect(screen.queryByText(/^Needs attention/)).toBeNull()
  })

  it('name all that is known, and lead to the carrier for whoever may see it', async () => {
    const shipment = aFullShipment({
      ...{ isHazmat: true, isTeamRequired: true, isBlind: true, pickupNumber: '88-1', truckNumber: null },
      ...{ equipmentTypes: ['Reefer', 'OddBox'], orders: [aShipmentOrder(), aShipmentOrder({ orderNumber: 'O2' })] },
      accessorials: ['OddService'],
      containerNumber: 'MSCU 604522-1',
    })
    await openShipment(shipment)
    const head = within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement)
    for (const name of ['Hazmat', 'Team', 'Blind']) expect(head.getByText(name)).toBeVisible()
    const carrier = screen.getByRole('link', { name: 'Arctic Fox Refrigerated' })
    expect(carrier).toHaveAttribute('href', `/carriers/${shipment.carrier?.id}`)
    expect(shownAs('PRO #')).toHaveTextContent('Seal 0448127 · Pickup # 88-1')
    expect(shownAs('Truck / trailer')).toHaveTextContent('R-5318Container MSCU 604522-1 · Team')
    expect(shownAs('Equipment')).toHaveTextContent('Refrigerated Trailer, Odd Box')
    expect(shownAs('Distance')).toHaveTextContent('716 mi11 h 55 min')
    expect(shownAs('Freight')).toHaveTextContent('816 packages, 2 orders')
    const needs = within(screen.getByRole('list', { name: 'Requirements' })).getAllByRole('listitem')
    expect(needs.map(({ textContent }) => textContent)).toEqual([
      'Temperature 34 to 38 °FEquipment',
      'TeamDriver',
      'Hazmat endorsementDriver',
      'Blind shipmentPaperwork',
      'Odd ServiceAccessorial',
    ])
    expect(screen.getByText('716 mi, 2 stops, 11 h 55 min, local times')).toBeVisible()
    cleanup()
    await openShipment(shipment, without('ViewCarrierNetwork'))
    expect(shownAs('Carrier')).toHaveTextContent('Arctic Fox Refrigerated')
    expect(screen.queryByRole('link', { name: 'Arctic Fox Refrigerated' })).toBeNull()
    cleanup()
    const stranger = { id: null, companyName: 'Otto Hauls', logoFileId: null, scac: null, dotNumber: null }
    await openShipment(aFullShipment({ carrier: stranger as never }))
    expect(shownAs('Carrier')?.textContent).toBe('Otto Hauls')
    expect(screen.queryByRole('link', { name: 'Otto Hauls' })).toBeNull()
  })

  it.each([
    [34, 34, '34 °F'],
    [null, 38, '38 °F'],
    [34, null, '34 °F'],
    [-10, 0, '-10 to 0 °F'],
  ])('say which temperature is asked for: %s and %s', async (min, max, text) => {
    await openShipment(aFullShipment({ reeferTemperatureMin: min, reeferTemperatureMax: max }))
    expect(shownAs('Equipment')?.textContent).toBe(`Refrigerated Trailer${text}`)
    expect(screen.queryByText(/^Temperature/) !== null).toBe(min !== null && max !== null)
  })

  it('copy the PRO number', async () => {
    const writeText = vi.fn(async () => {})
    const { keys } = await openShipment()
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    await keys.click(button('Copy the PRO number'))
    expect(writeText).toHaveBeenCalledWith('771204583')
  })

  it('name who cancelled it only where that is known', async () => {
    await openShipment(
      aFullShipment({ status: 'Voided', voidDateTime: '2026-11-13T12:00:00.000Z', voidReason: 'Twice' }),
    )
    expect(screen.getByText(/^Voided on 11\/13\/2026/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Edit details/ })).toBeNull()
  })
})

describe('the charges of a shipment', () => {
  const lane = { id: ana.id, customerReferenceNumber: 'JOL-ATL' }

  it('say where the price comes from, and lead to its lane for whoever may see lanes', async () => {
    const sold = { rateSource: null, serviceLevel: 'Guaranteed', freightClass: 70, quoteNumber: 'Q-7' } as const
    await openShipment(aFullShipment({ ...sold, lane }))
    expect(screen.getByText(/^Guaranteed, class 70, Q-7,/)).toHaveTextContent('Guaranteed, class 70, Q-7, JOL-ATL')
    expect(screen.getByRole('link', { name: 'JOL-ATL' })).toHaveAttribute('href', `/lanes/${ana.id}`)
    cleanup()
    const plain = { rateSource: null, serviceLevel: null, freightClass: null, quoteNumber: null }
    await openShipment(aFullShipment({ ...plain, lane }), without('ViewLanes'))
    expect(screen.getByText('JOL-ATL')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'JOL-ATL' })).toBeNull()
    cleanup()
    await openShipment(aFullShipment({ serviceLevel: 'Guaranteed' }))
    expect(screen.getByText('Contract, Guaranteed')).toBeVisible()
  })

  it('can be asked for again when they did not load', async () => {
    const { keys, portal } = await openShipment(aFullShipment(), { charges: refused(503, 'The rates rest') })
    expect(await region('Charges').findByText('The rates rest')).toBeVisible()
    portal.on(getCarrierChargeDetails, someCharges)
    await keys.click(region('Charges').getByRole('button', { name: 'Try again' }))
    expect(await region('Charges').findByText('Line haul')).toBeVisible()
  })

  it('stand with their method below their name on a phone; a total without miles is nothing for each mile', async () => {
    const [lineHaul] = someCharges.charges
    const charges = { total: null, charges: [{ ...lineHaul, description: '' }] } as never
    await openShipment(aFullShipment({ totalDistance: 0 }), { charges })
    const rows = async () =>
      within(await region('Charges').findByRole('table'))
        .getAllByRole('row')
        .map(({ textContent }) => textContent)
    expect(await rows()).toEqual(['ChargeMethodUnitsRateTotal', 'FreightPer Mile716.4$2.73$1,955.77', 'TotalN/A'])
    expect(region('Charges').getByRole('rowheader', { name: 'Total' })).toHaveAttribute('colspan', '4')
    cleanup()
    act(() => setWindowWidth(390))
    await openShipment(aFullShipment({ totalDistance: 0 }))
    expect(await rows()).toEqual([
      'ChargeTotal',
      'Line haul716.4 × $2.73 Per Mile$1,955.77',
      'Stop off, Nashville1 × $75.00 Flat$75.00',
      'Total$2,030.77',
    ])
    expect(region('Charges').getByRole('rowheader', { name: 'Total' })).toHaveAttribute('colspan', '1')
    expect(screen.queryByText(/per mile$/)).toBeNull()
    cleanup()
    await openShipment(aFullShipment({ totalDistance: null }))
    await rows()
    expect(screen.queryByText(/per mile$/)).toBeNull()
  })
})

describe('how far a shipment is', () => {
  const at = (stop: ShipmentStop, facts: Partial<ShipmentStop>) => ({ ...stop, ...facts })
  const arrivalDateTime = '2026-11-16T13:04:00.000Z'
  const departureDateTime = '2026-11-16T14:51:00.000Z'

  it('is booked and not yet out, or out and on its way to the first stop', async () => {
    await openShipment(aFullShipment())
    expect(progress()).toEqual([
      expect.stringMatching(/^Dispatch, aheadBooked 11\/13\/2026/),
      '1Joliet, IL, aheadDue 11/16/2026 10:00 CST',
      '716 miAtlanta, GA, aheadDue 11/17/2026 14:00 EST',
    ])
    cleanup()
    await openShipment(aFullShipment({ status: 'ReadyToBook', bookedDateTime: null }))
    expect(progress()[0]).toBe('Dispatch, aheadNot booked')
    cleanup()
    await openShipment(aFullShipment({ status: 'Dispatched' }))
    expect(progress().slice(0, 2)).toEqual([
      'Dispatch, doneDispatched',
      'Under way1Joliet, IL, aheadDue 11/16/2026 10:00 CST',
    ])
    expect(screen.getByRole('list', { name: 'Progress' })).not.toHaveAttribute('tabindex')
  })

  it('is proved by a later stop that was reached, and over once it is delivered', async () => {
    const stops = [
      at(aStop(), { arrivalDateTime }),
      at(aDropoff(), { stopNumber: 2, departureDateTime }),
      at(aDropoff(), { stopNumber: 3, distance: null }),
      at(aDropoff(), { stopNumber: 4 }),
    ]
    await openShipment(aFullShipment({ status: 'InTransit', stops }))
    expect(progress()).toEqual([
      'Dispatch, doneDispatched',
      '100%Joliet, IL, doneArrived 11/16/2026 07:04 CST',
      '100%Atlanta, GA, doneDeparted 11/16/2026 09:51 EST',
      'Under way3Atlanta, GA, aheadDue 11/17/2026 14:00 EST',
      '716 miAtlanta, GA, aheadDue 11/17/2026 14:00 EST',
    ])
    cleanup()
    const ended = [at(aStop(), { arrivalDateTime, departureDateTime }), at(aDropoff(), { arrivalDateTime })]
    await openShipment(aFullShipment({ status: 'AtStop', stops: ended }))
    expect(progress()[2]).toContain('Atlanta, GA, the truck is here')
    cleanup()
    await openShipment(aFullShipment({ status: 'Delivered', stops: ended }))
    expect(progress()[2]).toContain('Atlanta, GA, done')
    expect(document.querySelector('[aria-current="step"]')).toBeNull()
  })

  it('can be pushed sideways by keys where it has many stops', async () => {
    const stops = (count: number) =>
      Array.from({ length: count }, (_, index) => at(aDropoff(), { stopNumber: index + 1 }))
    await openShipment(aFullShipment({ stops: stops(6) }))
    expect(screen.getByRole('list', { name: 'Progress' })).toHaveAttribute('tabindex', '0')
    cleanup()
    await openShipment(aFullShipment({ stops: stops(5) }))
    expect(screen.getByRole('list', { name: 'Progress' })).not.toHaveAttribute('tabindex')
  })
})

describe('a stop', () => {
  const arrivalDateTime = '2026-11-16T17:04:00.000Z'

  it('says that the truck is at the dock, and whether it came late', async () => {
    const stops = [
      aStop({ arrivalDateTime, notes: ['Use gate 4'] }),
      aDropoff({ departureDateTime: '2026-11-17T16:00:00.000Z', isAppointmentRequired: true }),
    ]
    await openShipment(aFullShipment({ status: 'AtStop', stops }))
    expect(stopRow(1).getByText('At the dock')).toBeVisible()
    expect(stopRow(1).getByText('Late')).toBeVisible()
    expect(stopRow(1).getByText('Use gate 4')).toBeVisible()
    expect(stopRow(1).getAllByText('Chicago DC')).toHaveLength(1)
    expect(stopRow(1).getByText('Pickup')).toBeVisible()
    expect(stopRow(1).queryByText(/^At dock/)).toBeNull()
    expect(stopRow(2).getByText('Dropoff')).toBeVisible()
    expect(stopRow(2).getByText('Atlanta East')).toBeVisible()
    expect(stopRow(2).queryByText('At the dock')).toBeNull()
    expect(stopRow(2).queryByText(/^At dock/)).toBeNull()
    expect(stopRow(2).queryByText('Late')).toBeNull()
    // No appointment can be changed at stops that the truck has already reached.
    expect(screen.queryByRole('button', { name: /appointment of stop/ })).toBeNull()
  })

  it('says that an appointment is missing, which only whoever may book sets', async () => {
    const stops = [aStop({ isAppointmentRequired: true }), aDropoff()]
    await openShipment(aFullShipment({ stops }), without('BookShipment'))
    expect(stopRow(1).getByText('Appointment required')).toBeVisible()
    expect(stopRow(2).queryByText('Appointment required')).toBeNull()
    expect(stopRow(1).queryByText(/^(At the dock|On Time|Late)$/)).toBeNull()
    expect(button('Set appointment of stop 1')).toHaveAccessibleDescription(noPermissionText)
  })

  it('gets its pickup appointment in a dialog that names the stop, which says that it was taken back', async () => {
    const stops = [aStop({ appointmentDateTime: '2026-11-16T14:00:00.000Z' }), aDropoff()]
    const { keys, portal } = await openShipment(aFullShipment({ stops }))
    portal.on(setShipmentAppointment, moved)
    await keys.click(button('Change appointment of stop 1'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pickup appointment' }))
    expect(dialog.getByText('Stop 1, Pickup at Chicago DC')).toBeVisible()
    expect(dialog.getByText('Window 11/16/2026 06:00–10:00 CST')).toBeVisible()
    await keys.click(dialog.getByRole('button', { name: 'Remove the appointment' }))
    await keys.click(dialog.getByRole('button', { name: /Save/ }))
    expect(await screen.findByText('Appointment of stop 1 removed')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('what stands beside a shipment', () => {
  const watcher = {
    id: ana.id,
    userId: null,
    name: 'Marcus Kell',
    emailAddress: 'marcus@acme.test',
    notificationType: 'OnTimeStatus',
    isConfirmed: true,
  } as const

  it('is who watches it, by name and address, to be managed', async () => {
    const unnamedWatcher = {
      ...watcher,
      id: moved.shipmentId.replace(/1$/, '2'),
      name: 'x@y.test',
      emailAddress: 'x@y.test',
    }
    const { keys } = await openShipment(aFullShipment(), { watchers: [watcher, unnamedWatcher] })
    const list = within(await screen.findByRole('list', { name: 'Watchers' })).getAllByRole('listitem')
    expect(list[0]).toHaveTextContent(/^Marcus Kellmarcus@acme.test/)
    expect(within(list[1] as HTMLElement).getAllByText(/x@y.test/)).toHaveLength(1)
    expect(region('Watchers').getByText('2')).toBeVisible()
    expect(screen.queryByText(/^Nobody gets/)).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    await keys.click(region('Watchers').getByRole('button', { name: 'Manage' }))
    expect(await screen.findByRole('dialog', { name: 'Manage Watchers' })).toBeVisible()
    await keys.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is that nobody watches it, which is not said before that is known', async () => {
    const { keys, portal } = await openShipment(aFullShipment(), { watchers: refused(503, 'The mails rest') })
    expect(await region('Watchers').findByText('The mails rest')).toBeVisible()
    expect(screen.queryByText(/^Nobody gets/)).toBeNull()
    portal.on(getWatchedEntities, { items: [] })
    await keys.click(region('Watchers').getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nobody gets email updates about this shipment.')).toBeVisible()
    expect(region('Watchers').queryByText('Loading')).toBeNull()
  })

  it('is what its partner says about its booking, and why it cannot be asked', async () => {
    const attention = {
      reason: 'BookingTimedOut',
      message: 'No answer yet.',
      since: '2026-11-13T12:31:00.000Z',
    } as const
    const timedOut = () => aFullShipment({ status: 'ReadyToBook', carrier: null, attention })
    const { keys, portal } = await openShipment(timedOut())
    portal.on(askAboutBooking, { state: 'Booked', message: 'Arctic Fox booked it' })
    await keys.click(button('Ask the partner again'))
    expect(await screen.findByText('Arctic Fox booked it')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    portal.on(askAboutBooking, refused(503, 'Arctic Fox cannot be reached'))
    await keys.click(button('Ask the partner again'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Arctic Fox cannot be reached')
    const { promise } = Promise.withResolvers<object>()
    portal.on(askAboutBooking, () => promise as never)
    await keys.click(button('Ask the partner again'))
    await waitFor(() => expect(button('Ask the partner again')).toHaveAttribute('aria-busy', 'true'))
    await keys.click(button('More actions'))
    expect(screen.queryByRole('menuitem', { name: /Tender|Request Rates|Book/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^(Tender|Request Rates|Book)$/ })).toBeNull()
    cleanup()
    await openShipment(timedOut(), { user: { permissions: ['ViewShipment'] } })
    for (const name of ['Ask the partner again', 'Resolve'])
      expect(button(name)).toHaveAccessibleDescription(noPermissionText)
  })

  it('is resolved in a dialog that says what each outcome means', async () => {
    const attention = {
      reason: 'BookingTimedOut',
      message: 'No answer yet.',
      since: '2026-11-13T12:31:00.000Z',
    } as const
    const { keys, portal } = await openShipment(aFullShipment({ status: 'ReadyToBook', carrier: null, attention }))
    portal.on(resolveBooking, moved)
    expect(screen.queryByRole('dialog')).toBeNull()
    await keys.click(button('Resolve'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Resolve booking' }))
    const radios = dialog.getAllByRole('radio')
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'BookedThe carrier accepted the load',
      'Not bookedThe shipment can be booked again',
    ])
    expect(radios[1]).toBeChecked()
    await keys.click(dialog.getByRole('radio', { name: /^Booked/ }))
    expect(dialog.getByLabelText('Booking reference')).toHaveAttribute('maxlength', '100')
    await keys.click(dialog.getByRole('radio', { name: /^Not booked/ }))
    await keys.click(dialog.getByRole('button', { name: /Mark as not booked/ }))
    expect(await screen.findByText('Shipment S104475 is ready to book')).toBeVisible()
    expect(portal.calls(resolveBooking)[0]?.params).toEqual({ shipmentNumber: 'S104475' })
  })
})

describe('the actions of a shipment', () => {
  const entries = async (shipment: ReturnType<typeof aFullShipment>) => {
    const { keys } = await openShipment(shipment)
    const header = screen.getByRole('button', { name: 'More actions' }).parentElement as HTMLElement
    const buttons = within(header).getAllByRole('button').slice(1)
    const labels = buttons.map(({ textContent }) => textContent)
    await keys.click(button('More actions'))
    const inMenu = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    cleanup()
    return { buttons: labels, inMenu }
  }

  it('are those of its state and its freight; only a truckload is tendered', async () => {
    const ready = { status: 'ReadyToBook', carrier: null } as const
    const papers = ['Pallet labels', 'Create lane', 'Share tracking link', 'Cancel shipment']
    const details = ['Edit details', 'Generate BOL']
    expect(await entries(aFullShipment(ready))).toEqual({
      buttons: ['Tender', 'Request Rates', 'Book'],
      inMenu: [...details, ...papers],
    })
    expect(await entries(aFullShipment({ ...ready, shippingMode: 'LTL' }))).toEqual({
      buttons: ['Request Rates', 'Book'],
      inMenu: [...details, ...papers],
    })
    expect(await entries(aFullShipment())).toEqual({
      buttons: ['Edit detailsE', 'Generate BOL', 'Dispatch'],
      inMenu: ['Add Event', 'Pallet labels', 'Change carrier', ...papers.slice(1)],
    })
    expect(await entries(aFullShipment({ status: 'InTransit' }))).toEqual({
      buttons: ['Share tracking link', 'Generate BOL', 'Add EventE'],
      inMenu: [
        'Edit details',
        'Pallet labels',
        'Create lane',
        expect.stringMatching(/^Cancel shipment.*can no longer/),
      ],
    })
  })

  it('ask carriers for rates in a dialog, and take no details by key from whoever may not change them', async () => {
    const { keys } = await openShipment(aFullShipment({ status: 'ReadyToBook', carrier: null }))
    await keys.click(button('Request Rates'))
    expect(await screen.findByRole('dialog', { name: 'Request Rates' })).toBeVisible()
    cleanup()
    const refusedTo = await openShipment(aFullShipment(), without('BookShipment'))
    await refusedTo.keys.keyboard('e')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button(/^Edit details/)).toHaveAccessibleDescription(noPermissionText)
  })

  it('take numbers and names as long as the portal keeps them', async () => {
    const { keys } = await openShipment()
    await keys.keyboard('e')
    const dialog = within(await screen.findByRole('dialog', { name: 'Shipment details' }))
    const longest = ['PRO #', 'Seal #', 'Driver', 'Driver phone', 'Truck', 'Trailer'].map((label) =>
      dialog.getByLabelText(label).getAttribute('maxlength'),
    )
    expect(longest).toEqual(['30', '60', '100', '40', '30', '30'])
    await keys.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await keys.click(button('More actions'))
    await keys.click(await screen.findByRole('menuitem', { name: 'Cancel shipment' }))
    const cancel = within(await screen.findByRole('dialog', { name: 'Cancel Shipment S104475?' }))
    expect(cancel.getByLabelText(/^Reason/)).toHaveAttribute('maxlength', '500')
  })
})
