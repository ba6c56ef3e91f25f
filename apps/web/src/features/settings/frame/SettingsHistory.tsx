import type { Entity } from '@lanewise/contract/entity'
import type { EventDefinition } from '@lanewise/contract/event'
import type { HistoryEntry } from '@lanewise/contract/history'
import { settingsChanged } from '@lanewise/contract/settings'
import { styled } from '@mui/material/styles'
import { History } from 'lucide-react'
import { useState } from 'react'
import { HistoryPanel } from '#features/history/index.ts'
import { changesQuery } from '#features/settings/settings.api.ts'
import { dateTimeHere } from '#platform/date-time.ts'
import { errorText } from '#platform/query/problem.ts'
import { useOperationQuery } from '#platform/query/query.ts'
import { Button } from '#ui/action/Button.tsx'
import { Avatar } from '#ui/data/Avatar.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Drawer } from '#ui/layout/overlay/Drawer.tsx'
import { FromTo } from './SaveBar.tsx'

const shown = 7

/** Changes of a page, newest first, with a link to the full history. (SETTINGS-3) */
export function SettingsHistory({ entity, id }: { entity: Entity<unknown>; id: string }) {
  const [isOpen, setOpen] = useState(false)
  const { data, status, error, refetch } = useOperationQuery(changesQuery(entity.name, id, shown))
  const isNone = data?.total === 0
  return (
    <>
      <HistoryHead />
      {status === 'loading' && <SkeletonRows height={52} />}
      {status === 'error' && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
      {isNone && <EmptyState text="Nothing has changed yet" icon={<History aria-hidden="true" />} />}
      {data && !isNone && (
        <>
          <Entries aria-label="Latest changes">
            {data.data.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Entries>
          <Button icon={<History />} fullWidth onClick={() => setOpen(true)}>
            {data.total === 1 ? 'The one change' : `All ${data.total} changes`}
          </Button>
        </>
      )}
      <Drawer open={isOpen} title={`History of ${entity.title(null)}`} onClose={() => setOpen(false)}>
        <HistoryPanel entity={entity.name} entityId={id} refreshOn={[settingsChanged]} />
      </Drawer>
    </>
  )
}

/** Changes of all records of a page with a list, such as the API keys. */
export const RecordsHistory = ({
  entity,
  refreshOn,
}: {
  entity: Entity<never>
  refreshOn: readonly EventDefinition[]
}) => (
  <>
    <HistoryHead />
    <HistoryPanel entity={entity.name} refreshOn={refreshOn} />
  </>
)

const HistoryHead = () => (
  <Head>
    <h2>History</h2>
    <span>Newest first</span>
  </Head>
)

function Entry({ entry: { who, at, changes } }: { entry: HistoryEntry }) {
  return (
    <li>
      <Avatar name={who} size={24} />
      <div>
        {changes.map(({ label, from, to }) => (
          <p key={label}>
            {who} {from === null ? 'set' : to === null ? 'cleared' : 'changed'} <b>{label}</b>
            <br />
            <FromTo from={from ?? 'not set'} to={to ?? 'not set'} />
          </p>
        ))}
        <time dateTime={at}>{dateTimeHere(at)}</time>
      </div>
    </li>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 4,
  '& h2': theme.typography.h2,
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.tertiary },
}))

const Entries = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  marginBottom: 12,
  '& > li': { display: 'flex', gap: 10, padding: '10px 0' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600 },
  '& p + p': { marginTop: 4 },
  '& p > span': theme.typography.body2,
  '& time': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
  },
}))
