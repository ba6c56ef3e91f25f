import { Progress as Told } from '@lanewise/contract/event'
import type { OrderUpload } from '@lanewise/contract/order-uploads'
import { formatNumber } from '@lanewise/domain/shared/format'
import { useEffect, useRef, useState } from 'react'
import { isRunning, useRefreshUpload } from '#features/order-uploads/order-uploads.api.ts'
import { useLiveGroup } from '#platform/live/SocketProvider.tsx'
import { Progress } from '#ui/feedback/Progress.tsx'

/** How far a file is, whoever sent it and whenever this page was opened; nothing once it is done. */
export function UploadProgress({ upload }: { upload: OrderUpload }) {
  const { done, total } = useHeard(upload)
  if (!isRunning(upload)) return null
  return (
    <Progress
      label={upload.state === 'Checking' ? 'Checking the rows' : 'Creating the orders'}
      {...(total > 0 && { value: (done / total) * 100 })}
      detail={total > 0 ? `${formatNumber(done)} of ${formatNumber(total)}` : ''}
    />
  )
}

/** What the work itself tells, and until it does what the upload says. */
function useHeard(upload: OrderUpload) {
  const [told, hear] = useState<Told | null>(null)
  const refresh = useRefreshUpload()
  useLiveGroup(upload.id, 'progress', ({ payload }) => {
    hear(Told.safeParse(payload).data ?? null)
    refresh(false)
  })
  const { state } = upload
  const before = useRef(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what each step told is forgotten when the next begins
  useEffect(() => {
    const last = before.current
    before.current = state
    if (last === state) return
    hear(null)
    if (!isRunning(upload)) refresh(true)
  }, [state])
  return told ?? countsOf(upload)
}

function countsOf({ state, checked, created, rejected, duplicates, orders }: OrderUpload) {
  return { done: state === 'Checking' ? checked : created + rejected + duplicates, total: orders }
}
