import {
  createCompanyLocation,
  findAllLocations,
  findEdiLocations,
  findLocations,
  getCompanyLocation,
  getDockSchedule,
  searchByAddress,
  updateLocation,
} from '@lanewise/contract/locations'
import { getPostalCode } from '@lanewise/contract/places'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aLocation, aSuggestion, button, fill, inDialog } from '#features/locations/testing/given.tsx'
import {
  aStop,
  card,
  chooseLocation,
  type Opened,
  openStops,
  submit,
} from '#features/orders/form/stops/testing/given.tsx'
import { refused } from '#testing/fake-portal.ts'

const joliet = aLocation({ locationName: 'Acme Foods Joliet', locationAlias: null, ediCodes: ['JOL-04'] })
const dallas = {
  city: 'Dallas',
  state: 'TX',
  postalCode: '75207',
  country: 'US' as const,
  latitude: 32.8,
  longitude: -96.8,
  ianaTimeZone: 'America/Chicago',
}
const answer = { resultNumber: 'L777777', resultId: '0198c0de-0000-7000-b000-000000000077', isSuccess: true as const }
const first = () => card('Stop 1 (Pickup)')
const field = () => first().getByRole('combobox', { name: 'Pickup Location' })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('searching the location of a stop', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
  })

  it('sends q and reads the items [LOC-3] 500 ms after the last key [LOC-6]', async () => {
    vi.useFakeTimers()
    const { keys, portal, stop } = await openStops({ locations: [joliet] })
    await keys.click(field())
    await keys.paste('jol')
    await wait(499)
    expect(portal.calls(findLocations)).toHaveLength(0)
    await wait(2)
    expect(portal.calls(findLocations).map(({ query }) => query)).toEqual([{ q: 'jol' }])
    await keys.click(screen.getByRole('option', { name: 'Acme Foods, 2400 Irving Blvd, Dallas, TX 75207' }))
    await wait(10)
    expect(stop(0).location).toMatchObject({ locationNumber: joliet.locationNumber, timeZone: 'America/Chicago' })
    expect(stop(0).ediCode).toBe('JOL-04')
  })

  it('asks the search by warehouse IDs in its place when historical locations come first [LOC-4]', async () => {
    const opened = await openStops({ locations: [joliet], configuration: { prioritizeHistoricalLocations: true } })
    await chooseLocation(opened, field(), 'JOL')
    expect(opened.portal.calls(findEdiLocations).map(({ query }) => query)).toEqual([{ q: 'JOL' }])
    expect(opened.portal.calls(findLocations)).toHaveLength(0)
    await waitFor(() => expect(opened.stop(0).location?.locationNumber).toBe(joliet.locationNumber))
  })

  it('shows the name of the location only when the company wants it [LOC-7]', async () => {
    const { keys } = await openStops({ locations: [joliet], configuration: { showLocationName: true } })
    await keys.click(field())
    await keys.paste('jol')
    expect(await screen.findByRole('option', { name: /^Acme Foods – Acme Foods Joliet, 2400/ })).toBeVisible()
  })

  it('looks only at the quoted postal code where the stop came from a quote, and lists it without typing [LOC-8]', async () => {
    const opened = await openStops({
      locations: [joliet],
      configuration: { prioritizeHistoricalLocations: true },
      stops: [aStop('Pickup', { baseZip: '75207' }), aStop('Dropoff', { baseZip: '30336' })],
    })
    expect(field()).toHaveAccessibleDescription('Must be at 75207, the postal code that was quoted')
    await chooseLocation(opened, field(), 'acme')
    expect(opened.portal.calls(findAllLocations).map(({ body }) => body)).toEqual([
      { fuzzyMatchTerm: '', page: 1, pageSize: 20, postalCode: '75207' },
      { fuzzyMatchTerm: 'acme', page: 1, pageSize: 20, postalCode: '75207' },
    ])
    expect([findEdiLocations, findLocations].flatMap((call) => opened.portal.calls(call))).toEqual([])
    await waitFor(() => expect(opened.stop(0).location?.postalCode).toBe('75207'))
  })

  it('shows the chosen location while it is still being read, and does not call it missing', async () => {
    const opened = await openStops({ locations: [joliet] })
    const read = Promise.withResolvers<typeof joliet>()
    opened.portal.on(getCompanyLocation, () => read.promise)
    await chooseLocation(opened, field(), 'jol')
    await opened.keys.tab()
    await wait(10)
    expect(field()).toHaveValue('Acme Foods, 2400 Irving Blvd, Dallas, TX 75207')
    expect(field()).toBeValid()
    expect(opened.stop(0).location).toBeNull()
    act(() => read.resolve(joliet))
    await waitFor(() => expect(opened.stop(0).location?.locationNumber).toBe(joliet.locationNumber))
    expect(field()).toHaveValue('Acme Foods, 2400 Irving Blvd, Dallas, TX 75207')
  })

  it('leaves the warehouse ID open where the location has several', async () => {
    const several = aLocation({ ediCodes: ['JOL-04', 'JOL-05'] })
    const opened = await openStops({ locations: [several] })
    await chooseLocation(opened, field(), 'jol')
    await waitFor(() => expect(opened.stop(0).location?.locationNumber).toBe(several.locationNumber))
    expect(opened.stop(0).ediCode).toBeNull()
  })

  it('says why a chosen location cannot be read, and leaves the stop without', async () => {
    const opened = await openStops({ locations: [joliet] })
    opened.portal.on(getCompanyLocation, refused(404, 'There is no such location'))
    await chooseLocation(opened, field(), 'jol')
    expect(await first().findByText('There is no such location')).toBeVisible()
    expect(opened.stop(0).location).toBeNull()
  })
})

