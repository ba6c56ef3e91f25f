import { formatDay } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Suspense } from 'react'
import { zoneHere } from '#platform/date-time.ts'
import { LiveStatus } from '#platform/live/LiveStatus.tsx'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'
import { tilesFor } from './dashboard.tiles.ts'
import { FirstLoad } from './first-load/FirstLoad.tsx'
import { QuickActions } from './QuickActions.tsx'

/** Dashboard of what needs a person today. Tiles that the user may not see are neither shown nor loaded. (DASH-1) */
export default function DashboardPage() {
  const user = useUser()
  useLiveRefresh(user.companyId)
  return (
    <>
      <PageHeader
        title="Dashboard"
        side={
          <SideText>
            <LiveStatus />
            <span>{formatDay(new Date().toISOString(), zoneHere())}</span>
          </SideText>
        }
        actions={<QuickActions />}
      />
      <FirstLoad />
      <Grid>
        {tilesFor(user.permissions).map(({ name, size, height, Tile }) => (
          <Cell key={name} data-size={size} style={{ minHeight: height }}>
            <Suspense fallback={<Card />}>
              <Tile />
            </Suspense>
          </Cell>
        ))}
      </Grid>
    </>
  )
}

const SideText = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 12,
  color: theme.vars.palette.text.tertiary,
  '& > [role="status"]::after': { content: '"·" / ""' },
}))

/** One column on a phone and two on a tablet. From 1280 px each tile has its own width. */
const Grid = styled('div')({
  display: 'grid',
  gap: 12,
  marginTop: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media (min-width:${breakpoints.md}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [`@media (min-width:${breakpoints.lg}px)`]: {
    columnGap: 0,
    gridTemplateColumns: 'repeat(60, minmax(0, 1fr))',
    margin: '16px -6px 0',
    '& > *': { paddingInline: 6 },
    '& > [data-size="quarter"]': { gridColumn: 'span 15' },
    '& > [data-size="wide"]': { gridColumn: 'span 24' },
    '& > [data-size="map"]': { gridColumn: 'span 21' },
    '& > [data-size="third"]': { gridColumn: 'span 20' },
    '& > [data-size="two-thirds"]': { gridColumn: 'span 40' },
  },
})

/** Tiles in a row have the same height. */
const Cell = styled('div')({ display: 'grid', minWidth: 0 })
