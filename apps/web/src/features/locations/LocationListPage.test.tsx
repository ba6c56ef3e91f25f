import {
  createCompanyLocation,
  deleteLocation,
  exportLocations,
  findAllLocations,
  findCompanies,
  importLocations,
  locationChanged,
  searchByAddress,
} from '@lanewise/contract/locations'
import { locationTemplateHeader } from '@lanewise/domain/locations/location-row'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window.ts'
import { NO_WEBGL } from '#ui/map/MapView.tsx'
import {
  aLocation,
  aSuggestion,
  button,
  choose,
  fill,
  inDialog,
  ofOtherCompany,
  openLocations,
  otherCompany,
  viewer,
} from './testing/given.tsx'

const published = import.meta.glob<string>('/public/templates/*', { query: '?raw', import: 'default', eager: true })

const dallas = aLocation({ ediCodes: ['DAL-1', 'DAL-2'] })
const denver = aLocation({
  ...ofOtherCompany,
  locationName: 'Denver DC',
  city: 'Denver',
  state: 'CO',
  postalCode: '80239',
})
const locations = [dallas, denver]

async function open(path = '/locations', user = {}) {
  const opened = await openLocations({ locations: [...locations], path, user })
  await screen.findByText(dallas.locationNumber)
  return opened
}
const rowOf = (text: string) => within(screen.getByText(text).closest('tr') as HTMLElement)

describe('the list of locations', () => {
  it('shows 50 on a page with number, name, company, address, types and warehouse IDs [LOCPAGE-1]', async () => {
    const { asked: requests } = await open()
    expect(requests()).toEqual([
      { fuzzyMatchTerm: '', sort: 'name', types: [], states: [], companyIds: [], page: 1, pageSize: 50 },
    ])
    const row = rowOf(denver.locationNumber)
    for (const text of ['Denver DC', 'Meridian Foodservice', '2400 Irving Blvd', 'Denver, CO 80239', 'Warehouse'])
      expect(row.getByText(text)).toBeVisible()
    expect(rowOf(dallas.locationNumber).getByText('DAL-1, DAL-2')).toBeVisible()
    expect(row.getByRole('link', { name: denver.locationNumber })).toHaveAttribute(
      'href',
      `/locations/${denver.locationNumber}`,
    )
    expect(screen.getByText('1–2 of 2')).toBeVisible()
  })

  it('searches 500 ms after the last key and keeps the text in the address [LOCPAGE-1] [UX-27]', async () => {
    const { keys, asked: requests, address } = await open()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await keys.click(screen.getByLabelText('Search locations'))
    await keys.paste('denver')
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(requests()).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(200))
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ fuzzyMatchTerm: 'denver', page: 1 }))
    expect(address()).toBe('/locations?search=denver')
  })

  it('is limited to types, states and companies [LOCPAGE-1]', async () => {
    const { keys, asked: requests, portal, address } = await open()
    await keys.click(button('Filters'))
    const panel = await inDialog('Filters')
    await keys.click(panel.getByRole('combobox', { name: 'Type' }))
    await keys.click(screen.getByRole('option', { name: 'Cross-Dock' }))
    await keys.keyboard('{Escape}')
    await keys.click(panel.getByRole('combobox', { name: 'State' }))
    await keys.paste('Color')
    await keys.click(screen.getByRole('option', { name: /Colorado/ }))
    await keys.keyboard('{Escape}')
    await keys.click(panel.getByRole('combobox', { name: 'Company' }))
    await keys.paste('meri')
    await keys.click(await screen.findByRole('option', { name: 'Meridian Foodservice' }))
    expect(portal.calls(findCompanies)[0]?.query).toEqual({ q: 'meri' })
    await waitFor(() =>
      expect(requests().at(-1)).toMatchObject({
        types: ['CrossDock'],
        states: ['US-CO'],
        companyIds: [otherCompany.id],
      }),
    )
    expect(address()).toBe(`/locations?type=CrossDock&state=US-CO&company=${otherCompany.id}`)
  })

  it('names the filters of an address, and leaves out what it does not know', async () => {
    const { asked: requests } = await open(
      `/locations?type=Plant&type=Castle&state=US-CO&state=XX&company=${otherCompany.id}&sort=up`,
    )
    expect(requests()[0]).toMatchObject({
      types: ['Plant'],
      states: ['US-CO'],
      companyIds: [otherCompany.id],
      sort: 'name',
    })
    expect(screen.getByRole('button', { name: 'Company Meridian Foodservice' })).toBeVisible()
    expect(screen.getByRole('button', { name: /^State Colorado/ })).toBeVisible()
  })

  it('is ordered by its heads', async () => {
    const { keys, asked: requests, address } = await open()
    await keys.click(button('Number'))
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ sort: 'number' }))
    await keys.click(button('Number'))
    await waitFor(() => expect(address()).toBe('/locations?sort=-number'))
  })

  it('follows what others change', async () => {
    const { live, book } = await open()
    book.data = [{ ...dallas, locationAlias: 'South dock' }, denver]
    const payload = { id: dallas.id, locationNumber: dallas.locationNumber, action: 'changed' }
    act(() => live.receive(ana.companyId, 'changed', { name: locationChanged.name, entity: 'location', payload }))
    expect(await screen.findByText('South dock')).toBeVisible()
  })

  it('is worked by keyboard: arrows move, Enter opens', async () => {
    const { keys, address } = await open()
    await waitFor(() => expect(screen.getByRole('link', { name: dallas.locationNumber })).toHaveFocus())
    await keys.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toBe(`/locations/${denver.locationNumber}`))
  })

  it('shows cards on a phone, each a link', async () => {
    setWindowWidth(390)
    await open()
    expect(screen.queryByRole('table')).toBeNull()
    const cards = within(screen.getByRole('list', { name: 'Locations' })).getAllByRole('listitem')
    expect(within(cards[1]!).getByRole('link', { name: 'Denver DC' })).toHaveAttribute(
      'href',
      `/locations/${denver.locationNumber}`,
    )
  })
})

