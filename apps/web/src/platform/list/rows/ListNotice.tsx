import type { OpenList } from '#platform/list/use-list.ts'
import type { Opening } from '#platform/list/use-opened.ts'
import { errorText } from '#platform/query/problem.ts'
import { Link } from '#ui/action/Link.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'

type ListNoticeProps<R extends object> = { list: OpenList<R>; opening: Opening<R> }

/** Explains why there are no rows and offers a next step. */
export function ListNotice<R extends object>({ list, opening }: ListNoticeProps<R>) {
  const { result, status, isFiltered, definition } = list
  const { texts, icon } = definition
  if (status === 'failed')
    return (
      <ErrorState text={errorText(result.error)} retrying={result.isFetching} onRetry={() => void result.refetch()} />
    )
  if (isFiltered)
    return <EmptyState text={texts.noResults} action={<ActionLink label={texts.showAll} onClick={list.showAll} />} />
  const addFirst = opening.addRefusal === undefined && texts.addFirst
  return (
    <EmptyState
      text={texts.empty}
      icon={icon}
      action={addFirst && <ActionLink label={addFirst} onClick={opening.add} />}
    />
  )
}

const ActionLink = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Link component="button" type="button" onClick={onClick}>
    {label}
  </Link>
)
