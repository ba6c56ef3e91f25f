import { type FileType, targetOf } from '@lanewise/domain/documents/document-types'
import { uploadedMessage } from '@lanewise/domain/documents/upload-rules'
import { useState } from 'react'
import { errorText, fieldErrors } from '#platform/query/problem.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import {
  type Sending,
  saidFor,
  uploadShipmentDocument,
  uploadShipmentStopDocument,
  useTriggerEvent,
} from '../documents.api.ts'

/** One file on its way. */
export type UploadState = {
  file: File
  /** From 0 to 1 while it is sent. */
  share: number
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Why it failed, and whether the same file is there already. */
  message?: string
  isDuplicate?: boolean
  /** The stops that have it already, where it goes to several. */
  sentTo?: readonly string[]
}

export type UploadTarget = {
  fileType: FileType
  shipment: { id: string; shipmentNumber: string }
  /** Where it is of a stop: those of all orders that it covers. */
  orderStopIds: readonly string[]
}

type Unsent = Pick<UploadState, 'file' | 'sentTo'>
type Change = (file: File, changed: Partial<UploadState>) => void

/** Where nobody answered, there is no reason to tell but this. */
const notThrough = 'The file did not get through. Check the connection and try again.'

/** Sends files one after the other; what fails can be tried again alone. */
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
    /** Only the one that failed; the same file a second time when that is wanted. */
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
  const say = useSnackbar()
  const { mutateAsync: trigger } = useTriggerEvent()
  const sendOne = async ({ file, sentTo = [] }: Unsent, target: UploadTarget, keepDuplicate: boolean) => {
    const { fileType, shipment, orderStopIds } = target
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
      else await uploadShipmentDocument(session, shipment.id, sending)
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
  /** DOC-17, DOC-18, DOC-19 */
  const finish = async (outcomes: readonly boolean[], { fileType, shipment }: UploadTarget) => {
    if (outcomes.includes(true)) {
      await trigger({ body: { entityNumber: shipment.shipmentNumber, fileType } }).catch(() => undefined)
      say.success(uploadedMessage([targetOf(fileType)]), saidFor)
    }
    if (outcomes.includes(false)) say.error('Failed to upload document', saidFor)
  }
  return { sendOne, finish }
}
