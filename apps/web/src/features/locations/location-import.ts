import { fileLimits } from '@lanewise/contract/file-limits'
import { findAllLocations, importLocations } from '@lanewise/contract/locations'
import type { ImportSetup } from '#platform/import/import-setup.ts'

export const locationImport: ImportSetup = {
  operation: importLocations,
  refreshes: [findAllLocations],
  templateFile: 'locations.csv',
  errorFile: 'location-errors.csv',
  noun: { one: 'location', many: 'locations' },
  maxBytes: fileLimits.locations,
  texts: {
    template: 'A CSV file with one column for each field of a location and its dock hours.',
    fillIn: 'One location per row; the address is required. If no company is given, it belongs to yours.',
    all: 'New locations added',
    some: 'Some locations failed to save',
    none: 'All locations failed to save',
    failed: 'Failed to upload locations',
  },
}
