import { fileLimits } from '@lanewise/contract/file-limits'
import type { ImportFile, ImportResult } from '@lanewise/contract/import'
import { LocationRow as Row } from '@lanewise/contract/location-fields'
import { columnOf, locationFromRow, locationTemplateHeader } from '@lanewise/domain/locations/location-row'
import type { Work } from '#platform/context.ts'
import { importSheet, type Refused } from '#platform/sheet/import-sheet.ts'
import type { SheetRow } from '#platform/sheet/read-sheet.ts'
import { columnsIfPlaced } from '../save/location-columns.ts'
import { type Checked, saveLocations } from './save-locations.ts'

/** Saves the valid rows in chunks, each in a transaction of its own. */
export const importLocations = (work: Work, file: ImportFile): Promise<ImportResult> =>
  importSheet<Checked>(work, file, {
    header: locationTemplateHeader,
    maxBytes: fileLimits.locations,
    check,
    save: (rows) => work.transaction((ctx) => saveLocations(ctx, rows)),
  })

/** Converts a row to the columns to store, or returns the reason why it is refused. */
function check({ row, values }: SheetRow): Checked | Refused {
  const parsed = Row.safeParse(locationFromRow(values))
  if (!parsed.success) return { row, reason: parsed.error.issues.map(reasonOf).join('; ') }
  const { locationName, companyName, isAppointmentRequired, dockHours, ...entered } = parsed.data
  const placed = columnsIfPlaced(entered)
  if ('issue' in placed) return { row, reason: reasonOf(placed.issue) }
  return { row, locationName, companyName, isAppointmentRequired, dockHours, columns: placed.columns }
}

const reasonOf = ({ path, message }: { path: PropertyKey[]; message: string }) => {
  const column = columnOf(path)
  return column ? `${column}: ${message}` : message
}
