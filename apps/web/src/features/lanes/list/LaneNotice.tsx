import type { LaneSummary } from '@lanewise/contract/lane-fields'
import { Route } from 'lucide-react'
import type { PagedList } from '#platform/list/use-list.ts'
import { errorText } from '#platform/query/problem.ts'
import { EmptyState, NoticeAction } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'

type LaneNoticeProps = {
  list: Pick<PagedList<LaneSummary>, 'result' | 'status' | 'isFiltered' | 'showAll'>
  /** Undefined when the user may not add lanes. */
  onAdd?: () => void
}

/** Reason why there are no lanes, with a button to change that. (LANE-9) */
export function LaneNotice({ list, onAdd }: LaneNoticeProps) {
  const { result, status, isFiltered, showAll } = list
  if (status === 'failed')
    return (
      <ErrorState text={errorText(result.error)} retrying={result.isFetching} onRetry={() => void result.refetch()} />
    )
  if (isFiltered) return <EmptyState text={noLanes} action={<NoticeAction label="Clear search" onClick={showAll} />} />
  return (
    <EmptyState
      text={noLanes}
      icon={<Route aria-hidden="true" />}
      action={onAdd && <NoticeAction label="Add the first lane" onClick={onAdd} />}
    />
  )
}

const noLanes = 'No lanes'
