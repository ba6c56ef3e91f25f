import type { Document, DocumentList } from '@lanewise/contract/documents'
import { targetOf } from '@lanewise/domain/documents/document-types'
import { uploadObstacle } from '@lanewise/domain/documents/upload-rules'
import { useState } from 'react'
import { errorText } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { snackbarOptions, useDropoffs, useUpdateDocument } from '../documents.api.ts'
import { type Choice, DropoffField, TypeField } from './choice-fields.tsx'
import { Rows } from './upload-layout.tsx'

type EditDocumentProps = { list: DocumentList; document: Document; onClose: () => void }

/** Edits the type and the dropoff of a document. (DOC-20) */
export function EditDocument({ list, document, onClose }: EditDocumentProps) {
  const { data: dropoffs } = useDropoffs(list.shipment?.id ?? null)
  const held = document.entityType === 'Order' ? { orderId: document.entityId } : { shipmentId: list.shipment?.id }
  const [name, setName] = useState(document.name)
  const stops = document.entityType === 'OrderStop' ? [document.entityId] : []
  const [choice, setChoice] = useState<Choice>({ fileType: document.type, orderStopIds: stops })
  const [wrong, setWrong] = useState<string | null>(null)
  const { mutate, isPending } = useUpdateDocument()
  const snackbar = useSnackbar()
  const save = () => {
    const target = choice.fileType && targetOf(choice.fileType)
    const ids = target === 'OrderStop' ? { orderStopId: choice.orderStopIds[0] } : target === 'Shipment' ? held : {}
    const obstacle = uploadObstacle({ hasFile: true, fileType: choice.fileType, ...ids })
    setWrong(obstacle)
    if (obstacle || !choice.fileType) return
    const body = { name, fileType: choice.fileType, ...ids, version: document.version }
    mutate(
      { params: { documentId: document.id }, body },
      {
        onSuccess: () => {
          snackbar.success('Document updated', snackbarOptions)
          onClose()
        },
        onError: (error) =>
          snackbar.error('Failed to update document', { ...snackbarOptions, detail: errorText(error) }),
      },
    )
  }
  return (
    <Dialog
      open
      title="Edit document"
      subtitle={document.entityDescription}
      onClose={onClose}
      onSubmit={save}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" loading={isPending} onClick={save}>
            Save document
          </Button>
        </>
      }
    >
      <Rows>
        {wrong && <Alert tone="late" title={wrong} />}
        <Field label="Name" required value={name} maxLength={255} onChange={setName} />
        <TypeField types={list.types} choice={choice} onChange={setChoice} />
        <DropoffField dropoffs={dropoffs?.items ?? []} choice={choice} onChange={setChoice} />
      </Rows>
    </Dialog>
  )
}
