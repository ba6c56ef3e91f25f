import type { Watcher } from '@lanewise/contract/watchers'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { useRemoveWatcher, type Watched } from './watchers.api.ts'

const done = 'Watcher removed successfully'
const failed = 'Failed to remove watcher'

/**
 * Removes a watcher from a record and reports the result. The server's message takes precedence. (LANE-34, WATCH-14)
 */
export function useRemove({ entityId }: Watched, { userId, emailAddress }: Watcher) {
  const snackbar = useSnackbar()
  const { mutateAsync, isPending } = useRemoveWatcher()
  const remove = async () => {
    try {
      const { isSuccess, message } = await mutateAsync({ body: { entityId, userId, emailAddress } })
      if (isSuccess) snackbar.success(message || done)
      else snackbar.error(message || failed)
    } catch (error) {
      snackbar.error(errorText(error, failed))
    }
  }
  return { remove, isRemoving: isPending }
}
