import type { ChangeNotice } from '@lanewise/contract/changes'
import { mondayOf } from '@lanewise/domain/shared/calendar'
import { formatDate, plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { useOperationQuery } from '#platform/query/query.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Drawer } from '#ui/layout/overlay/Drawer.tsx'
import { noticesQuery } from './changes.api.ts'

/** Notices by week. The newest week is open. */
export function ChangeNotices({ onClose }: { onClose: () => void }) {
  const { data: notices, status, refetch } = useOperationQuery(noticesQuery)
  const weeks = [...Map.groupBy(notices ?? [], ({ date }) => mondayOf(date))]
  return (
    <Drawer open title="What is new" onClose={onClose}>
      {status === 'loading' && <SkeletonRows />}
      {status === 'error' && !notices && (
        <ErrorState text="The updates could not be loaded" onRetry={() => void refetch()} />
      )}
      {notices?.length === 0 && <EmptyState text="Nothing new yet" />}
      {weeks.map(([monday, ofWeek], index) => (
        <Week key={monday} open={index === 0}>
          <summary>
            {`Week of ${formatDate(monday, 'UTC')}`} <span>{plural(ofWeek.length, 'change')}</span>
          </summary>
          {ofWeek.map((notice) => (
            <NoticeText key={notice.id} notice={notice} />
          ))}
        </Week>
      ))}
    </Drawer>
  )
}

const NoticeText = ({ notice: { date, title, text } }: { notice: ChangeNotice }) => (
  <Notice>
    <time dateTime={date}>{formatDate(date, 'UTC')}</time>
    <h3>{title}</h3>
    <ul>
      {linesOf(text).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Notice>
)

/** A notice is a list: each line begins with a dash. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^- /, '').trim())
    .filter(Boolean)

const Week = styled('details')(({ theme }) => ({
  '& + &': { marginTop: 12, paddingTop: 12, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > summary': { ...theme.typography.h2, minHeight: 32, cursor: 'pointer' },
  '& > summary > span': { ...theme.typography.body2, marginLeft: 6, color: theme.vars.palette.text.tertiary },
}))

const Notice = styled('article')(({ theme }) => ({
  '& + &': { marginTop: 16, paddingTop: 16, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& time': { ...theme.typography.body2, color: theme.vars.palette.text.tertiary },
  '& h3': { ...theme.typography.h2, margin: '2px 0 4px' },
  '& ul': { margin: 0, paddingLeft: 18, color: theme.vars.palette.text.secondary },
  '& li + li': { marginTop: 4 },
}))
