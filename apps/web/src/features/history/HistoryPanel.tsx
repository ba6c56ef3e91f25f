import type { HistoryEntry, StopHistory } from '@lanewise/contract/history'
import { styled } from '@mui/material/styles'
import { History, Truck } from 'lucide-react'
import { useState } from 'react'
import { dateTimeHere } from '#platform/date-time.ts'
import { errorText, isMissing } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { Avatar } from '#ui/data/Avatar.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { radius } from '#ui/theme/tokens.ts'
import { type Subject, useHistory } from './history.api.ts'

const step = 20

/** Who changed a record, when and how, in plain text. (AUDIT-2) */
export function HistoryPanel(subject: Subject) {
  const [count, setCount] = useState(step)
  const history = useHistory(subject, count)
  const { tracking } = history
  const { data: entries = [], total = 0 } = history.data ?? {}
  if (history.status === 'loading') return <SkeletonRows height={52} />
  if (history.status === 'error' && entries.length === 0 && !isMissing(history.error))
    return <ErrorState text={errorText(history.error)} onRetry={() => void history.refetch()} />
  if (entries.length + tracking.length === 0)
    return <EmptyState text="Nothing has changed yet" icon={<History aria-hidden="true" />} />
  return (
    <>
      <Entries aria-label="History">
        {merged(entries, tracking, total <= entries.length).map((item) =>
          'stopNumber' in item ? (
            <Reported key={`stop ${item.stopNumber}`} stop={item} />
          ) : (
            <Entry key={item.id} entry={item} isNamed={subject.entityId === undefined} />
          ),
        )}
      </Entries>
      {total > entries.length && (
        <Button kind="ghost" loading={history.isPlaceholderData} onClick={() => setCount(count + step)}>
          Show earlier changes
        </Button>
      )}
    </>
  )
}

/** With the name of its record, where the history is that of several. */
function Entry({ entry: { who, sentences, at, entityName }, isNamed }: { entry: HistoryEntry; isNamed: boolean }) {
  return (
    <li>
      <Avatar name={who} size={24} />
      <div>
        {isNamed && <b>{entityName}</b>}
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <time dateTime={at}>{dateTimeHere(at)}</time>
      </div>
    </li>
  )
}

/** What trucks reported of one stop. (DEF-139) */
function Reported({ stop: { stopNumber, text, who, at } }: { stop: StopHistory }) {
  return (
    <li>
      <Mark>
        <Truck size={14} aria-hidden="true" />
      </Mark>
      <div>
        <p>
          Stop {stopNumber}: {text}
        </p>
        <time dateTime={at}>
          Tracking, {who}, {dateTimeHere(at)}
        </time>
      </div>
    </li>
  )
}

/** Changes and stops by time, the latest first. Stops before the oldest change wait until earlier changes are shown. */
function merged(entries: readonly HistoryEntry[], stops: readonly StopHistory[], isAll: boolean) {
  const oldest = entries.at(-1)?.at ?? ''
  const shown = stops.filter(({ at }) => isAll || at >= oldest)
  return [...entries, ...shown].sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

const Mark = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: radius.full,
  backgroundColor: theme.vars.palette.accent.soft,
  color: theme.vars.palette.accent.fg,
}))

const Entries = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  '& li': { display: 'flex', gap: 10, padding: '10px 0' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600 },
  '& time': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
  },
}))
