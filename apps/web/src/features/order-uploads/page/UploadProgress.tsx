import { Progress as ProgressMessage } from '@lanewise/contract/event'
import type { OrderUpload } from '@lanewise/contract/order-uploads'
import { formatNumber } from '@lanewise/domain/shared/format'
import { useEffect, useRef, useState } from 'react'
import { isRunning, useRefreshUpload } from '#features/order-uploads/order-uploads.api.ts'
import { useLiveGroup } from '#platform/live/SocketProvider.tsx'
import { Progress } from '#ui/feedback/Progress.tsx'

/** Progress of a file, for every viewer at any time; nothing once the file is done. */
export function UploadProgress({ upload }: { upload: OrderUpload }) {
  const { done, total } = useProgress(upload)
  if (!isRunning(upload)) return null
  return (
    <Progress
      label={upload.state === 'Checking' ? 'Checking the rows' : 'Creating the orders'}
      {...(total > 0 && { value: (done / total) * 100 })}
      detail={total > 0 ? `${formatNumber(done)} of ${formatNumber(total)}` : ''}
    />
  )
}

/** Live progress of the job, or the progress stored in the upload until the first live message arrives. */
function useProgress(upload: OrderUpload) {
  const [progress, setProgress] = useState<ProgressMessage | null>(null)
  const refresh = useRefreshUpload()
  useLiveGroup(upload.id, 'progress', ({ payload }) => {
    setProgress(ProgressMessage.safeParse(payload).data ?? null)
    refresh(false)
  })
  const { state } = upload
  const before = useRef(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the progress of a step is cleared when the next begins
  useEffect(() => {
    const last = before.current
    before.current = state
    if (last === state) return
    setProgress(null)
    if (!isRunning(upload)) refresh(true)
  }, [state])
  return progress ?? countsOf(upload)
}

function countsOf({ state, checked, created, rejected, duplicates, orders }: OrderUpload) {
  return { done: state === 'Checking' ? checked : created + rejected + duplicates, total: orders }
}
