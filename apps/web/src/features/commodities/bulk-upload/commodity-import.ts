import { findCommodities, importCommodities } from '@lanewise/contract/commodities'
import { fileLimits } from '@lanewise/contract/file-limits'
import type { ImportSetup } from '#platform/import/import-setup.ts'

/** Texts of COMM-53 to COMM-63. */
export const commodityImport: ImportSetup = {
  operation: importCommodities,
  refreshes: [findCommodities],
  templateFile: 'commodities.csv',
  errorFile: 'commodity-errors.csv',
  noun: { one: 'commodity', many: 'commodities' },
  maxBytes: fileLimits.commodities,
  texts: {
    template: 'A CSV file with one column for each field of a commodity.',
    fillIn: 'One commodity per row; code and description are required.',
    all: 'New commodities added',
    some: 'Some commodities failed to save',
    none: 'All commodities failed to save',
    failed: 'Failed to upload commodities',
  },
}
