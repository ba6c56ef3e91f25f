import type { ReactNode } from 'react'
import { errorText, isMissing } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import type { Found } from './RecordPage.tsx'

type RecordDialogProps<R> = {
  title: string
  found: Found<R>
  /** What may be done with the record, at the right of Close. */
  actions: (record: R) => ReactNode
  onClose: () => void
  children: (record: R) => ReactNode
}

/** A record to read, over its list: loading, missing, failing or there. */
export function RecordDialog<R>({ title, found, actions, onClose, children }: RecordDialogProps<R>) {
  const { status, error, isFetching, refetch } = found
  const record = isMissing(error) ? undefined : found.data
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
