import { type FileType, targetOf } from '@lanewise/domain/documents/document-types'
import { uploadedMessage } from '@lanewise/domain/documents/upload-rules'
import { useState } from 'react'
import { errorText, fieldErrors } from '#platform/query/problem.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import {
  type Holder,
  type Sending,
  snackbarOptions,
  uploadOrderDocument,
  uploadShipmentDocument,
  uploadShipmentStopDocument,
  useTriggerEvent,
} from '../documents.api.ts'

export type UploadState = {
  file: File
  /** Progress from 0 to 1. */
  share: number
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Reason of the failure, and whether the same file already exists. */
  message?: string
  isDuplicate?: boolean
  /** Stops that already have the file, when it goes to several. */
  sentTo?: readonly string[]
}

export type UploadTarget = {
  fileType: FileType
  holder: Holder
  /** Set for a document of a stop: the order stops that it covers. */
  orderStopIds: readonly string[]
}

type Unsent = Pick<UploadState, 'file' | 'sentTo'>
type Change = (file: File, changed: Partial<UploadState>) => void

/** Fallback when the server gave no answer and thus no reason. */
const notThrough = 'The file could not be uploaded. Check the connection and try again.'

/** Uploads files one after the other. Each failed file can be retried alone. */
export function useUploads(onAllDone: () => void) {
  const [uploads, setUploads] = useState<UploadState[]>([])
  const change: Change = (file, changed) =>
    setUploads((all) => all.map((one) => (one.file === file ? { ...one, ...changed } : one)))
  const { sendOne, finish } = useSending(change)
  const besides = ({ file }: UploadState) => uploads.filter((one) => one.file !== file)
  const closeIfDone = (others: readonly UploadState[]) => {
    if (others.every(({ state }) => state === 'done')) onAllDone()
  }
  return {
    uploads,
    isSending: uploads.some(({ state }) => state === 'sending' || state === 'waiting'),
    start: async (files: readonly File[], target: UploadTarget) => {
      setUploads(files.map((file) => ({ file, share: 0, state: 'waiting' })))
      const outcomes: boolean[] = []
      for (const file of files) outcomes.push(await sendOne({ file }, target, false))
      await finish(outcomes, target)
      if (outcomes.every((isDone) => isDone)) onAllDone()
    },
    /** Retries only the failed file. `keepDuplicate` stores a file that already exists a second time. */
    retry: async (one: UploadState, target: UploadTarget, keepDuplicate: boolean) => {
      const isDone = await sendOne(one, target, keepDuplicate)
      await finish([isDone], target)
      if (isDone) closeIfDone(besides(one))
    },
    leaveOut: (one: UploadState) => {
      setUploads(besides(one))
      closeIfDone(besides(one))
    },
  }
}

function useSending(change: Change) {
  const session = useSession()
  const snackbar = useSnackbar()
  const { mutateAsync: trigger } = useTriggerEvent()
  const sendOne = async ({ file, sentTo = [] }: Unsent, target: UploadTarget, keepDuplicate: boolean) => {
    const { fileType, holder, orderStopIds } = target
    change(file, { state: 'sending', share: 0 })
    const sent = [...sentTo]
    const onSent = (orderStopId: string) => {
      sent.push(orderStopId)
      change(file, { sentTo: [...sent] })
    }
    const onProgress = (share: number) => change(file, { share })
    const sending: Sending = { file, fileType, keepDuplicate, onProgress }
    try {
      const stops = orderStopIds.filter((id) => !sentTo.includes(id))
      if (targetOf(fileType) === 'OrderStop') await uploadShipmentStopDocument(session, stops, { ...sending, onSent })
      else if (holder.kind === 'order') await uploadOrderDocument(session, holder.id, sending)
      else await uploadShipmentDocument(session, holder.id, sending)
      change(file, { state: 'done', share: 1 })
      return true
    } catch (error) {
      change(file, {
        state: 'failed',
        message: errorText(error, notThrough),
        isDuplicate: 'duplicate' in fieldErrors(error),
      })
      return false
    }
  }
  const finish = async (outcomes: readonly boolean[], { fileType, holder }: UploadTarget) => {
    if (outcomes.includes(true)) {
      await trigger({ body: { entityNumber: holder.number, fileType } }).catch(() => undefined)
      snackbar.success(uploadedMessage([holder.kind === 'order' ? 'Order' : targetOf(fileType)]), snackbarOptions)
    }
    if (outcomes.includes(false)) snackbar.error('Failed to upload document', snackbarOptions)
  }
  return { sendOne, finish }
}
