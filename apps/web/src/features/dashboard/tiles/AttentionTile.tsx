import { type ExceptionKind, kindsFor } from '@lanewise/domain/exceptions/exception-kinds'
import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { CalendarX2, ChevronRight, CircleAlert, ClockAlert, Hourglass, type LucideIcon, PackageX } from 'lucide-react'
import { Link as RouterLink } from 'react-router'
import { todayHere } from '#platform/date-time.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { Link } from '#ui/action/Link.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { attentionLists } from './attention-lists.ts'
import { useAttention } from './shipments.api.ts'

const icons: Partial<Record<ExceptionKind, LucideIcon>> = {
  Late: CircleAlert,
  AtRisk: ClockAlert,
  TenderExpiring: Hourglass,
  MissingAppointment: CalendarX2,
  NotOnShipment: PackageX,
}

/** Counts of what needs a person, each linked to its list. (DASH-2) */
export function AttentionTile() {
  const { data, status, refetch } = useAttention()
  const visible = kindsFor(useUser().permissions)
  const lists = attentionLists(todayHere(new Date())).filter(({ kind }) => visible.includes(kind))
  return (
    <Tall
      flush
      title="Needs attention"
      side={
        <Link component={RouterLink} to="/exceptions">
          Exceptions
        </Link>
      }
    >
      {status === 'loading' && <SkeletonRows height={52} />}
      {status === 'error' && <ErrorState text="Exceptions could not be counted" onRetry={() => void refetch()} />}
      <List>
        {data &&
          lists.map(({ kind, label, path }) => {
            const Icon = icons[kind] ?? CircleAlert
            return (
              <li key={kind}>
                <RouterLink to={path} data-kind={kind} data-none={data.present[kind] ? undefined : ''}>
                  <Icon aria-hidden="true" />
                  <span>{label}</span>
                  <b>{formatNumber(data.present[kind] ?? 0)}</b>
                  <ChevronRight aria-hidden="true" />
                </RouterLink>
              </li>
            )
          })}
      </List>
    </Tall>
  )
}

/** The rows share the height of the tiles beside them. */
const Tall = styled(Card)({ display: 'flex', flexDirection: 'column' })

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  '& li': { flex: 1, display: 'grid' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 60,
    padding: '8px 16px',
    fontWeight: 500,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    [TOUCH]: { minHeight: 48 },
  },
  '& a:hover': { backgroundColor: theme.vars.palette.hover },
  '& a:focus-visible': { outlineOffset: -2 },
  '& span': { flex: 1 },
  '& b': { ...theme.typography.h1, fontVariantNumeric: 'tabular-nums' },
  '& svg': { flex: 'none', width: 16, height: 16, color: theme.vars.palette.text.tertiary },
  '& [data-kind="Late"]:not([data-none]) > svg:first-of-type': { color: theme.vars.palette.late.icon },
  '& [data-kind="AtRisk"]:not([data-none]) > svg:first-of-type, & [data-kind="TenderExpiring"]:not([data-none]) > svg:first-of-type':
    { color: theme.vars.palette.risk.icon },
  '& [data-none] b': { color: theme.vars.palette.text.tertiary },
}))
