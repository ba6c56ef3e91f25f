import type { Document } from '@lanewise/contract/documents'
import { fileTypeLabels } from '@lanewise/domain/documents/document-types'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'
import { snackbarOptions, useDeleteDocument } from '../documents.api.ts'

export function DeleteDocument({ document, onClose }: { document: Document; onClose: () => void }) {
  const { mutate, isPending } = useDeleteDocument()
  const snackbar = useSnackbar()
  const remove = () =>
    mutate(
      { params: { fileId: document.fileId } },
      {
        onSuccess: () => {
          snackbar.success('Document deleted', snackbarOptions)
          onClose()
        },
        onError: (error) =>
          snackbar.error('Failed to delete document', { ...snackbarOptions, detail: errorText(error) }),
      },
    )
  return (
    <ConfirmDialog
      open
      danger
      title={`Delete ${document.name}?`}
      text={`${fileTypeLabels[document.type]} of ${document.entityDescription}. Its file is deleted too.`}
      verb="Delete document"
      loading={isPending}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
