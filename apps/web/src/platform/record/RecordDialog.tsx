import type { ReactNode } from 'react'
import { errorText, isMissing } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import type { RecordResult } from './RecordPage.tsx'

type RecordDialogProps<R> = {
  title: string
  result: RecordResult<R>
  /** Actions on the record, shown at the right of the Close button. */
  actions: (record: R) => ReactNode
  onClose: () => void
  children: (record: R) => ReactNode
}

/** Read-only dialog of a record over its list, including loading, missing and error states. */
export function RecordDialog<R>({ title, result, actions, onClose, children }: RecordDialogProps<R>) {
  const { status, error, isFetching, refetch } = result
  const record = isMissing(error) ? undefined : result.data
  return (
    <Dialog
      open
      title={title}
      size={720}
      onClose={onClose}
      actions={
        <>
          <Button kind="ghost" shortcut="Esc" onClick={onClose}>
            Close
          </Button>
          {record && actions(record)}
        </>
      }
    >
      {record ? (
        children(record)
      ) : status === 'error' ? (
        <ErrorState text={errorText(error)} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows />
      )}
    </Dialog>
  )
}
