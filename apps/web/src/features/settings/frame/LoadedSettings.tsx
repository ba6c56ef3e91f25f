import type { ReactNode } from 'react'
import type { SettingsPage } from '#features/settings/settings-pages.ts'
import { errorText } from '#platform/query/problem.ts'
import type { CallStatus } from '#platform/query/query.ts'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { PageHead } from './PageHead.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'

type Read<R> = { data: R | undefined; status: CallStatus; error: unknown; refetch: () => Promise<unknown> }
type LoadedSettingsProps<R> = { page: SettingsPage; read: Read<R>; children: (settings: R) => ReactNode }

/** Shows the page once its settings are loaded, and until then a frame with the loading or error state. */
export function LoadedSettings<R>({ page, read, children }: LoadedSettingsProps<R>) {
  if (read.data) return children(read.data)
  return (
    <SettingsFrame>
      <PageHead page={page} />
      <Card flush>
        {read.status === 'error' ? (
          <ErrorState text={errorText(read.error)} onRetry={() => void read.refetch()} />
        ) : (
          <SkeletonRows height={52} />
        )}
      </Card>
    </SettingsFrame>
  )
}
