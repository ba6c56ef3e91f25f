import type { HistoryEntry, StopHistory } from '@lanewise/contract/history'
import { styled } from '@mui/material/styles'
import { History, Truck } from 'lucide-react'
import { useState } from 'react'
import { dateTimeHere } from '#platform/date-time.ts'
import { errorText, isMissing } from '#platform/query/problem.ts'
import { useOperationQuery } from '#platform/query/query.ts'
import { Button } from '#ui/action/Button.tsx'
import { Avatar } from '#ui/data/Avatar.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { historyQuery, type Subject } from './history.api.ts'

const step = 20

/** Who changed a record, when and how, in plain text. (AUDIT-2) */
export function HistoryPanel(subject: Subject) {
  const [count, setCount] = useState(step)
  const history = useOperationQuery(historyQuery(subject, count), { keepPrevious: true })
  const { data: entries = [], total = 0, tracking = [] } = history.data ?? {}
  if (history.status === 'loading') return <SkeletonRows height={52} />
  if (history.status === 'error' && entries.length === 0 && !isMissing(history.error))
    return <ErrorState text={errorText(history.error)} onRetry={() => void history.refetch()} />
  if (entries.length === 0) return <EmptyState text="Nothing has changed yet" icon={<History aria-hidden="true" />} />
  return (
    <>
      {tracking.length > 0 && <TrackingPart stops={tracking} />}
      <Entries aria-label="History">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Entries>
      {total > entries.length && (
        <Button kind="ghost" loading={history.isPlaceholderData} onClick={() => setCount(count + step)}>
          Show earlier changes
        </Button>
      )}
    </>
  )
}

function Entry({ entry: { who, sentences, at } }: { entry: HistoryEntry }) {
  return (
    <li>
      <Avatar name={who} size={24} />
      <div>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <time dateTime={at}>{dateTimeHere(at)}</time>
      </div>
    </li>
  )
}

/** What trucks reported, one line per stop. (DEF-139) */
function TrackingPart({ stops }: { stops: readonly StopHistory[] }) {
  return (
    <>
      <h3>Tracking</h3>
      <Entries aria-label="Tracking">
        {stops.map(({ stopNumber, text, who, at }) => (
          <li key={stopNumber}>
            <Truck size={18} aria-hidden="true" />
            <div>
              <p>
                Stop {stopNumber}: {text}
              </p>
              <time dateTime={at}>
                {who}, {dateTimeHere(at)}
              </time>
            </div>
          </li>
        ))}
      </Entries>
      <h3>Changes</h3>
    </>
  )
}

const Entries = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  '& li': { display: 'flex', gap: 10, padding: '10px 0' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& time': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
  },
}))
