import { locationLabels, locationPhrases } from '@lanewise/domain/locations/labels'
import { z } from 'zod'
import { entity } from './entity.ts'
import { event } from './event.ts'
import { bodyLimitOf, fileLimits } from './file-limits.ts'
import { ImportFile, ImportResult } from './import.ts'
import { exportOf, Id, listOf, pageQuery, searchTerm, text } from './list.ts'
import { AddressSearch, DockScheduleUpdate, LocationFilter, LocationUpdate, NewLocation } from './location-fields.ts'
import {
  AddressSuggestion,
  Company,
  ContactAtLocation,
  DockSchedule,
  Location,
  LocationOption,
} from './location-shapes.ts'
import { operation } from './operation.ts'
import { pageSizes } from './page-sizes.ts'

const locationNumber = text(20).trim().min(1)
const params = z.strictObject({ locationNumber })
const picker = z.strictObject({ q: searchTerm })
const items = z.object({ items: z.array(LocationOption) })

const locationReader = 'ViewLocations' as const
/** Users who enter orders select locations for stops, even without permission for the location screens. (LOC-8) */
const choosesPlaces = { any: [locationReader, 'CreateOrder', 'EditOrder'] } as const

export const findLocations = operation({
  name: 'findLocations',
  summary: 'Find locations by number, name, company or address',
  method: 'GET',
  path: '/locations',
  permission: 'signed-in',
  query: picker,
  answer: items,
})

export const findEdiLocations = operation({
  name: 'findEdiLocations',
  summary: 'Find locations that have a warehouse ID, by that ID, name or address',
  method: 'GET',
  path: '/locations/edi',
  permission: 'signed-in',
  query: picker,
  answer: items,
})

export const findCustomerLocations = operation({
  name: 'findCustomerLocations',
  summary: 'Find locations of other companies',
  method: 'GET',
  path: '/locations/customer',
  permission: 'signed-in',
  query: z.strictObject({ searchTerm, ...pageQuery(pageSizes.locationSearch) }),
  answer: z.array(LocationOption),
})

export const getCustomerCompanyLocations = operation({
  name: 'getCustomerCompanyLocations',
  summary: 'The locations of your company',
  method: 'GET',
  path: '/locations/company',
  permission: 'signed-in',
  answer: z.array(LocationOption),
})

export const findAllLocations = operation({
  name: 'findAllLocations',
  summary: 'Search the locations, page by page',
  method: 'POST',
  path: '/locations/search',
  permission: choosesPlaces,
  body: LocationFilter,
  answer: listOf(Location),
})

export const exportLocations = {
  ...exportOf(findAllLocations, { name: 'exportLocations', summary: 'The locations as a CSV file' }),
  permission: locationReader,
}

export const getCompanyLocation = operation({
  name: 'getCompanyLocation',
  summary: 'Read one location',
  method: 'GET',
  path: '/locations/{locationNumber}',
  permission: choosesPlaces,
  params,
  answer: Location,
})

export const findCompanies = operation({
  name: 'findCompanies',
  summary: 'Find companies that own locations, your own first',
  method: 'GET',
  path: '/companies',
  permission: 'signed-in',
  query: picker,
  answer: z.object({ items: z.array(Company) }),
})

export const searchByAddress = operation({
  name: 'searchByAddress',
  summary: 'The location at an address if there is one, and the address in its proper spelling',
  method: 'POST',
  path: '/locations/search-by-address',
  permission: 'signed-in',
  body: AddressSearch,
  answer: z.object({
    /** The location with the same normalized address. */
    match: Location.nullable(),
    /** The known company with the given name. */
    company: Company.nullable(),
    suggestion: AddressSuggestion,
  }),
})

/**
 * If the address belongs to an existing location, the save fails with 409 and the problem response contains its number
 * as `existingNumber`.
 */
export const createCompanyLocation = operation({
  name: 'createCompanyLocation',
  summary: 'Add a location',
  method: 'POST',
  path: '/locations',
  permission: { any: ['CreateOrder', 'EditOrder', 'EditLocations'] },
  body: NewLocation,
  answer: z.object({
    resultNumber: z.string(),
    resultId: Id,
    isSuccess: z.literal(true),
    location: Location,
    /** The contact entered with the location. */
    contactId: Id.nullable(),
  }),
})

export const updateLocation = operation({
  name: 'updateLocation',
  summary: 'Change a location',
  method: 'PUT',
  path: '/locations/{locationNumber}',
  permission: 'EditLocations',
  params,
  body: LocationUpdate,
  answer: Location,
})

export const deleteLocation = operation({
  name: 'deleteLocation',
  summary: 'Delete a location',
  method: 'DELETE',
  path: '/locations/{locationNumber}',
  permission: 'EditLocations',
  params,
  answer: z.void(),
  status: 204,
})

export const mergeLocations = operation({
  name: 'mergeLocations',
  summary: 'Merge another location into this one, which is kept',
  method: 'POST',
  path: '/locations/{locationNumber}/merge',
  permission: 'EditLocations',
  params,
  body: z.strictObject({
    /** The location that is merged and then deleted. */
    mergeNumber: locationNumber,
    /** The version of the remaining location that the user saw. */
    version: z.int().positive().optional(),
  }),
  answer: Location,
})

export const getLocationContacts = operation({
  name: 'getLocationContacts',
  summary: 'The contacts at a location',
  method: 'GET',
  path: '/locations/{locationNumber}/contacts',
  permission: 'signed-in',
  params,
  answer: z.object({
    data: z.array(ContactAtLocation),
  }),
})

export const getDockSchedule = operation({
  name: 'getDockSchedule',
  summary: 'The dock hours of a location',
  method: 'GET',
  path: '/locations/{locationNumber}/dock-schedule',
  permission: 'signed-in',
  params,
  answer: DockSchedule,
})

export const updateDockSchedule = operation({
  name: 'updateDockSchedule',
  summary: 'Change dock hours',
  method: 'PUT',
  path: '/dock-schedules/{dockScheduleId}',
  permission: 'EditLocations',
  params: z.strictObject({ dockScheduleId: Id }),
  body: DockScheduleUpdate,
  answer: DockSchedule,
})

export const locationImportRows = 100_000

export const importLocations = operation({
  name: 'importLocations',
  summary: 'Add locations from a CSV file',
  method: 'POST',
  path: '/locations/import',
  permission: 'EditLocations',
  body: ImportFile,
  answer: ImportResult,
  bodyLimit: bodyLimitOf(fileLimits.locations),
  ownTransactions: true,
})

export const locationChanged = event({
  name: 'locationChanged',
  entity: 'location',
  payload: z.object({
    id: Id,
    locationNumber: z.string(),
    action: z.enum(['created', 'changed', 'deleted', 'imported', 'merged']),
  }),
})

export const locationEntity = entity<Pick<Location, 'locationNumber' | 'locationAlias' | 'locationName'>>({
  name: 'location',
  plural: 'locations',
  read: locationReader,
  labels: locationLabels,
  phrases: locationPhrases,
  list: findAllLocations,
  events: [locationChanged],
  title: ({ locationAlias, locationName }) => locationAlias ?? locationName,
  path: ({ locationNumber }) => `/locations/${locationNumber}`,
  takesNotes: true,
})
