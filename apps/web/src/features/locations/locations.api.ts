import { getHistory } from '@lanewise/contract/history'
import type { LocationFilter } from '@lanewise/contract/location-fields'
import {
  createCompanyLocation,
  deleteLocation,
  findAllLocations,
  getCompanyLocation,
  getDockSchedule,
  getLocationContacts,
  locationChanged,
  mergeLocations,
  searchByAddress,
  updateDockSchedule,
  updateLocation,
} from '@lanewise/contract/locations'
import { getLocationVisits } from '@lanewise/contract/performance'
import { shipmentChanged } from '@lanewise/contract/shipments'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'

/** The most places that the map shows at once. */
export const mostOnMap = 5000

const live = { refreshOn: [locationChanged] } as const

/** What the list is limited to, without the page. */
export type LocationQuery = Pick<LocationFilter, 'fuzzyMatchTerm' | 'types' | 'states' | 'companyIds' | 'sort'>

/** Everything that matches, for the map; whatever its order, the same call answers. */
export const useLocationsOnMap = (asked: LocationQuery) =>
  useOperationQuery(query(findAllLocations, { body: { ...asked, sort: 'name', page: 1, pageSize: mostOnMap } }, live), {
    keepPrevious: true,
  })

export const locationQuery = (locationNumber: string) => query(getCompanyLocation, { params: { locationNumber } }, live)
export const useLocation = (locationNumber: string, enabled = true) =>
  useOperationQuery(locationQuery(locationNumber), { enabled })

export const useLocationContacts = (locationNumber: string, enabled = true) =>
  useOperationQuery(query(getLocationContacts, { params: { locationNumber } }, live), { enabled })

/** The trucks of a location. */
export const useLocationVisits = (locationNumber: string) =>
  useOperationQuery(query(getLocationVisits, { params: { locationNumber } }, { refreshOn: [shipmentChanged] }))

export const dockScheduleQuery = (locationNumber: string) =>
  query(getDockSchedule, { params: { locationNumber } }, live)
export const useDockSchedule = (locationNumber: string, enabled = true) =>
  useOperationQuery(dockScheduleQuery(locationNumber), { enabled })

const records = [findAllLocations, getCompanyLocation, getHistory] as const

export const useSearchByAddress = () => useOperation(searchByAddress)
export const useCreateLocation = () =>
  useOperation(createCompanyLocation, { refreshes: [...records, getLocationContacts] })
export const useUpdateLocation = () => useOperation(updateLocation, { refreshes: records })
export const useDeleteLocation = () => useOperation(deleteLocation, { refreshes: [findAllLocations] })
export const useMergeLocations = () =>
  useOperation(mergeLocations, { refreshes: [...records, getLocationContacts, getDockSchedule] })
export const useUpdateDockSchedule = () =>
  useOperation(updateDockSchedule, { refreshes: [getDockSchedule, getHistory] })

/** Reads a location when it is wanted: the one that has an entered address already. */
export const useReadLocation = () => useOperation(getCompanyLocation)
