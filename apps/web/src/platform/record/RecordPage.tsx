import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { errorText, isMissing } from '#platform/query/problem.ts'
import type { CallStatus } from '#platform/query/query.ts'
import { Link } from '#ui/action/Link.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { useFooterHeight } from '#ui/layout/StickyFooter.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

export type RecordResult<R> = {
  data: R | undefined
  status: CallStatus
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

type RecordPageProps<R> = {
  /** Id of the record in the URL. A different id mounts a new page. */
  id: string
  result: RecordResult<R>
  /** Kind of record in a sentence: "lane". */
  kind: string
  title: string
  list: { label: string; to: string }
  /** The page extends to the edges of the window. */
  isAtEdge?: boolean
  children: (record: R) => ReactNode
}

/**
 * Page of one record in all its states: loading, missing, failed, shown, or deleted by another user while it is open.
 */
export const RecordPage = <R,>(props: RecordPageProps<R>) => <OneRecord key={props.id} {...props} />

function OneRecord<R>({ result, kind, title, list, isAtEdge = false, children }: RecordPageProps<R>) {
  const { data: record, error } = result
  const isThere = record !== undefined && !isMissing(error)
  const [wasThere, setThere] = useState(isThere)
  if (isThere && !wasThere) setThere(true)
  const listLink = (
    <Link component={RouterLink} to={list.to}>
      {list.label}
    </Link>
  )
  if (record !== undefined && (isThere || wasThere))
    return (
      <>
        {children(record)}
        {!isThere && <Deleted kind={kind} linkToList={listLink} />}
      </>
    )
  return (
    <Frame data-at-edge={isAtEdge || undefined}>
      <PageHeader title={title} />
      <Card flush>
        <NotShown result={result} linkToList={listLink} />
      </Card>
    </Frame>
  )
}

function NotShown<R>({ result, linkToList }: { result: RecordResult<R>; linkToList: ReactNode }) {
  const { status, error, isFetching, refetch } = result
  if (status !== 'error') return <SkeletonRows height={52} />
  if (isMissing(error)) return <EmptyState text={errorText(error)} action={linkToList} />
  return <ErrorState text={errorText(error)} retrying={isFetching} onRetry={() => void refetch()} />
}

/** Notice that stays visible while the page scrolls. Fields below it keep their input. */
function Deleted({ kind, linkToList }: { kind: string; linkToList: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null)
  useFooterHeight(notice)
  return (
    <Floating ref={notice}>
      <Alert tone="late" live title={`This ${kind} was deleted`} action={linkToList}>
        Somebody else deleted it while you had it open. It can no longer be changed; what you typed is still here to be
        copied.
      </Alert>
    </Floating>
  )
}

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  maxWidth: 1440,
  '&[data-at-edge]': { padding: '16px 24px 24px', [TOUCH]: { padding: 12 } },
})

const Floating = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 16,
  zIndex: 6,
  maxWidth: 720,
  margin: '16px auto',
  // The alert color is translucent, so the notice needs a solid background.
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation[3],
  '& a': { padding: '4px 8px', whiteSpace: 'nowrap' },
}))
