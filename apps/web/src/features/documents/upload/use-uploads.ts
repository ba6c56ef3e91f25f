import { fieldErrors } from '@lanewise/client/call-error'
import { type FileType, targetOf } from '@lanewise/domain/documents/document-types'
import { uploadedMessage } from '@lanewise/domain/documents/upload-rules'
import { useState } from 'react'
import { errorText } from '#platform/query/problem.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { saidFor, uploadOrderStopDocument, uploadShipmentDocument, useTriggerEvent } from '../documents.api.ts'

/** One file on its way. */
export type UploadState = {
  file: File
  /** From 0 to 1 while it is sent. */
  share: number
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Why it failed, and whether the same file is there already. */
  message?: string
  isDuplicate?: boolean
}

export type UploadTarget = {
  fileType: FileType
  shipment: { id: string; shipmentNumber: string }
  orderStopId: string | null
}

/** Sends files one after the other; what fails can be tried again alone. */
export function useUploads(onAllDone: () => void) {
  const session = useSession()
  const say = useSnackbar()
  const { mutateAsync: trigger } = useTriggerEvent()
  const [uploads, setUploads] = useState<UploadState[]>([])
  const change = (file: File, changed: Partial<UploadState>) =>
    setUploads((all) => all.map((one) => (one.file === file ? { ...one, ...changed } : one)))

  const sendOne = async (file: File, { fileType, shipment, orderStopId }: UploadTarget, keepDuplicate: boolean) => {
    const onProgress = (share: number) => change(file, { share })
    change(file, { state: 'sending', share: 0, message: undefined, isDuplicate: false } as Partial<UploadState>)
    try {
      const sending = { file, fileType, keepDuplicate, onProgress }
      if (targetOf(fileType) === 'OrderStop') await uploadOrderStopDocument(session, orderStopId ?? '', sending)
      else await uploadShipmentDocument(session, shipment.id, sending)
      change(file, { state: 'done', share: 1 })
      return true
    } catch (error) {
      const isDuplicate = 'duplicate' in fieldErrors(error)
      change(file, { state: 'failed', message: errorText(error), isDuplicate })
      return false
    }
  }

  /** DOC-17, DOC-18, DOC-19 */
  const finish = async (outcomes: readonly boolean[], target: UploadTarget) => {
    const { fileType, shipment } = target
    if (outcomes.some((isDone) => isDone)) {
      await trigger({ body: { entityNumber: shipment.shipmentNumber, fileType } }).catch(() => undefined)
      say.success(uploadedMessage([targetOf(fileType)]), saidFor)
    }
    if (outcomes.some((isDone) => !isDone)) say.error('Failed to upload document', saidFor)
  }

  return {
    uploads,
    isSending: uploads.some(({ state }) => state === 'sending' || state === 'waiting'),
    start: async (files: readonly File[], target: UploadTarget) => {
      setUploads(files.map((file) => ({ file, share: 0, state: 'waiting' })))
      const outcomes: boolean[] = []
      for (const file of files) outcomes.push(await sendOne(file, target, false))
      await finish(outcomes, target)
      if (outcomes.every((isDone) => isDone)) onAllDone()
    },
    /** Only the one that failed; the same file a second time when that is wanted. */
    retry: async ({ file }: UploadState, target: UploadTarget, keepDuplicate = false) => {
      const isDone = await sendOne(file, target, keepDuplicate)
      await finish([isDone], target)
      const others = uploads.filter((one) => one.file !== file)
      if (isDone && others.every(({ state }) => state === 'done')) onAllDone()
    },
    leaveOut: ({ file }: UploadState) => {
      const others = uploads.filter((one) => one.file !== file)
      setUploads(others)
      if (others.every(({ state }) => state === 'done')) onAllDone()
    },
  }
}
