import type { DocumentList, OrderDropoff } from '@lanewise/contract/documents'
import { megabytesText } from '@lanewise/contract/file-limits'
import { targetOf } from '@lanewise/domain/documents/document-types'
import { noFile, noFileType, uploadObstacle } from '@lanewise/domain/documents/upload-rules'
import { documentEndings } from '@lanewise/domain/documents/viewing'
import { useState } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { FileDrop } from '#ui/form/FileDrop.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { holderOf, useDropoffs } from '../documents.api.ts'
import { type Choice, DropoffField, TypeField } from './choice-fields.tsx'
import { PhotoButton } from './PhotoButton.tsx'
import { UploadRow } from './UploadRow.tsx'
import { Rows, Sent } from './upload-layout.tsx'
import { type UploadTarget, useUploads } from './use-uploads.ts'

const mostFiles = 20

type UploadDialogProps = {
  list: DocumentList
  /** Dropoff whose proof of delivery is missing; null for any document. */
  orderStopId: string | null
  onClose: () => void
}

/** Uploads several files at once, all of one type. */
export function UploadDialog({ list, orderStopId, onClose }: UploadDialogProps) {
  const { data: dropoffs } = useDropoffs(list.shipment?.id ?? null)
  const stops = dropoffs?.items ?? []
  const [files, setFiles] = useState<File[]>([])
  const [choice, setChoice] = useState<Choice>(() => firstChoice(list, orderStopId))
  const [wrong, setWrong] = useState<string | null>(null)
  const { uploads, isSending, start, retry, leaveOut } = useUploads(onClose)
  const effectiveChoice = {
    ...choice,
    orderStopIds: choice.orderStopIds.length > 0 ? choice.orderStopIds : onlyOne(stops),
  }
  const target = targetFor(list, effectiveChoice)
  const begin = () => {
    const obstacle = obstacleOf(list, effectiveChoice, files)
    setWrong(obstacle)
    if (!obstacle && target) void start(files, target)
  }
  const hasStarted = uploads.length > 0
  return (
    <Dialog
      open
      title="Upload documents"
      subtitle={holderOf(list)?.number}
      onClose={onClose}
      onSubmit={hasStarted ? undefined : begin}
      {...(isSending && { closeRefusal: 'Files are uploading' })}
      actions={
        <Actions hasStarted={hasStarted} isSending={isSending} count={files.length} onBegin={begin} onClose={onClose} />
      }
    >
      <Rows>
        {hasStarted && target && (
          <Sent aria-label="Files">
            {uploads.map((one) => (
              <UploadRow
                key={`${one.file.name} ${one.file.lastModified}`}
                upload={one}
                onRetry={(keepDuplicate) => void retry(one, target, keepDuplicate)}
                onLeaveOut={() => leaveOut(one)}
              />
            ))}
          </Sent>
        )}
        {!hasStarted && (
          <>
            {wrong && isOfNoField(wrong, effectiveChoice) && <Alert tone="late" title={wrong} />}
            <FileDrop
              label={`Drop PDF files or pictures here, at most ${megabytesText(list.maxBytes)} each`}
              files={files}
              onChange={setFiles}
              accept={[...documentEndings]}
              maxFiles={mostFiles}
              maxBytes={list.maxBytes}
            />
            <PhotoButton onTaken={(photo) => setFiles([...files, photo])} />
            <TypeField
              types={list.types}
              choice={effectiveChoice}
              onChange={setChoice}
              error={wrong === noFileType ? wrong : undefined}
            />
            <DropoffField
              isForAll
              dropoffs={stops}
              choice={effectiveChoice}
              onChange={setChoice}
              error={targetError(wrong)}
            />
          </>
        )}
      </Rows>
    </Dialog>
  )
}

type ActionsProps = { hasStarted: boolean; isSending: boolean; count: number; onBegin: () => void; onClose: () => void }

function Actions({ hasStarted, isSending, count, onBegin, onClose }: ActionsProps) {
  if (hasStarted)
    return (
      <Button kind="ghost" onClick={onClose} {...(isSending && { disabledReason: 'Files are uploading' })}>
        Close
      </Button>
    )
  return (
    <>
      <Button kind="ghost" onClick={onClose}>
        Cancel
      </Button>
      <Button kind="primary" onClick={onBegin}>
        {count > 1 ? `Upload ${count} files` : 'Upload file'}
      </Button>
    </>
  )
}

/** Preselects proof of delivery for a user who clicked a missing one. */
function firstChoice({ types }: DocumentList, orderStopId: string | null): Choice {
  const proof = types.find(({ type }) => type === 'ProofOfDelivery')
  return {
    fileType: orderStopId && proof?.obstacle === null ? 'ProofOfDelivery' : null,
    orderStopIds: orderStopId ? [orderStopId] : [],
  }
}

const onlyOne = (stops: readonly OrderDropoff[]) =>
  stops.length === 1 ? stops.map(({ orderStopId }) => orderStopId) : []

function targetFor(list: DocumentList, { fileType, orderStopIds }: Choice): UploadTarget | null {
  const holder = holderOf(list)
  return holder && fileType ? { fileType, holder, orderStopIds } : null
}

function obstacleOf({ shipment, order }: DocumentList, { fileType, orderStopIds }: Choice, files: readonly File[]) {
  const target = fileType && targetOf(fileType)
  const [orderStopId] = orderStopIds
  const held = shipment ? { shipmentId: shipment.id } : { orderId: order?.id }
  const ids = target === 'OrderStop' ? { orderStopId } : target === 'Shipment' ? held : {}
  return uploadObstacle({ hasFile: files.length > 0, fileType, ...ids })
}

/** Errors that belong to neither the type field nor the dropoff field. */
const isOfNoField = (wrong: string, { fileType }: Choice) =>
  wrong !== noFileType && (wrong === noFile || fileType !== 'ProofOfDelivery')

const targetError = (wrong: string | null) => (wrong && wrong !== noFile && wrong !== noFileType ? wrong : undefined)
