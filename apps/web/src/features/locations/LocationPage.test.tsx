import {
  deleteLocation,
  findLocations,
  getDockSchedule,
  getLocationContacts,
  locationChanged,
  mergeLocations,
} from '@lanewise/contract/locations'
import { completeWeek, type DockDay, unknownDay } from '@lanewise/domain/locations/dock-hours'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'
import { NO_WEBGL } from '#ui/map/MapView.tsx'
import { optionOf } from './pick/location-option.ts'
import {
  aLocation,
  aSchedule,
  button,
  fill,
  inDialog,
  ofOtherCompany,
  openLocation,
  openLocations,
  viewer,
} from './testing/given.tsx'

const hours = (dayOfWeek: number): DockDay => ({ ...unknownDay(dayOfWeek), startTime: '08:00:00', endTime: '17:00:00' })
const schedule = aSchedule({ isAppointmentRequired: true, dockHours: completeWeek([1, 2, 3, 4, 5].map(hours)) })
const denver = aLocation({
  ...ofOtherCompany,
  locationName: 'Denver DC',
  locationAlias: 'Mile High',
  addressLine2: 'Dock 4',
  ediCodes: ['MRD-1'],
  requirementFlags: ['LiftGate', 'Twic'],
  notes: 'Gate 4 after 18:00',
  averageLoadingMinutes: 45,
  averageUnloadingMinutes: 60,
})
const region = (name: string) => within(screen.getByRole('region', { name }))

describe('the screen of a location', () => {
  beforeEach(() => {
    // A Tuesday, 09:00 in Chicago.
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime('2026-11-17T15:00:00Z')
  })

  it('shows whose it is and where, with the map, the zone and the time there [LOCPAGE-2]', async () => {
    await openLocation(denver, { schedule })
    expect(document.title).toBe(`Lanewise - ${denver.locationNumber}`)
    expect(screen.getByText('Meridian Foodservice')).toBeVisible()
    expect(screen.getByText('Warehouse')).toBeVisible()
    const address = region('Address')
    expect(address.getByText('2400 Irving Blvd, Dock 4')).toBeVisible()
    expect(address.getByText('Dallas, TX 75207')).toBeVisible()
    expect(address.getByText('Tuesday 09:00 CST')).toBeVisible()
    // Without WebGL the map shows a message and the address stays.
    expect(address.getByText(NO_WEBGL)).toBeVisible()
  })

  it('shows flags, warehouse IDs, times and notes [LOCPAGE-2]', async () => {
    await openLocation(denver, { schedule })
    const details = region('Details')
    for (const text of ['Lift Gate', 'TWIC Card', 'MRD-1', '45 min', '60 min', 'Denver DC'])
      expect(details.getByText(text)).toBeVisible()
    expect(region('Notes').getByText('Gate 4 after 18:00')).toBeVisible()
  })

  it('shows the week of the dock, today and whether it is open now [LOCPAGE-2]', async () => {
    const { keys } = await openLocation(denver, { schedule })
    const dock = region('Dock schedule')
    expect(await dock.findByText('Open now · closes 17:00')).toBeVisible()
    expect(dock.getByText('Appointment required')).toBeVisible()
    const rows = within(dock.getByRole('table', { name: 'Dock hours' })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      'SundayNot known',
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `${day}08:00–17:00`),
      'SaturdayNot known',
    ])
    expect(rows.filter((row) => row.hasAttribute('aria-current')).map((row) => row.textContent)).toEqual([
      'Tuesday08:00–17:00',
    ])
    await keys.click(dock.getByRole('button', { name: 'Edit hours' }))
    expect(await screen.findByRole('dialog', { name: 'Dock Schedule' })).toBeVisible()
  })

  it('shows which trucks came lately and how long they stood [LOCPAGE-2]', async () => {
    const visit = {
      shipmentNumber: 'S100200',
      shipmentStatus: 7 as const,
      stopType: 1 as const,
      carrierName: 'Prairie Freight',
      earlyDateTime: '2026-11-16T14:00:00.000Z',
      lateDateTime: '2026-11-16T16:00:00.000Z',
      appointmentDateTime: null,
      arrivalDateTime: '2026-11-16T16:30:00.000Z',
      departureDateTime: '2026-11-16T17:41:00.000Z',
      onTimeStatus: 'Late' as const,
    }
    await openLocation(denver, {
      visits: {
        loading: { averageMinutes: 52, stops: 48 },
        unloading: { averageMinutes: 71, stops: 12 },
        recent: [visit],
      },
    })
    const stops = region('Recent stops')
    expect(
      await stops.findByText('Measured: loading 52 min on average of 48, unloading 71 min on average of 12'),
    ).toBeVisible()
    const row = stops.getByRole('listitem')
    for (const text of [
      'S100200 Dropoff',
      'Prairie Freight',
      'Arrived 11/16/2026',
      'after 71 min',
      'Late',
      'Delivered',
    ])
      expect(row).toHaveTextContent(text)
    expect(within(row).getByRole('link', { name: 'S100200' })).toHaveAttribute('href', '/shipments/S100200/preview')
  })

  it('says when no truck stopped yet, and keeps trucks from those who may not see shipments [LOCPAGE-2]', async () => {
    await openLocation(denver)
    expect(await screen.findByText('No truck has stopped here yet')).toBeVisible()
    cleanup()
    await openLocation(denver, { user: viewer })
    expect(screen.queryByRole('region', { name: 'Recent stops' })).toBeNull()
  })

  it('lists the contacts there with the way to each [LOC-28] [LOCPAGE-2]', async () => {
    const rosa = {
      id: '0198c0de-0000-7000-b000-0000000000c1',
      name: 'Rosa Vega',
      firstName: 'Rosa',
      lastName: 'Vega',
      title: 'Dock Manager',
      primaryEmailAddress: 'rosa@meridian.test',
      officeNumber: '(303) 555-0100',
      mobileNumber: null,
    }
    const { portal, live } = await openLocation(denver, { schedule })
    expect(await screen.findByText('No contacts at this location')).toBeVisible()
    portal.on(getLocationContacts, { data: [rosa] })
    const payload = { id: denver.id, locationNumber: denver.locationNumber, action: 'changed' }
    act(() => live.receive(ana.companyId, 'changed', { name: locationChanged.name, entity: 'location', payload }))
    const row = within(await screen.findByRole('listitem', { name: '' }).then((item) => item))
    expect(row.getByRole('link', { name: 'Rosa Vega' })).toHaveAttribute('href', `/contacts?contactId=${rosa.id}`)
    expect(row.getByRole('link', { name: '(303) 555-0100' })).toHaveAttribute('href', 'tel:3035550100')
    expect(portal.calls(getLocationContacts)[0]?.params).toEqual({ locationNumber: denver.locationNumber })
  })
})

