import { findAllLocations } from '@lanewise/contract/locations'
import { locationTemplateHeader, rowOfLocation } from '@lanewise/domain/locations/location-row'
import type { LocationQuery } from '#features/locations/locations.api.ts'
import { ExportButton } from '#platform/list/ExportButton.tsx'
import { useSession } from '#platform/session/SessionProvider.tsx'

type ExportLocationsProps = { asked: LocationQuery; total: number | undefined }

/** Everything that matches, in the columns of the template, so that the file can be edited and uploaded again. */
export function ExportLocations({ asked, total }: ExportLocationsProps) {
  const { ask } = useSession()
  return (
    <ExportButton
      fileName="locations.csv"
      header={locationTemplateHeader}
      rowOf={rowOfLocation}
      read={(page) => ask(findAllLocations, { body: { ...asked, ...page, withDockSchedules: true } })}
      total={total}
    />
  )
}
