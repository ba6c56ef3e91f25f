import { formatDensity } from '@lanewise/domain/freight/density'
import { placeName } from '@lanewise/domain/places/place-name'
import { accessorialLabels } from '@lanewise/domain/rating/accessorials'
import { milesBesideTransit, tlTransitDays, transitDaysText } from '@lanewise/domain/rating/transit'
import { formatDay, formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { useLaneRoute } from '#features/quotes/quotes.api.ts'
import { isIsoDate } from '#platform/form/date/date-text.ts'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { radius } from '#ui/theme/tokens.ts'
import { useSummary } from './use-summary.ts'

/** Both stops with their accessorials. */
export function Stops() {
  const { details } = useSummary()
  const { pickupLocation: pickup, dropoffLocation: dropoff, pickupDate } = details
  if (!pickup && !dropoff) return null
  const labelsOf = (list: typeof details.pickupAccessorials) => list.map((one) => accessorialLabels[one]).join(', ')
  const when = pickupDate && isIsoDate(pickupDate) ? `Pickup ${formatDay(pickupDate, 'UTC')}` : ''
  return (
    <List>
      <li data-first="">
        <b>{pickup ? placeName(pickup) : 'Pickup'}</b>
        <span>{[when, labelsOf(details.pickupAccessorials)].filter(Boolean).join(', ')}</span>
      </li>
      <li>
        <b>{dropoff ? placeName(dropoff) : 'Delivery'}</b>
        <span>{labelsOf(details.dropoffAccessorials)}</span>
      </li>
    </List>
  )
}

/** Route and load in six figures. */
export function Facts() {
  const { details, weight, pallets, density, classes } = useSummary()
  const { data: route } = useLaneRoute(details.pickupLocation, details.dropoffLocation)
  const days = route && tlTransitDays(route.totalMiles)
  return (
    <Grid>
      <KeyValue label="Miles">{route && milesBesideTransit(route.totalMiles)}</KeyValue>
      <KeyValue label="Transit">{days && transitDaysText(String(days))}</KeyValue>
      <KeyValue label="Total weight">{weight > 0 && `${formatNumber(weight)} lbs`}</KeyValue>
      <KeyValue label="Pallets">{pallets > 0 && formatNumber(pallets)}</KeyValue>
      <KeyValue label="Density">{density !== null && `${formatDensity(density)} lb/ft³`}</KeyValue>
      <KeyValue label="Class">{classes.join(', ')}</KeyValue>
    </Grid>
  )
}

/** Two, three or six columns below the form, and two in the narrow panel beside it. The grid gaps serve as lines. */
const Grid = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  margin: 0,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.divider,
  [theme.breakpoints.between('sm', 'md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.between('md', 'lg')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  '& > div': { padding: '8px 16px', backgroundColor: theme.vars.palette.background.paper },
  '& dd': { margin: 0, fontSize: 14, fontWeight: 600 },
}))

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  margin: 0,
  padding: 16,
  listStyle: 'none',
  counterReset: 'stop',
  '& li': { position: 'relative', paddingLeft: 28, counterIncrement: 'stop' },
  '& li::before': {
    content: 'counter(stop)',
    position: 'absolute',
    left: 0,
    display: 'grid',
    placeItems: 'center',
    width: 18,
    height: 18,
    border: `1px solid ${theme.vars.palette.borderStrong}`,
    borderRadius: radius.badge,
    fontSize: 11,
    fontWeight: 600,
  },
  '& li[data-first]::before': {
    borderColor: theme.vars.palette.accent.softBorder,
    backgroundColor: theme.vars.palette.accent.soft,
    color: theme.vars.palette.accent.fg,
  },
  '& b': { display: 'block', fontWeight: 600, lineHeight: '18px' },
  '& span': { color: theme.vars.palette.text.tertiary, fontSize: 12, lineHeight: '16px' },
}))
