import { Progress } from '@lanewise/contract/event'
import type { ImportResult } from '@lanewise/contract/import'
import { useEffect, useRef, useState } from 'react'
import { base64Of } from '#platform/form/base64.ts'
import { useLiveGroup } from '#platform/live/SocketProvider.tsx'
import { errorText } from '#platform/query/problem.ts'
import { useOperation } from '#platform/query/query.ts'
import { randomUuid } from '#platform/query/random-uuid.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import type { ImportSetup } from './import-setup.ts'
import { outcomeOf } from './outcome.ts'

/** A file and the id that tracks its import. The same file sent twice is imported once. */
type Chosen = { file: File; importId: string }

export type UploadState = ReturnType<typeof useUpload>

export function useUpload(setup: ImportSetup, onDone: () => void) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [result, setResult] = useState<ImportResult | null>(null)
  const { progress, forget } = useProgress(chosen?.importId ?? null)
  const { mutateAsync, isPending } = useOperation(setup.operation, { refreshes: setup.refreshes })
  const isOpen = useIsOpen()
  const snackbar = useSnackbar()

  const choose = (file: File | null) => {
    setChosen(file && { file, importId: randomUuid() })
    setResult(null)
    forget()
  }
  const finish = (answer: ImportResult) => {
    const { title, detail, isComplete } = outcomeOf(answer, setup)
    if (isComplete) snackbar.success(title, { detail })
    else if (isOpen.current) setResult(answer)
    else snackbar.error(title, { detail })
    if (isComplete && isOpen.current) onDone()
  }
  const send = async () => {
    if (!chosen) return void snackbar.error('No file to upload')
    const { file, importId } = chosen
    try {
      const body = { data: await base64Of(file), importId }
      finish(await mutateAsync({ body, options: { idempotencyKey: importId } }))
    } catch (error) {
      forget()
      snackbar.error(errorText(error, setup.texts.failed))
    }
  }
  const file = chosen?.file ?? null
  return { file, progress, result, isRunning: isPending, choose, restart: () => choose(null), send }
}

/**
 * Progress of the import. The event group is joined as soon as a file is chosen, so no event is missed after the
 * upload.
 */
export function useProgress(importId: string | null) {
  const [progress, setProgress] = useState<Progress | null>(null)
  useLiveGroup(importId, 'progress', ({ payload }) => setProgress(Progress.safeParse(payload).data ?? null))
  return { progress, forget: () => setProgress(null) }
}

/** A user who closes the dialog during the upload is still notified of the result. */
function useIsOpen() {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}
