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

/** Maximum number of locations on the map. */
export const mostOnMap = 5000

const live = { refreshOn: [locationChanged] } as const

/** Filters of the list, without paging. */
export type LocationQuery = Pick<LocationFilter, 'fuzzyMatchTerm' | 'types' | 'states' | 'companyIds' | 'sort'>

/** All matches for the map. The sort is fixed, so that every sort of the list shares one cached answer. */
export const useLocationsOnMap = (filter: LocationQuery) =>
  useOperationQuery(
    query(findAllLocations, { body: { ...filter, sort: 'name', page: 1, pageSize: mostOnMap } }, live),
    {
      keepPrevious: true,
    },
  )

export const locationQuery = (locationNumber: string) => query(getCompanyLocation, { params: { locationNumber } }, live)
export const useLocation = (locationNumber: string, enabled = true) =>
  useOperationQuery(locationQuery(locationNumber), { enabled })

export const useLocationContacts = (locationNumber: string, enabled = true) =>
  useOperationQuery(query(getLocationContacts, { params: { locationNumber } }, live), { enabled })

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

/** Reads a location on demand: the one that already has the entered address. */
export const useReadLocation = () => useOperation(getCompanyLocation)
