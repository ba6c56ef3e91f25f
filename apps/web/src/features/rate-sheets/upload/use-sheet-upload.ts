import type { RateSheet } from '@lanewise/contract/rate-sheets'
import { useState } from 'react'
import { base64Of } from '#platform/form/base64.ts'
import { useProgress } from '#platform/import/use-upload.ts'
import { errorText } from '#platform/query/problem.ts'
import { randomUuid } from '#platform/query/random-uuid.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { usePreviewRateSheet } from '../rate-sheets.api.ts'

/** File with the id that tracks its upload. A file sent twice is read only once. */
type Chosen = { file: File; importId: string }

/** Uploads a sheet and passes on its preview. A refused file stays selected. */
export function useSheetUpload(onPreview: (sheet: RateSheet) => void) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { progress, forget } = useProgress(chosen?.importId ?? null)
  const { mutateAsync, isPending } = usePreviewRateSheet()
  const snackbar = useSnackbar()
  const choose = (file: File | null) => {
    setChosen(file && { file, importId: randomUuid() })
    forget()
  }
  const send = async () => {
    if (!chosen) return void snackbar.error('No file to upload')
    const { file, importId } = chosen
    try {
      const body = { fileName: file.name, data: await base64Of(file), importId }
      onPreview(await mutateAsync({ body, options: { idempotencyKey: importId } }))
    } catch (error) {
      forget()
      snackbar.error(errorText(error, 'Failed to read the rate sheet'))
    }
  }
  return { file: chosen?.file ?? null, progress, isRunning: isPending, choose, send }
}
