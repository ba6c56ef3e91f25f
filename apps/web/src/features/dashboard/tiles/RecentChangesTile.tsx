import { getRecentChanges } from '@lanewise/contract/dashboard'
import type { HistoryEntry } from '@lanewise/contract/history'
import { styled } from '@mui/material/styles'
import { History } from 'lucide-react'
import { dateTimeHere } from '#platform/date-time.ts'
import { totalText } from '#platform/list/paging.ts'
import { everyEvent, query, useOperationQuery } from '#platform/query/query.ts'
import { Avatar } from '#ui/data/Avatar.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

/** Maximum number of records that are shown. */
const mostRecords = 5

/** Enough changes to fill the rows, as a record is often changed several times in a row. */
const recentChangesQuery = query(getRecentChanges, { query: { page: 1, pageSize: 40 } }, { refreshOn: everyEvent })

export function RecentChangesTile() {
  const { data, status, refetch } = useOperationQuery(recentChangesQuery)
  return (
    <Tall title="Recent changes" flush side={data && data.total > 0 && `${totalText(data)} total`}>
      {status === 'loading' && <SkeletonRows rows={mostRecords} height={52} />}
      {status === 'error' && (
        <ErrorState text="The recent changes could not be loaded" onRetry={() => void refetch()} />
      )}
      {data?.total === 0 && <EmptyState text="No changes to show yet" icon={<History />} />}
      <List>
        {foldByRecord(data?.data ?? []).map((changes) => (
          <Entry key={changes.latest.entityId} {...changes} />
        ))}
      </List>
    </Tall>
  )
}

/** The latest change of a record, and how many others it had lately. */
type RecordChanges = { latest: HistoryEntry; others: number }

/** Changes by record, the record that was changed last first. */
function foldByRecord(entries: readonly HistoryEntry[]): RecordChanges[] {
  const records = [...Map.groupBy(entries, ({ entityId }) => entityId).values()]
  return records.slice(0, mostRecords).flatMap((changes) => {
    const [latest] = changes
    const sentences = changes.reduce((sum, one) => sum + one.sentences.length, 0)
    return latest ? [{ latest, others: sentences - 1 }] : []
  })
}

function Entry({ latest: { at, who, sentences, entityName }, others }: RecordChanges) {
  const [first = ''] = sentences
  const facts = [first.includes(entityName) ? '' : entityName, others > 0 ? `${others} more` : '']
  const shown = facts.filter(Boolean).join(' · ')
  return (
    <li>
      <Avatar name={who} />
      <div>
        <p title={first}>{first}</p>
        {shown && <small>{shown}</small>}
      </div>
      <time dateTime={at}>{dateTimeHere(at)}</time>
    </li>
  )
}

/** The rows share the height of the tile beside it. */
const Tall = styled(Card)({ display: 'flex', flexDirection: 'column' })

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  '& li': {
    display: 'grid',
    flex: '1 0 auto',
    maxHeight: 64,
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 12px',
    minHeight: 52,
    padding: '7px 16px',
    overflowWrap: 'anywhere',
    [TOUCH]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'start',
      maxHeight: 'none',
      padding: '10px 16px',
    },
  },
  '& p': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', [TOUCH]: { whiteSpace: 'normal' } },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& small, & time': { ...theme.typography.body2, color: theme.vars.palette.text.tertiary },
  '& time': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', [TOUCH]: { gridColumn: 2 } },
}))
