import type { Document, DocumentList } from '@lanewise/contract/documents'
import { mailLimit, noDocument } from '@lanewise/contract/documents'
import { noRecipient } from '@lanewise/contract/recipients'
import { fileTypeLabels } from '@lanewise/domain/documents/document-types'
import { fileSize } from '@lanewise/domain/documents/viewing'
import { plural } from '@lanewise/domain/shared/format'
import { useState } from 'react'
import { RecipientField } from '#features/bills-of-lading/index.ts'
import { errorText } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { holderOf, snackbarOptions, useSendDocuments } from '../documents.api.ts'
import { Rows } from '../upload/upload-layout.tsx'
import { Choices } from './card-layout.tsx'
import { fileMissing } from './DocumentRows.tsx'

type SendDocumentsProps = { list: DocumentList; onClose: () => void }

/** Sends documents by mail. All whose file is there are chosen from the start. */
export function SendDocuments({ list, onClose }: SendDocumentsProps) {
  const [chosen, setChosen] = useState(() => list.documents.filter(({ isFileMissing }) => !isFileMissing).map(idOf))
  const [emails, setEmails] = useState<string[]>([])
  const [message, setMessage] = useState('')
  const { mutate, isPending } = useSendDocuments()
  const snackbar = useSnackbar()
  const documents = list.documents.filter(({ id }) => chosen.includes(id))
  const size = documents.reduce((sum, { byteSize }) => sum + byteSize, 0)
  const obstacle = obstacleOf({ count: documents.length, size, recipients: emails.length })
  const send = () => {
    if (obstacle || isPending) return
    mutate(
      { body: { documentIds: chosen, emails, message } },
      {
        onSuccess: () => {
          snackbar.success(`${plural(documents.length, 'document')} sent`, snackbarOptions)
          onClose()
        },
        onError: (error) =>
          snackbar.error('Failed to send the documents', { ...snackbarOptions, detail: errorText(error) }),
      },
    )
  }
  return (
    <Dialog
      open
      title="Send documents"
      subtitle={list.shipment?.shipmentNumber ?? holderOf(list)?.number}
      onClose={onClose}
      onSubmit={send}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" loading={isPending} onClick={send} {...(obstacle && { disabledReason: obstacle })}>
            Send
          </Button>
        </>
      }
    >
      <Rows>
        <DocumentChoices documents={list.documents} chosen={chosen} onChange={setChosen} />
        {size > mailLimit && <Alert tone="late" title={tooLarge} />}
        <RecipientField
          options={{ carrierId: list.shipment?.carrierId ?? null, locationIds: [] }}
          emails={emails}
          onChange={setEmails}
        />
        <Field label="Message" rows={4} maxLength={2000} value={message} onChange={setMessage} />
      </Rows>
    </Dialog>
  )
}

type DocumentChoicesProps = {
  documents: readonly Document[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

function DocumentChoices({ documents, chosen, onChange }: DocumentChoicesProps) {
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
  return (
    <Choices role="group" aria-label="Documents to send">
      {documents.map(({ id, name, type, byteSize, isFileMissing }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={(isChosen) => toggle(id, isChosen)}
          label={`${fileTypeLabels[type]}, ${name} (${fileSize(byteSize)})`}
          {...(isFileMissing && { disabledReason: fileMissing })}
        />
      ))}
    </Choices>
  )
}

const idOf = ({ id }: Document) => id
const tooLarge = `Choose at most ${fileSize(mailLimit)} of documents for one mail`

type Choice = { count: number; size: number; recipients: number }

function obstacleOf({ count, size, recipients }: Choice): string | null {
  if (count === 0) return noDocument
  if (size > mailLimit) return tooLarge
  return recipients === 0 ? noRecipient : null
}
