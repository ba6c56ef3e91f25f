import { exceptionKinds, kindsFor } from '@lanewise/domain/exceptions/exception-kinds'
import { styled } from '@mui/material/styles'
import { AlarmClock, CircleCheck, Inbox as InboxIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { kindIcons, toneOf } from '#features/exceptions/kind-icon.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { type InboxQuery, useCounts } from '../exceptions.api.ts'
import { Toned } from '../parts.tsx'
import type { Inbox } from '../use-inbox.ts'

type KindsProps = { query: InboxQuery; onChange: Inbox['change'] }

/** Open entries by kind, and the snoozed ones. */
export function Kinds({ query: { view, kind }, onChange }: KindsProps) {
  const counts = useCounts().data
  const kinds = kindsFor(useUser().permissions)
  const isClosed = view === 'snoozed' || view === 'done'
  return (
    <Nav aria-label="Kinds of exceptions">
      <h1>Exceptions</h1>
      <ul>
        <Kind
          name="All"
          icon={<InboxIcon aria-hidden="true" />}
          count={counts?.views.open}
          isChosen={kind === null && !isClosed}
          onChoose={() => onChange({ view: 'open', kind: null })}
        />
      </ul>
      <p>By kind</p>
      <ul>
        {kinds.map((one) => {
          const Icon = kindIcons[one]
          return (
            <Kind
              key={one}
              name={exceptionKinds[one].label}
              icon={
                <Toned tone={toneOf(one)}>
                  <Icon aria-hidden="true" />
                </Toned>
              }
              count={counts?.open[one]}
              isChosen={kind === one && !isClosed}
              onChoose={() => onChange({ view: 'open', kind: one })}
            />
          )
        })}
      </ul>
      <p>Snoozed and done</p>
      <ul>
        <Kind
          name="Snoozed"
          icon={<AlarmClock aria-hidden="true" />}
          count={counts?.views.snoozed}
          isChosen={view === 'snoozed'}
          onChoose={() => onChange({ view: 'snoozed', kind: null })}
        />
        <Kind
          name="Done today"
          icon={<CircleCheck aria-hidden="true" />}
          count={counts?.views.done}
          isChosen={view === 'done'}
          onChoose={() => onChange({ view: 'done', kind: null })}
        />
      </ul>
    </Nav>
  )
}

type KindProps = { name: string; icon: ReactNode; count: number | undefined; isChosen: boolean; onChoose: () => void }

const Kind = ({ name, icon, count, isChosen, onChoose }: KindProps) => (
  <li>
    <button type="button" aria-current={isChosen ? 'true' : undefined} onClick={onChoose}>
      {icon}
      <span>{name}</span>
      <b>{count?.toLocaleString('en-US')}</b>
    </button>
  </li>
)

const Nav = styled('nav')(({ theme }) => ({
  minWidth: 0,
  padding: '14px 8px',
  overflowY: 'auto',
  backgroundColor: theme.vars.palette.nav,
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  '& h1': { ...theme.typography.h1, padding: '2px 8px 10px' },
  '& p': { ...theme.typography.body2, padding: '14px 8px 6px', color: theme.vars.palette.text.tertiary },
  '& ul': { listStyle: 'none' },
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    height: 30,
    padding: '0 8px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    font: 'inherit',
    fontWeight: 500,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    [TOUCH]: { height: 44 },
  },
  '& button:hover': { backgroundColor: theme.vars.palette.hover },
  '& button:focus-visible': { outlineOffset: -2 },
  '& button[aria-current]': { backgroundColor: theme.vars.palette.divider, color: theme.vars.palette.text.primary },
  '& svg': { width: 16, height: 16, flex: 'none' },
  '& button > span:not(:first-of-type), & button > svg + span': { flex: 1 },
  '& b': { fontWeight: 400, fontVariantNumeric: 'tabular-nums', color: theme.vars.palette.text.tertiary },
  '& button[aria-current] b': { color: theme.vars.palette.text.secondary },
  // Above the list, the kinds stand in one scrolling row.
  [theme.breakpoints.down('lg')]: {
    display: 'flex',
    alignItems: 'center',
    overflow: 'auto hidden',
    padding: '8px 12px',
    borderRight: 0,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& h1': { padding: '0 12px 0 4px' },
    '& p': { display: 'none' },
    '& ul': { display: 'flex' },
  },
}))
