import type { Location } from '@lanewise/contract/location-shapes'
import { shownLocationName } from '@lanewise/domain/locations/location-name'
import { useDeleteLocation } from '#features/locations/locations.api.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'

type DeleteLocationProps = { location: Location; onDeleted: () => void; onClose: () => void }

export function DeleteLocation({ location, onDeleted, onClose }: DeleteLocationProps) {
  const snackbar = useSnackbar()
  const { mutateAsync, isPending } = useDeleteLocation()
  const { locationNumber } = location
  const remove = async () => {
    try {
      await mutateAsync({ params: { locationNumber } })
      snackbar.success('Location deleted')
      onDeleted()
    } catch (error) {
      snackbar.error(errorText(error))
      onClose()
    }
  }
  return (
    <ConfirmDialog
      open
      danger
      title="Delete Location?"
      text={
        <p>
          <strong>{shownLocationName(location)}</strong> ({locationNumber}) can no longer be chosen for stops and
          contacts.
        </p>
      }
      verb="Delete"
      loading={isPending}
      onConfirm={() => void remove()}
      onClose={() => !isPending && onClose()}
    />
  )
}
