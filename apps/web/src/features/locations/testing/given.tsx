import type { CurrentUser } from '@lanewise/contract/auth'
import { getHistory } from '@lanewise/contract/history'
import type { AddressSuggestion, DockSchedule, Location } from '@lanewise/contract/location-shapes'
import {
  findAllLocations,
  findCompanies,
  getCompanyLocation,
  getDockSchedule,
  getLocationContacts,
} from '@lanewise/contract/locations'
import { getLocationVisits, type LocationVisits } from '@lanewise/contract/performance'
import { findPlaces, getPostalCode } from '@lanewise/contract/places'
import { findSavedViews } from '@lanewise/contract/saved-views'
import { completeWeek } from '@lanewise/domain/locations/dock-hours'
import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router'
import LocationListPage from '#features/locations/LocationListPage.tsx'
import LocationPage from '#features/locations/LocationPage.tsx'
import { createFakePortal, type FakePortal, refused } from '#testing/fake-portal.ts'
import { ana, renderScreen } from '#testing/render-screen.tsx'

let made = 0
const nextId = () => {
  made += 1
  return `0198c0de-0000-7000-b000-${String(made).padStart(12, '0')}`
}

export const otherCompany = { id: '0198c0de-0000-7000-b000-0000000000ff', companyName: 'Meridian Foodservice' }

export function aLocation(facts: Partial<Location> = {}): Location {
  const id = nextId()
  return {
    id,
    locationNumber: `L1${String(made).padStart(5, '0')}`,
    companyId: ana.companyId,
    companyName: ana.companyName,
    companyAlias: null,
    verifiedCompanyName: null,
    belongsToMyCompany: true,
    locationName: 'Acme Foods Dallas',
    locationAlias: null,
    verifiedLocationName: null,
    addressLine1: '2400 Irving Blvd',
    addressLine2: null,
    city: 'Dallas',
    state: 'TX',
    postalCode: '75207',
    country: 'US',
    isInternational: false,
    latitude: 32.79,
    longitude: -96.83,
    ianaTimeZone: 'America/Chicago',
    ediCodes: [],
    leadProviderId: null,
    supportLocationTypes: ['Warehouse'],
    requirementFlags: [],
    notes: null,
    averageLoadingMinutes: null,
    averageUnloadingMinutes: null,
    version: 1,
    updatedAt: '2026-11-14T15:30:00.000Z',
    ...facts,
  }
}

export const ofOtherCompany = {
  companyId: otherCompany.id,
  companyName: otherCompany.companyName,
  belongsToMyCompany: false,
} as const

export const aSchedule = (facts: Partial<DockSchedule> = {}): DockSchedule => ({
  id: '0198c0de-0000-7000-b000-0000000000d0',
  isAppointmentRequired: false,
  dockHours: completeWeek([]),
  version: 3,
  ...facts,
})

export const aSuggestion = (facts: Partial<AddressSuggestion> = {}): AddressSuggestion => ({
  addressLine1: '2400 Irving Blvd',
  addressLine2: null,
  city: 'Dallas',
  state: 'TX',
  postalCode: '75207',
  country: 'US',
  ianaTimeZone: 'America/Chicago',
  latitude: 32.79,
  longitude: -96.83,
  message: null,
  ...facts,
})

/** A portal with these locations. `book` may change while a screen is open. */
export function aPortal(locations: Location[] = [], schedule = aSchedule()) {
  const portal = createFakePortal()
  const book = { data: locations, total: locations.length, schedule }
  portal.on(findAllLocations, () => ({ data: book.data, total: book.total }))
  portal.on(findSavedViews, [])
  portal.on(getHistory, { data: [], total: 0 })
  portal.on(getDockSchedule, () => book.schedule)
  portal.on(getLocationContacts, { data: [] })
  portal.on(findCompanies, { items: [{ id: ana.companyId, companyName: ana.companyName }, otherCompany] })
  portal.on(findPlaces, { items: [] })
  portal.on(getPostalCode, refused(404, 'Unknown postal code'))
  return { portal, book }
}

const unmeasured = { averageMinutes: null, stops: 0 }

/** Answers calls for single locations. Call it after the fixed paths below /locations are answered. */
export function answerEach(portal: FakePortal, book: { data: Location[] }, visits: Partial<LocationVisits> = {}) {
  portal.on(getLocationVisits, { loading: unmeasured, unloading: unmeasured, recent: [], ...visits })
  portal.on(
    getCompanyLocation,
    ({ params }) =>
      book.data.find(({ locationNumber }) => locationNumber === params.locationNumber) ??
      refused(404, 'This location does not exist or is not yours'),
  )
}

type Given = {
  locations?: Location[]
  path?: string
  user?: Partial<CurrentUser>
  schedule?: DockSchedule
  visits?: Partial<LocationVisits>
}

export async function openLocations({ locations = [], path = '/locations', user, schedule, visits }: Given = {}) {
  const { portal, book } = aPortal(locations, schedule)
  answerEach(portal, book, visits)
  const screens = (
    <Routes>
      <Route path="/locations" element={<LocationListPage />} />
      <Route path="/locations/:locationNumber" element={<LocationPage />} />
    </Routes>
  )
  const opened = await renderScreen(screens, { portal, path, ...(user && { user }) })
  return { ...opened, book, asked: () => portal.calls(findAllLocations).map(({ body }) => body) }
}

export async function openLocation(location: Location, given: Omit<Given, 'locations' | 'path'> = {}) {
  const opened = await openLocations({
    ...given,
    locations: [location],
    path: `/locations/${location.locationNumber}`,
  })
  await screen.findByRole('heading', { level: 1, name: location.locationAlias ?? location.locationName })
  return opened
}

/** Opens a dialog without a screen around it. */
export async function openDialog(dialog: ReactElement, given: Given = {}) {
  const { portal, book } = aPortal(given.locations, given.schedule)
  answerEach(portal, book)
  const opened = await renderScreen(dialog, { portal, ...(given.user && { user: given.user }) })
  return { ...opened, book }
}

export const viewer: Partial<CurrentUser> = { permissions: ['ViewLocations'] }

type Keys = {
  clear: (element: Element) => Promise<void>
  click: (element: Element) => Promise<void>
  paste: (text: string) => Promise<void>
}

/** Pastes the texts into the fields with these labels. */
export async function fill(keys: Keys, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const field = screen.getByLabelText(label)
    await keys.clear(field)
    await keys.click(field)
    await keys.paste(text)
  }
}

export async function choose(keys: Keys, label: string, option: string | RegExp) {
  await keys.click(screen.getByLabelText(label))
  await keys.click(await screen.findByRole('option', { name: option }))
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
