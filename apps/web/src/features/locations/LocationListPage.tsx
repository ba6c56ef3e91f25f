import {
  createCompanyLocation,
  deleteLocation,
  exportLocations,
  findAllLocations,
  locationEntity,
  updateLocation,
} from '@lanewise/contract/locations'
import { pageSizes } from '@lanewise/contract/page-sizes'
import { MapPinned, Warehouse } from 'lucide-react'
import { listScreen } from '#platform/list/list-screen.tsx'
import { LocationDialog } from './form/LocationDialog.tsx'
import { AddLocationDialog } from './list/AddLocationDialog.tsx'
import { LocationCard } from './list/LocationCard.tsx'
import { LocationMap } from './list/LocationMap.tsx'
import { columns } from './list/location-columns.tsx'
import { filters, queryOf, sorts } from './list/location-filters.tsx'
import { locationImport } from './location-import.ts'
import { DeleteLocation } from './page/DeleteLocation.tsx'
import { cityLine, streetLine } from './parts.tsx'

export default listScreen({
  entity: locationEntity,
  find: findAllLocations,
  exported: exportLocations,
  pageSize: pageSizes.locations,
  rowKey: ({ id }) => id,
  nameOf: ({ locationNumber }) => locationNumber,
  asks: queryOf,
  filters,
  sorts,
  columns,
  cards: { layout: 'grid', card: LocationCard },
  icon: <Warehouse aria-hidden="true" />,
  texts: {
    empty: 'No locations yet',
    noResults: 'No locations were found for the given filters',
    showAll: 'Clear filters',
    addFirst: 'Add the first location',
  },
  add: { label: 'Add Location', permission: createCompanyLocation.permission, dialog: AddLocationDialog },
  bulkUpload: locationImport,
  edit: {
    operation: updateLocation,
    dialog: ({ row, onClose }) => (
      <LocationDialog locationNumber={row.locationNumber} onSaved={onClose} onClose={onClose} />
    ),
  },
  remove: {
    operation: deleteLocation,
    inputOf: ({ locationNumber }) => ({ params: { locationNumber } }),
    dialog: ({ row, ...rest }) => <DeleteLocation location={row} {...rest} />,
  },
  copied: (location) => [location.locationNumber, streetLine(location), cityLine(location)],
  otherView: { name: 'map', label: 'Map', icon: <MapPinned />, view: LocationMap },
})