describe('what the list has to say', () => {
  it('offers to clear filters that find nothing, and to add the first', async () => {
    const { keys, address } = await openLocations({ path: '/locations?search=zz&state=US-CO' })
    await keys.click(await screen.findByRole('button', { name: 'Clear filters' }))
    expect(address()).toBe('/locations')
    await keys.click(await screen.findByRole('button', { name: 'Add the first location' }))
    expect(await screen.findByRole('dialog', { name: 'Add Location' })).toBeVisible()
  })

  it('says why it cannot be shown and tries again', async () => {
    const { keys, portal } = await openLocations()
    portal.on(findAllLocations, refused(503, 'The database is being restarted'))
    await keys.click(screen.getByLabelText('Search locations'))
    await keys.paste('denver')
    await keys.keyboard('{Enter}')
    expect(await screen.findByText('The database is being restarted')).toBeVisible()
    portal.on(findAllLocations, { data: [denver], total: 1 })
    await keys.click(button('Try again'))
    expect(await screen.findByText('Denver DC')).toBeVisible()
  })
})

describe('the map of the list', () => {
  it('shows all locations of the filter beside those of the page, and stays in the address [LOCPAGE-1]', async () => {
    const { keys, asked: requests, address } = await open('/locations?state=US-TX')
    await keys.click(screen.getByRole('radio', { name: 'Map' }))
    expect(address()).toBe('/locations?state=US-TX&view=map')
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ states: ['US-TX'], page: 1, pageSize: 5000 }))
    // Without WebGL the list still shows the page.
    expect(screen.getByText(NO_WEBGL)).toBeVisible()
    const list = within(screen.getByRole('list', { name: 'Locations' }))
    expect(list.getByRole('link', { name: 'Denver DC' })).toBeVisible()
    await keys.click(list.getByText(/80239/))
    const card = within(screen.getByRole('region', { name: 'Denver DC' }))
    expect(card.getByRole('link', { name: `Open ${denver.locationNumber}` })).toBeVisible()
    await keys.click(screen.getByRole('radio', { name: 'List' }))
    expect(address()).toBe('/locations?state=US-TX')
  })
})

