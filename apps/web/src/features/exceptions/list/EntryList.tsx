import type { ExceptionEntry, ExceptionView } from '@lanewise/contract/exceptions'
import { styled } from '@mui/material/styles'
import { Inbox as InboxIcon } from 'lucide-react'
import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'
import { totalText } from '#platform/list/paging.ts'
import { LiveStatus } from '#platform/live/LiveStatus.tsx'
import { errorText } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { SegmentedControl } from '#ui/action/SegmentedControl.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { useRowKeys } from '#ui/keyboard/use-row-keys.ts'
import { useCounts } from '../exceptions.api.ts'
import type { NextStep } from '../next-steps.ts'
import type { Dealing } from '../use-dealing.ts'
import type { Inbox } from '../use-inbox.ts'
import { EntryRow } from './EntryRow.tsx'
import { KeyHints } from './KeyHints.tsx'
import { SelectedBar } from './SelectedBar.tsx'
import { useInboxKeys } from './use-inbox-keys.tsx'

type EntryListProps = {
  inbox: Inbox
  dealing: Dealing
  onOpen: () => void
  /** Opens the dialog of a step. */
  onStep: (entry: ExceptionEntry, step: NextStep) => void
}

/** Entries, most urgent first. */
export function EntryList({ inbox, dealing, onOpen, onStep }: EntryListProps) {
  const { list, query, current, selection } = inbox
  const keys = useRowKeys<HTMLUListElement>({ selection })
  const menus = useInboxKeys({ inbox, dealing, keys, onStep })
  const focusHandlers = useFocusOnNext(current?.id, keys.focusRow)
  return (
    <Column>
      <Head inbox={inbox} />
      {list.status === 'loading' && <SkeletonRows height={64} />}
      {list.status === 'error' && <ErrorState text={errorText(list.error)} onRetry={() => void list.refetch()} />}
      {list.status === 'success' && list.rows.length === 0 && (
        <EmptyState text={emptyTexts[query.view]} icon={<InboxIcon aria-hidden="true" />} />
      )}
      <Rows ref={keys.list} aria-label="Exceptions" hidden={list.rows.length === 0} {...focusHandlers}>
        {list.rows.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            isCurrent={entry.id === current?.id}
            selection={selection}
            onShow={() => inbox.show(entry.id)}
            onOpen={onOpen}
            onStep={onStep}
          />
        ))}
        {list.hasNextPage && (
          <More>
            <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Show more
            </Button>
          </More>
        )}
      </Rows>
      <SelectedBar inbox={inbox} dealing={dealing} />
      <KeyHints shown={list.rows.length} total={totalText(list.size)} view={query.view} />
      {menus}
    </Column>
  )
}

/** A row that leaves the list takes the focus with it. Keyboard users continue with the row in its place. */
function useFocusOnNext(currentId: string | undefined, focusRow: (id: string) => void) {
  const isInside = useRef(false)
  const focusNext = useEffectEvent(() => {
    if (isInside.current && currentId && document.activeElement === document.body) focusRow(currentId)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other entry that is looked at
  useEffect(() => focusNext(), [currentId])
  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      isInside.current = relatedTarget === null
    },
  }
}

const emptyTexts: Record<ExceptionView, string> = {
  open: 'Nothing needs your attention',
  mine: 'Nothing is assigned to you',
  unassigned: 'Everything is assigned',
  snoozed: 'Nothing is snoozed',
  done: 'Nothing was marked done today',
}

function Head({ inbox: { query, change } }: { inbox: Inbox }) {
  const counts = useCounts().data
  // By kind, only the open ones are counted.
  const countOf = (value: 'open' | 'mine' | 'unassigned') =>
    query.kind === null ? counts?.views[value] : value === 'open' ? counts?.open[query.kind] : undefined
  const tabs = (['open', 'mine', 'unassigned'] as const).map((value) => ({
    value,
    label: `${labels[value]} ${countOf(value) ?? ''}`.trim(),
  }))
  const isClosed = query.view === 'snoozed' || query.view === 'done'
  return (
    <Bar>
      {isClosed ? (
        <h2>{labels[query.view]}</h2>
      ) : (
        <SegmentedControl
          label="Exceptions to show"
          value={query.view as (typeof tabs)[number]['value']}
          options={tabs}
          onChange={(view) => change({ view })}
        />
      )}
      <End>
        <LiveStatus />
        {!isClosed && query.kind === null && (
          <SegmentedControl
            label="Order"
            value={query.sort}
            options={[
              { value: 'severity', label: 'Severity' },
              { value: 'age', label: 'Age' },
            ]}
            onChange={(sort) => change({ sort })}
          />
        )}
      </End>
    </Bar>
  )
}

const labels: Record<ExceptionView, string> = {
  open: 'Open',
  mine: 'Mine',
  unassigned: 'Unassigned',
  snoozed: 'Snoozed',
  done: 'Done today',
}

const Column = styled('section')({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 })

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& h2': theme.typography.h2,
}))

const End = styled('span')({ display: 'flex', alignItems: 'center', gap: 12, marginLeft: 'auto' })

const Rows = styled('ul')({ flex: 1, minHeight: 0, overflowY: 'auto', listStyle: 'none' })

const More = styled('li')({ display: 'grid', justifyContent: 'center', padding: 12 })
