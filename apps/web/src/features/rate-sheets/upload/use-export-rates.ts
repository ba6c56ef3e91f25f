import { exportRateSheet } from '@lanewise/contract/rate-sheets'
import { useState } from 'react'
import { downloadText } from '#platform/download.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

/** All contracted rates as a sheet that can be edited and uploaded again. */
export function useExportRates() {
  const { ask } = useSession()
  const { error } = useSnackbar()
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    try {
      downloadText('rate-sheet.csv', String(await ask(exportRateSheet, {})))
    } catch (failure) {
      error(errorText(failure))
    } finally {
      setRunning(false)
    }
  }
  return { isRunning, run: () => void run() }
}