describe('what can be done with it', () => {
  it('is edited, merged and deleted only with EditLocations [LOCPAGE-2] [DOCK-12]', async () => {
    const { keys } = await openLocation(denver, { user: viewer })
    const reason = 'You do not have permission to perform this action'
    expect(button('Edit')).toHaveAccessibleDescription(reason)
    expect(button('Edit hours')).toHaveAccessibleDescription(reason)
    await keys.click(button('More actions'))
    for (const name of ['Merge with another location', 'Delete'])
      expect(screen.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true')
  })

  it('is deleted after a question that names it', async () => {
    const { keys, portal, address } = await openLocation(denver)
    portal.on(deleteLocation, undefined)
    await keys.click(button('More actions'))
    await keys.click(screen.getByRole('menuitem', { name: 'Delete' }))
    const question = await inDialog('Delete Location?')
    expect(question.getByText('Mile High')).toBeVisible()
    await keys.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(address()).toBe('/locations'))
    expect(portal.calls(deleteLocation)[0]?.params).toEqual({ locationNumber: denver.locationNumber })
  })

  it('says why it cannot be deleted', async () => {
    const { keys, portal } = await openLocation(denver)
    portal.on(deleteLocation, refused(409, 'Three open orders stop here'))
    await keys.click(button('More actions'))
    await keys.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await keys.click((await inDialog('Delete Location?')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Three open orders stop here')
  })

  it('takes in another location that is the same, after a question [LOCPAGE-3]', async () => {
    const other = aLocation({ locationName: 'Denver Distribution' })
    const { keys, portal } = await openLocation(denver)
    portal.on(findLocations, { items: [optionOf(other)] })
    portal.on(mergeLocations, denver)
    await keys.click(button('More actions'))
    await keys.click(screen.getByRole('menuitem', { name: 'Merge with another location' }))
    await fill(keys, { 'Merge this location': 'denver' })
    await keys.click(await screen.findByRole('option', { name: /Denver Distribution/ }))
    await keys.click(button('Merge'))
    const question = await inDialog(`Merge ${other.locationNumber} into ${denver.locationNumber}?`)
    await keys.click(question.getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(portal.calls(mergeLocations)).toHaveLength(1))
    const [call] = portal.calls(mergeLocations)
    expect(call?.params).toEqual({ locationNumber: denver.locationNumber })
    expect(call?.body).toEqual({ mergeNumber: other.locationNumber, version: 1 })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('what is not there', () => {
  it('says that no location has this number, also when it is another company’s', async () => {
    await openLocations({ path: '/locations/L999999' })
    expect(await screen.findByText('This location does not exist or is not yours')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'L999999' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'All locations' })).toHaveAttribute('href', '/locations')
    expect(document.title).toBe('Lanewise - L999999')
  })

  it('says so when somebody else deletes it, and stays to be read', async () => {
    const { live, book } = await openLocation(denver)
    book.data = []
    act(() => live.receive(ana.companyId, 'changed', { name: locationChanged.name, entity: 'location', payload: {} }))
    expect(await screen.findByText('This location was deleted')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All locations' })).toHaveAttribute('href', '/locations')
    expect(region('Address').getByText('Dallas, TX 75207')).toBeVisible()
  })

  it('leaves the rest of the screen working when a part fails', async () => {
    const { portal, router } = await openLocations({ locations: [denver] })
    portal.on(getDockSchedule, refused(503, 'The database is being restarted'))
    portal.on(getLocationContacts, refused(503, 'Contacts are being moved'))
    await act(() => router.navigate(`/locations/${denver.locationNumber}`))
    expect(await screen.findByText('The database is being restarted')).toBeVisible()
    expect(await screen.findByText('Contacts are being moved')).toBeVisible()
    expect(region('Address').getByText('Dallas, TX 75207')).toBeVisible()
    expect(button('Edit')).toBeEnabled()
  })
})

afterEach(() => vi.useRealTimers())