describe('rows', () => {
  it('are edited and deleted from their menu', async () => {
    const { keys, portal } = await open()
    await keys.click(button(`Actions for ${denver.locationNumber}`))
    await keys.click(screen.getByRole('menuitem', { name: 'Edit' }))
    expect(await screen.findByRole('dialog', { name: 'Edit Location' })).toBeVisible()
    await keys.keyboard('{Escape}')
    portal.on(deleteLocation, undefined)
    await keys.click(await screen.findByRole('button', { name: `Actions for ${denver.locationNumber}` }))
    await keys.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await keys.click((await inDialog('Delete Location?')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(portal.calls(deleteLocation)).toHaveLength(1))
  })

  it('and the list are left alone by whoever may only look', async () => {
    await open('/locations', viewer)
    const reason = 'You do not have permission to perform this action'
    for (const name of ['Add Location', 'Bulk Upload']) expect(button(name)).toHaveAccessibleDescription(reason)
  })
})

it('leads to the location that was added, without a question', async () => {
  const { keys, portal, book, address } = await open()
  const added = aLocation({ locationName: 'New yard' })
  const { id, locationNumber } = added
  book.data.push(added)
  portal.on(searchByAddress, { match: null, company: null, suggestion: aSuggestion() })
  portal.on(createCompanyLocation, {
    resultNumber: locationNumber,
    resultId: id,
    isSuccess: true,
    location: added,
    contactId: null,
  })
  await keys.click(button('Add Location'))
  await fill(keys, { 'Zip Code': '75207', City: 'Dallas', 'Address Line 1': '1 Main St' })
  await choose(keys, 'State', 'Texas')
  await keys.click(button('Search'))
  await keys.click(await screen.findByRole('switch', { name: 'This location belongs to my company' }))
  await keys.click(button('Save'))
  expect(await screen.findByRole('heading', { level: 1, name: 'New yard' })).toBeVisible()
  expect(address()).toBe(`/locations/${locationNumber}`)
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('files', () => {
  it('export everything that matches [LOCPAGE-1]', async () => {
    const texts: string[] = []
    URL.createObjectURL = vi.fn((file: Blob) => {
      void file.text().then((text) => texts.push(text))
      return 'blob:'
    })
    URL.revokeObjectURL = vi.fn()
    const { keys, portal } = await open('/locations?search=d&state=US-CO')
    const file = `${locationTemplateHeader.join(',')}\r\nDenver DC\r\n`
    portal.on(exportLocations, file)
    await keys.click(button('Export'))
    await waitFor(() => expect(texts).toEqual([file]))
    expect(portal.calls(exportLocations)[0]?.body).toEqual({
      fuzzyMatchTerm: 'd',
      sort: 'name',
      types: [],
      states: ['US-CO'],
      companyIds: [],
    })
  })

  it('import from a CSV file after its template [LOCPAGE-1]', async () => {
    expect(published['/public/templates/locations.csv']).toBe(`${locationTemplateHeader.join(',')}\r\n`)
    const { keys, portal, asked: requests } = await open()
    portal.on(importLocations, {
      isSuccess: true,
      isPartial: true,
      errors: ['Row 3: State is required'],
      saved: 4,
      failed: 1,
    })
    await keys.click(button('Bulk Upload'))
    const dialog = await inDialog('Bulk Upload')
    expect(dialog.getByRole('link', { name: 'Download template' })).toHaveAttribute('href', '/templates/locations.csv')
    const input = document.querySelector('input[type="file"]') as HTMLInputElement
    await keys.upload(input, new File(['Location Name\r\nDallas'], 'places.csv', { type: 'text/csv' }))
    await keys.click(button('Upload'))
    expect(await screen.findByText('Some locations failed to save')).toBeVisible()
    expect(screen.getByText('4 locations saved, 1 row rejected')).toBeVisible()
    await waitFor(() => expect(requests().length).toBeGreaterThan(1))
  })
})
