import { getCompanyLocation, mergeLocations, updateLocation } from '@lanewise/contract/locations'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  aLocation,
  button,
  fill,
  inDialog,
  ofOtherCompany,
  openDialog,
  viewer,
} from '#features/locations/testing/given.tsx'
import { metConflict, refused } from '#testing/fake-portal.ts'
import { LocationDialog } from './LocationDialog.tsx'

async function open(location = aLocation({ ediCodes: ['DAL-1'], notes: 'Gate 4' }), user = {}) {
  const saved = vi.fn()
  const { locationNumber } = location
  const opened = await openDialog(
    <LocationDialog locationNumber={locationNumber} onSaved={saved} onClose={() => {}} />,
    {
      locations: [location],
      user,
    },
  )
  await inDialog('Edit Location')
  await screen.findByLabelText('Address Line 1')
  return { ...opened, saved, location }
}

describe('editing a location', () => {
  it('is filled from the location of that number [LOC-11]', async () => {
    const { portal, location } = await open()
    expect(portal.calls(getCompanyLocation).map(({ params }) => params)).toEqual([
      { locationNumber: location.locationNumber },
    ])
    expect(screen.getByLabelText('Address Line 1')).toHaveValue('2400 Irving Blvd')
    expect(screen.getByLabelText('State')).toHaveTextContent('Texas')
    expect(screen.getByLabelText('Default Location Name')).toHaveValue('Acme Foods Dallas')
    expect(screen.getByText('Warehouse')).toBeVisible()
    expect(button('Remove DAL-1')).toBeVisible()
    expect(screen.getByLabelText('Notes')).toHaveValue('Gate 4')
  })

  it('saves what was entered under its number [LOC-24]', async () => {
    const { keys, portal, location, saved } = await open()
    const after = { ...location, locationAlias: 'South dock', version: 2 }
    portal.on(updateLocation, after)
    await fill(keys, { 'Location Alias': 'South dock' })
    await keys.click(button('Save'))
    await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith(after))
    const [call] = portal.calls(updateLocation)
    expect(call?.params).toEqual({ locationNumber: location.locationNumber })
    expect(call?.body).toEqual({ locationAlias: 'South dock', version: 1 })
  })

  it('leaves the default name of another company alone [LOC-22]', async () => {
    const { keys, portal, location } = await open(aLocation(ofOtherCompany))
    portal.on(updateLocation, location)
    expect(screen.getByLabelText('Default Location Name')).toBeDisabled()
    await fill(keys, { 'Location Alias': 'South dock' })
    await keys.click(button('Save'))
    await waitFor(() => expect(portal.calls(updateLocation)).toHaveLength(1))
    expect(portal.calls(updateLocation)[0]?.body).not.toHaveProperty('locationName')
  })

  it('cannot be saved without EditLocations, and says so [LOCPAGE-2]', async () => {
    await open(aLocation(), viewer)
    expect(button('Save')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Save')).toHaveAccessibleDescription('You do not have permission to perform this action')
  })
})

describe('two people editing', () => {
  it('takes what only the other changed, and asks about what both changed [DEF-123]', async () => {
    const { keys, portal, location, book } = await open()
    portal.on(updateLocation, ({ body }) =>
      body.version === 1 ? metConflict('notes', 'Gate 5', 'Gate 7') : { ...location, version: 3 },
    )
    await fill(keys, { 'Location Alias': 'South dock', Notes: 'Gate 5' })
    book.data = [{ ...location, notes: 'Gate 7', leadProviderId: 'LP-9', version: 2 }]
    await keys.click(button('Save'))
    await keys.click(await screen.findByRole('button', { name: /^Theirs, take Notes/ }))
    await waitFor(() => expect(portal.calls(updateLocation)).toHaveLength(2))
    expect(portal.calls(updateLocation)[1]?.body).toEqual({ locationAlias: 'South dock', version: 2 })
  })
})

it('offers to merge when the new address is that of another location [LOCPAGE-3]', async () => {
  const { keys, portal, location, saved } = await open()
  const survivor = aLocation({ locationNumber: 'L900001' })
  const message = 'There is already a location at this address: Irving yard (L900001)'
  portal.on(updateLocation, refused(409, message, { existingNumber: 'L900001' }))
  portal.on(mergeLocations, survivor)
  await fill(keys, { 'Address Line 1': '1 Main St' })
  await keys.click(button('Save'))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open L900001' })).toHaveAttribute('href', '/locations/L900001')
  await keys.click(button('Merge with L900001'))
  const question = await inDialog(`Merge ${location.locationNumber} into L900001?`)
  await keys.click(question.getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith(survivor))
  const [call] = portal.calls(mergeLocations)
  expect([call?.params, call?.body]).toEqual([{ locationNumber: 'L900001' }, { mergeNumber: location.locationNumber }])
})

it('says why the location cannot be read and tries again', async () => {
  const location = aLocation()
  const { keys, portal } = await openDialog(
    <LocationDialog locationNumber={location.locationNumber} onSaved={() => {}} onClose={() => {}} />,
  )
  expect(await screen.findByText('This location does not exist or is not yours')).toBeVisible()
  portal.on(getCompanyLocation, location)
  await keys.click(button('Try again'))
  expect(await screen.findByLabelText('Address Line 1')).toHaveValue('2400 Irving Blvd')
})
