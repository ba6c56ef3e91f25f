import type { SavedView } from '@lanewise/contract/saved-views'
import { useState } from 'react'
import { errorText } from '#platform/query/problem.ts'
import type { ViewActions } from '#platform/saved-views/saved-views.api.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'

type DeleteViewProps = { view: SavedView; actions: ViewActions; onDeleted: () => void; onClose: () => void }

export function DeleteView({ view, actions, onDeleted, onClose }: DeleteViewProps) {
  const snackbar = useSnackbar()
  const [isDeleting, setDeleting] = useState(false)
  const close = () => {
    if (!isDeleting) onClose()
  }
  const remove = async () => {
    setDeleting(true)
    try {
      await actions.remove(view)
      snackbar.success('View deleted')
      onDeleted()
    } catch (error) {
      snackbar.error(errorText(error))
      actions.readAgain()
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      title="Delete view?"
      text={
        <>
          <strong>{view.name}</strong>
          <p>Only the tab is removed; the records in the list stay.</p>
        </>
      }
      verb="Delete"
      loading={isDeleting}
      onConfirm={() => void remove()}
      onClose={close}
    />
  )
}
