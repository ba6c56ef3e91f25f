import { createCompanyLocation, findCompanies, searchByAddress } from '@lanewise/contract/locations'
import { getPostalCode } from '@lanewise/contract/places'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  aLocation,
  aSuggestion,
  button,
  choose,
  fill,
  inDialog,
  ofOtherCompany,
  openDialog,
  otherCompany,
} from '#features/locations/testing/given.tsx'
import { refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'
import { LocationDialog } from './LocationDialog.tsx'

const dallas = {
  city: 'Dallas',
  state: 'TX',
  postalCode: '75207',
  country: 'US' as const,
  latitude: 32.8,
  longitude: -96.8,
  ianaTimeZone: 'America/Chicago',
}
const nothingThere = { match: null, company: null, suggestion: aSuggestion() }

async function open() {
  const saved = vi.fn()
  const close = vi.fn()
  const opened = await openDialog(<LocationDialog onSaved={saved} onClose={close} />)
  opened.portal.on(getPostalCode, dallas)
  opened.portal.on(searchByAddress, nothingThere)
  await inDialog('Add Location')
  return { ...opened, saved, close }
}
type Opened = Awaited<ReturnType<typeof open>>

async function enterAddress({ keys }: Opened) {
  await fill(keys, { 'Zip Code': '75207' })
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Dallas'))
  await fill(keys, { 'Address Line 1': '2400 irving blvd', 'Address Line 2': 'Dock 4' })
}

/** Opens the dialog and runs a search without a match. */
async function openNew() {
  const opened = await open()
  await enterAddress(opened)
  await opened.keys.click(button('Search'))
  await screen.findByRole('heading', { name: 'New Location Information' })
  return opened
}

describe('searching by address first', () => {
  it('asks for an address and offers to search it [LOC-12], in the US unless told otherwise [LOC-19]', async () => {
    const { keys } = await open()
    expect(button('Search')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.getByLabelText('Country')).toHaveTextContent('US')
    await keys.click(screen.getByLabelText('Country'))
    const offered = await screen.findAllByRole('option')
    expect(offered.map((option) => option.textContent)).toEqual(['USUnited States', 'CACanada', 'MXMexico'])
  })

  it('cannot go on without the required fields [LOC-17] and names each that is missing [LOC-18]', async () => {
    const { keys, portal } = await open()
    await keys.click(button('Search'))
    for (const label of ['State', 'City', 'Zip Code', 'Address Line 1'])
      expect(await screen.findByText(`${label} is required`)).toBeVisible()
    expect(screen.getByLabelText('Zip Code')).toHaveFocus()
    expect(portal.calls(searchByAddress)).toHaveLength(0)
    for (const label of ['Country', 'State', 'City', 'Zip Code', 'Address Line 1'])
      expect(screen.getByLabelText(label)).toBeRequired()
  })

  it('fills city and state from the Zip Code, and keeps what was typed', async () => {
    const { keys, portal } = await open()
    await fill(keys, { 'Zip Code': '75207' })
    await waitFor(() => expect(screen.getByLabelText('State')).toHaveTextContent('Texas'))
    expect(portal.calls(getPostalCode).map(({ params }) => params)).toEqual([{ country: 'US', postalCode: '75207' }])
    portal.on(getPostalCode, { ...dallas, city: 'Denver', state: 'CO', postalCode: '80239' })
    await fill(keys, { 'Zip Code': '80239' })
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Denver'))
    await fill(keys, { City: 'Montbello' })
    portal.on(getPostalCode, dallas)
    await fill(keys, { 'Zip Code': '75207' })
    await waitFor(() => expect(screen.getByLabelText('State')).toHaveTextContent('Texas'))
    expect(screen.getByLabelText('City')).toHaveValue('Montbello')
  })

  it('waits for the city of the Zip Code when somebody searches before it is there', async () => {
    const { keys, portal } = await open()
    const { promise: answer, resolve: arrive } = Promise.withResolvers<typeof dallas>()
    portal.on(getPostalCode, () => answer)
    await fill(keys, { 'Zip Code': '75207', 'Address Line 1': '2400 irving blvd' })
    await keys.click(button('Search'))
    expect(portal.calls(searchByAddress)).toHaveLength(0)
    arrive(dallas)
    await screen.findByRole('heading', { name: 'New Location Information' })
    expect(portal.calls(searchByAddress).map(({ body }) => body)).toMatchObject([
      { city: 'Dallas', governingDistrictName: 'TX' },
    ])
  })

  it('sends the address and the company [LOC-13], which is found by its name [LOC-20]', async () => {
    const opened = await open()
    await enterAddress(opened)
    const { keys, portal } = opened
    await fill(keys, { 'Company Name': 'meri' })
    await keys.click(await screen.findByRole('option', { name: 'Meridian Foodservice' }))
    expect(portal.calls(findCompanies).map(({ query }) => query)).toEqual([{ q: 'meri' }])
    await keys.click(button('Search'))
    await screen.findByRole('heading', { name: 'New Location Information' })
    expect(portal.calls(searchByAddress).map(({ body }) => body)).toEqual([
      {
        addressLine1: '2400 irving blvd',
        addressLine2: 'Dock 4',
        city: 'Dallas',
        governingDistrictName: 'TX',
        postalCode: '75207',
        country: 'US',
        companyName: 'Meridian Foodservice',
      },
    ])
  })

  it('says why an address cannot be searched beside its field, and keeps it', async () => {
    const opened = await open()
    opened.portal.on(
      searchByAddress,
      refused(400, 'Invalid', { modelState: { governingDistrictName: ['75207 is in Texas'] } }),
    )
    await enterAddress(opened)
    await opened.keys.click(button('Search'))
    expect(await screen.findByText('75207 is in Texas')).toBeVisible()
    expect(screen.getByLabelText('Address Line 1')).toHaveValue('2400 irving blvd')
  })

  it('says that a location is new, and the button changes to Save [LOC-14] [LOC-15]', async () => {
    await openNew()
    expect(screen.getByRole('status')).toHaveTextContent('2400 Irving Blvd, Dallas, TX 75207')
    expect(button('Save')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull()
  })

  it('is empty again after Clear Search [LOC-16]', async () => {
    const { keys } = await openNew()
    await keys.click(button('Clear Search'))
    expect(button('Search')).toBeVisible()
    for (const label of ['Zip Code', 'City', 'Address Line 1', 'Address Line 2', 'Company Name'])
      expect(screen.getByLabelText(label)).toHaveValue('')
    expect(screen.getByLabelText('State')).toHaveTextContent('Choose')
  })
})

describe('an address with a location', () => {
  const existing = aLocation({ ...ofOtherCompany, locationName: 'Denver DC', locationAlias: 'Mile High' })

  async function openExisting() {
    const opened = await open()
    opened.portal.on(searchByAddress, { ...nothingThere, match: existing })
    await enterAddress(opened)
    await opened.keys.click(button('Search'))
    await screen.findByRole('heading', { name: 'Existing Location Found' })
    return opened
  }

  it('shows the location that was found [LOC-14] and takes it as it is', async () => {
    const { keys, saved } = await openExisting()
    expect(screen.getByRole('status')).toHaveTextContent(`Mile High · ${existing.locationNumber}`)
    expect(screen.getByRole('status')).toHaveTextContent('Meridian Foodservice')
    await keys.click(button('Save'))
    await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith(existing))
  })

  it('locks the default name of another company and says why [LOC-22]', async () => {
    await openExisting()
    const name = screen.getByLabelText('Default Location Name')
    expect(name).toBeDisabled()
    expect(name).toHaveValue('Denver DC')
    expect(name).toHaveAccessibleDescription('Location belongs to another company')
    expect(screen.getByLabelText('Location Alias')).toBeEnabled()
  })
})

describe('saving a new location', () => {
  const created = aLocation()
  const answer = { resultNumber: created.locationNumber, resultId: created.id, isSuccess: true as const }

  it('sends what was entered, with its name from the verified one, and reads the number [LOC-23]', async () => {
    const { keys, portal, saved } = await openNew()
    portal.on(createCompanyLocation, { ...answer, location: created, contactId: null })
    await fill(keys, { 'Company Name': otherCompany.companyName, 'Default Location Name': 'Meridian Dallas' })
    await choose(keys, 'Location Types', 'Warehouse')
    await fill(keys, { 'Warehouse IDs': 'MRD-1, MRD-2', 'Average loading time (min)': '45' })
    await keys.click(button('Save'))
    await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith(created))
    expect(portal.calls(createCompanyLocation)[0]?.body).toMatchObject({
      addressLine1: '2400 Irving Blvd',
      state: 'TX',
      companyName: otherCompany.companyName,
      belongsToMyCompany: false,
      verifiedLocationName: 'Meridian Dallas',
      locationName: 'Meridian Dallas',
      supportLocationTypes: ['Warehouse'],
      ediCodes: ['MRD-1', 'MRD-2'],
      averageLoadingMinutes: 45,
      contact: null,
    })
  })

  it('asks whose it is, unless it belongs to my company [LOC-21]', async () => {
    const { keys, portal } = await openNew()
    portal.on(createCompanyLocation, { ...answer, location: created, contactId: null })
    await keys.click(button('Save'))
    expect(await screen.findByText('Company Name is required')).toBeVisible()
    await keys.click(screen.getByRole('switch', { name: 'This location belongs to my company' }))
    expect(screen.getByLabelText('Company Name')).toHaveValue(ana.companyName)
    await keys.click(button('Save'))
    await waitFor(() => expect(portal.calls(createCompanyLocation)).toHaveLength(1))
    expect(portal.calls(createCompanyLocation)[0]?.body).toMatchObject({ belongsToMyCompany: true })
  })

  it('hands on the contact that was entered with it', async () => {
    const { keys, portal, saved } = await openNew()
    const contactId = '0198c0de-0000-7000-b000-0000000000c1'
    portal.on(createCompanyLocation, { ...answer, location: created, contactId })
    await keys.click(screen.getByRole('switch', { name: 'This location belongs to my company' }))
    await keys.click(screen.getByRole('switch', { name: 'Add a contact' }))
    await fill(keys, { 'First name': 'Rosa', 'Last name': 'Vega', Email: 'rosa@acme.test' })
    await keys.click(button('Save'))
    const rosa = { firstName: 'Rosa', lastName: 'Vega', primaryEmailAddress: 'rosa@acme.test' }
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(saved.mock.calls[0]).toEqual([created, expect.objectContaining({ ...rosa, id: contactId })])
    expect(portal.calls(createCompanyLocation)[0]?.body.contact).toMatchObject(rosa)
  })

  it('keeps everything when it fails and shows the extracted errors [LOC-26]', async () => {
    const { keys, portal, saved } = await openNew()
    portal.on(
      createCompanyLocation,
      refused(400, 'Invalid', { modelState: { ediCodes: ['MRD-1 is the ID of another location'] } }),
    )
    await keys.click(screen.getByRole('switch', { name: 'This location belongs to my company' }))
    await fill(keys, { 'Default Location Name': 'Dallas yard', Notes: 'Gate 4' })
    await keys.click(button('Save'))
    expect(await screen.findByRole('alert')).toHaveTextContent('MRD-1 is the ID of another location')
    expect(screen.getByLabelText('Warehouse IDs')).toHaveAccessibleDescription('MRD-1 is the ID of another location')
    expect(screen.getByLabelText('Default Location Name')).toHaveValue('Dallas yard')
    expect(screen.getByLabelText('Notes')).toHaveValue('Gate 4')
    expect(saved).not.toHaveBeenCalled()
  })

  it('offers the location that is at the address already instead of a second one [LOCPAGE-3]', async () => {
    const { keys, portal, book, saved } = await openNew()
    const existing = aLocation({ locationName: 'Irving yard' })
    book.data.push(existing)
    const { locationNumber } = existing
    const message = `There is already a location at this address: Irving yard (${locationNumber})`
    portal.on(createCompanyLocation, ({ body }) =>
      body.mergeInto
        ? { ...answer, location: existing, contactId: null }
        : refused(409, message, { existingNumber: locationNumber, modelState: { addressLine1: [message] } }),
    )
    await keys.click(screen.getByRole('switch', { name: 'This location belongs to my company' }))
    await fill(keys, { Notes: 'Gate 4' })
    await keys.click(button('Save'))
    expect(await screen.findByText(message)).toBeVisible()
    expect(button(`Use ${locationNumber}`)).toBeVisible()
    await keys.click(button(`Merge with ${locationNumber}`))
    await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith(existing))
    expect(portal.calls(createCompanyLocation).at(-1)?.body).toMatchObject({
      mergeInto: locationNumber,
      notes: 'Gate 4',
    })
  })

  it('asks before what was entered is lost', async () => {
    const { keys, close } = await openNew()
    await keys.click(button('Cancel'))
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeVisible()
    await keys.click(button('Discard changes'))
    expect(close).toHaveBeenCalledOnce()
  })
})
