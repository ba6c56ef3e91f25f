import { formatDay } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Suspense } from 'react'
import { LiveStatus } from '#platform/live/LiveStatus.tsx'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'
import { tilesFor } from './dashboard.tiles.ts'
import { QuickActions } from './QuickActions.tsx'
import { browserZone } from './zone.ts'

/** What needs a person today; a tile the user may not see is neither shown nor asked for (DASH-1). */
export default function DashboardPage() {
  const user = useUser()
  useLiveRefresh(user.companyId)
  return (
    <>
      <PageHeader
        title="Dashboard"
        aside={
          <Aside>
            <LiveStatus />
            <span>{formatDay(new Date().toISOString(), browserZone())}</span>
          </Aside>
        }
        actions={<QuickActions />}
      />
      <Grid>
        {tilesFor(user.permissions).map(({ name, size, Tile }) => (
          <Cell key={name} data-size={size}>
            <Suspense>
              <Tile />
            </Suspense>
          </Cell>
        ))}
      </Grid>
    </>
  )
}

const Aside = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 12,
  color: theme.vars.palette.text.tertiary,
  '& > [role="status"]::after': { content: '"·" / ""' },
}))

const Grid = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: 12,
  marginTop: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media (min-width:${breakpoints.md}px)`]: {
    gridTemplate: 'auto 1fr / repeat(3, minmax(0, 1fr))',
    '& > [data-size="large"]': { gridArea: 'span 2 / span 2' },
  },
})

const Cell = styled('div')({ minWidth: 0 })
