import type { Lane } from '@lanewise/contract/lane-fields'
import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { placeOf } from '#features/lanes/lane-text.ts'
import { useWatchers } from '#features/watchers/index.ts'
import { Avatar } from '#ui/data/Avatar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/layout/KeyValue.tsx'

/** Terms of a lane and its watchers. (LANE-16) */
export function DetailsCard({ lane }: { lane: Lane }) {
  const [next] = lane.projectedMonthlyVolume
  return (
    <Card title="Lane Details">
      <Grid>
        <KeyValue label="Equipment mode">{equipmentModeLabels[lane.equipmentMode]}</KeyValue>
        <KeyValue label="Origin">{placeOf(lane.originLocation)}</KeyValue>
        <KeyValue label="Destination">{placeOf(lane.destinationLocation)}</KeyValue>
        <KeyValue label="YTD shipment count">{formatNumber(lane.ytdShipmentCount)}</KeyValue>
        <KeyValue label="Projected monthly volume">{formatNumber(next?.count ?? 0)}</KeyValue>
        <KeyValue label="Tender type">{lane.tenderType}</KeyValue>
        <KeyValue label="Tender method">{lane.tenderMethod}</KeyValue>
        <KeyValue label="Tender time">{countText(lane.tenderTime, 'minute')}</KeyValue>
        <KeyValue label="Tender start">{countText(lane.shipmentTenderingStart, 'day')}</KeyValue>
        <Watchers laneId={lane.id} />
      </Grid>
    </Card>
  )
}

const countText = (count: number | null, unit: string) =>
  count === null ? null : `${formatNumber(count)} ${count === 1 ? unit : `${unit}s`}`

/** Number of watchers that fit into two lines. The dialog lists all of them. */
const shown = 8

const nobody = { idle: '…', loading: '…', error: 'Could not be loaded', success: 'N/A' } as const

function Watchers({ laneId }: { laneId: string }) {
  const { data, status } = useWatchers(laneId)
  const watchers = data?.items ?? []
  const more = watchers.length - shown
  return (
    <KeyValue label="Watchers">
      {watchers.length === 0 ? (
        nobody[status]
      ) : (
        <People aria-label="Watchers">
          {watchers.slice(0, shown).map(({ id, name, emailAddress }) => (
            <li key={id} title={emailAddress}>
              <Avatar name={name} size={20} />
              {name}
            </li>
          ))}
          {more > 0 && <li>{more} more</li>}
        </People>
      )}
    </KeyValue>
  )
}

const Grid = styled('dl')({
  display: 'grid',
  gap: '12px 16px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  // The watchers take the whole last line.
  '& > :last-child': { gridColumn: '1 / -1' },
})

const People = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginTop: 4,
  listStyle: 'none',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 6, minWidth: 0 },
})