describe('the location of a stop', () => {
  it('is newly entered in the Add/Edit Location dialog [LOC-10] and held by the stop once saved [LOC-25]', async () => {
    const opened = await openStops()
    const { keys, portal, stop } = opened
    const made = aLocation({ locationName: 'South yard', locationNumber: 'L777777' })
    portal.on(createCompanyLocation, { ...answer, location: made, contactId: null })
    await keys.click(first().getByRole('button', { name: 'New Location' }))
    await inDialog('Add Location')
    expect(screen.getByLabelText('Address Line 1')).toHaveValue('')
    await enterAddress(opened)
    await keys.click(button('Save'))
    await waitFor(() =>
      expect(stop(0).location).toMatchObject({ locationNumber: 'L777777', locationName: 'South yard' }),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(stop(0).contact).toBeNull()
  })

  it('is refused outside the postal code that was quoted, also when it is newly entered', async () => {
    const opened = await openStops({ stops: [aStop('Pickup', { baseZip: '75207' }), aStop('Dropoff')], hasQuote: true })
    const outside = aLocation({ locationNumber: 'L777777', postalCode: '60436' })
    opened.portal.on(createCompanyLocation, { ...answer, location: outside, contactId: null })
    await opened.keys.click(first().getByRole('button', { name: 'New Location' }))
    await enterAddress(opened)
    await opened.keys.click(button('Save'))
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription('Must be at 75207, the postal code that was quoted'),
    )
    await submit(opened)
    expect(opened.submitted()).toEqual([])
  })

  it('brings along the contact that was newly entered with it [LOC-27]', async () => {
    const opened = await openStops()
    const { keys, portal, stop } = opened
    const contactId = '0198c0de-0000-7000-b000-000000000099'
    portal.on(createCompanyLocation, { ...answer, location: aLocation(), contactId })
    await keys.click(first().getByRole('button', { name: 'New Location' }))
    await enterAddress(opened)
    await keys.click(screen.getByRole('switch', { name: 'Add a contact' }))
    await fill(keys, { 'First name': 'Luis', 'Last name': 'Ferrer', Email: 'luis@acme.test' })
    await keys.click(button('Save'))
    await waitFor(() => expect(stop(0).contact).toMatchObject({ contactId, firstName: 'Luis', lastName: 'Ferrer' }))
    expect(first().getByRole('combobox', { name: 'Stop contact' })).toHaveTextContent('Luis Ferrer')
  })

  it('is changed in the same dialog, filled from the location as it is now [LOC-11]', async () => {
    const { keys, portal, stop } = await openStops({
      locations: [joliet],
      stops: [aStop('Pickup', { at: joliet, ediCode: 'OWN' }), aStop('Dropoff')],
    })
    const changed = { ...joliet, locationAlias: 'Dock south', version: 2 }
    portal.on(updateLocation, changed)
    await keys.click(first().getByRole('button', { name: 'Edit Location' }))
    await inDialog('Edit Location')
    expect(await screen.findByLabelText('Address Line 1')).toHaveValue('2400 Irving Blvd')
    expect(portal.calls(getCompanyLocation)[0]?.params).toEqual({ locationNumber: joliet.locationNumber })
    await fill(keys, { 'Location Alias': 'Dock south' })
    await keys.click(button('Save'))
    await waitFor(() => expect(stop(0).location?.locationAlias).toBe('Dock south'))
    expect(stop(0).ediCode).toBe('OWN')
  })

  it('shows its dock schedule, one row per weekday, once it is chosen [DOCK-3]', async () => {
    const { keys, portal } = await openStops({
      locations: [joliet],
      stops: [aStop('Pickup', { at: joliet }), aStop('Dropoff')],
    })
    expect(card('Stop 2 (Dropoff)').queryByRole('button', { name: 'Dock Schedule' })).toBeNull()
    await keys.click(first().getByRole('button', { name: 'Dock Schedule' }))
    const dialog = await inDialog('Dock Schedule')
    await dialog.findByRole('group', { name: 'Sunday' })
    expect(dialog.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ])
    expect(portal.calls(getDockSchedule)[0]?.params).toEqual({ locationNumber: joliet.locationNumber })
  })
})

async function enterAddress({ keys, portal }: Opened) {
  portal.on(getPostalCode, dallas)
  portal.on(searchByAddress, { match: null, company: null, suggestion: aSuggestion() })
  await fill(keys, { 'Zip Code': '75207' })
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Dallas'))
  await fill(keys, { 'Address Line 1': '2400 Irving Blvd' })
  await keys.click(button('Search'))
  await screen.findByRole('heading', { name: 'New Location Information' })
  await keys.click(screen.getByRole('switch', { name: 'This location belongs to my company' }))
}
