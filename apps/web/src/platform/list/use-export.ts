import { useState } from 'react'
import { downloadText } from '#platform/download.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { inputOf, type OpenList } from './use-list.ts'

/** Everything that matches the list as a CSV file, which the server writes in the list's own order. */
export function useExport<R extends object>({ definition, asked, found }: OpenList<R>) {
  const { exported, entity } = definition
  const { ask } = useSession()
  const { error } = useSnackbar()
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    try {
      downloadText(`${entity.plural}.csv`, String(await ask(exported, inputOf(exported, asked) as never)))
    } catch (failure) {
      error(errorText(failure))
    } finally {
      setRunning(false)
    }
  }
  return { isRunning, isEmpty: !found.data?.total, run: () => void run() }
}
export type Exporting = ReturnType<typeof useExport>
