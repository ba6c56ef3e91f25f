import type { CallInput, Operation } from '@lanewise/contract/operation'
import { useState } from 'react'
import { downloadText } from '#platform/download.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { errorText } from './problem.ts'

export function useCsv<O extends Operation>(fileName: string, operation: O, input: CallInput<O>) {
  const { ask } = useSession()
  const { error } = useSnackbar()
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    try {
      downloadText(fileName, String(await ask(operation, input)))
    } catch (failure) {
      error(errorText(failure))
    } finally {
      setRunning(false)
    }
  }
  return { isRunning, run: () => void run() }
}
