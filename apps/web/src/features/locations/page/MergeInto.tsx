import type { Location } from '@lanewise/contract/location-shapes'
import { shownLocationName } from '@lanewise/domain/locations/location-name'
import { useMergeLocations } from '#features/locations/locations.api.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'

type MergeIntoProps = {
  /** Location that remains, and the version of it that the user saw. */
  survivorNumber: string
  version?: number
  /** Location that is merged and then deleted. */
  other: Pick<Location, 'locationNumber' | 'locationName' | 'locationAlias'>
  onMerged: (merged: Location) => void
  onClose: () => void
}

/** Asks for confirmation before two locations are merged. */
export function MergeInto({ survivorNumber, version, other, onMerged, onClose }: MergeIntoProps) {
  const snackbar = useSnackbar()
  const { mutateAsync, isPending } = useMergeLocations()
  const merge = async () => {
    try {
      const body = { mergeNumber: other.locationNumber, ...(version && { version }) }
      const merged = await mutateAsync({ params: { locationNumber: survivorNumber }, body })
      snackbar.success('Locations merged')
      onMerged(merged)
    } catch (error) {
      snackbar.error(errorText(error))
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={`Merge ${other.locationNumber} into ${survivorNumber}?`}
      text={
        <p>
          <strong>{shownLocationName(other)}</strong> ({other.locationNumber}) is deleted. Its contacts, warehouse IDs,
          requirement flags, notes and dock hours go to {survivorNumber}, which keeps what it has.
        </p>
      }
      verb="Merge"
      loading={isPending}
      onConfirm={() => void merge()}
      onClose={() => !isPending && onClose()}
    />
  )
}
