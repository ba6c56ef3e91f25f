import type { ShipmentTracking } from '@lanewise/contract/tracking'
import { plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { CircleDashed } from 'lucide-react'
import { dateTimeHere } from '#platform/date-time.ts'

/** Positions that cannot be true, with their reasons. They change neither ETA nor status. (DEF-129) */
export const DoubtfulPositions = ({ tracking: { doubtful } }: { tracking: ShipmentTracking }) => (
  <Note>
    <CircleDashed aria-hidden="true" />
    <details>
      <summary>{plural(doubtful.length, 'doubtful position')}, not used for the ETA</summary>
      <ul>
        {doubtful.map(({ occurredAt, provider, reason, latitude, longitude }) => (
          <li key={`${occurredAt} ${latitude} ${longitude}`}>
            {reason}
            <small>
              {dateTimeHere(occurredAt)}, {latitude}, {longitude}, {provider}
            </small>
          </li>
        ))}
      </ul>
    </details>
  </Note>
)

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  padding: '10px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { flex: 'none', width: 18, height: 18, color: theme.vars.palette.risk.icon },
  '& > details': { minWidth: 0, overflowWrap: 'anywhere' },
  '& summary': { cursor: 'pointer' },
  '& ul': { display: 'grid', gap: 6, margin: '8px 0 0', padding: 0, listStyle: 'none' },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.tertiary },
}))
