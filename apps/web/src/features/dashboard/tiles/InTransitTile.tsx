import type { FleetMarker } from '@lanewise/contract/dashboard-shipments'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import { formatNumber, humanize } from '@lanewise/domain/shared/format'
import { shipmentStatusLabel } from '@lanewise/domain/shipments/shipment-status'
import type { OnTimeStatus } from '@lanewise/domain/tracking/on-time'
import { styled } from '@mui/material/styles'
import { Truck, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { errorText } from '#platform/query/problem.ts'
import { ShipmentLink } from '#platform/record/NumberLink.tsx'
import { OnTimeMark } from '#platform/status/OnTime.tsx'
import { ShipmentStatusChip } from '#platform/status/ShipmentStatusChip.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { FleetMap } from '#ui/map/fleet/FleetMap.tsx'
import { radius } from '#ui/theme/tokens.ts'
import type { Tone } from '#ui/theme/tone.ts'
import { useFleet, useFleetCard } from './shipments.api.ts'

const tones: Record<OnTimeStatus, Tone> = { Early: 'early', OnTime: 'ok', AtRisk: 'risk', Late: 'late' }

/** Last known positions of the trucks on the road. (DASH-4) */
export function InTransitTile() {
  const { data, status, refetch } = useFleet()
  const [chosen, choose] = useState<string | null>(null)
  const trucks = useMemo(() => data?.markers.map(truckOf) ?? [], [data])
  const marker = data?.markers.find(({ id }) => id === chosen)
  return (
    <Card
      flush
      title="In transit"
      subtitle={data && `${formatNumber(data.total)} ${data.total === 1 ? 'shipment' : 'shipments'}`}
    >
      {status === 'error' && <ErrorState text="Truck positions could not be loaded" onRetry={() => void refetch()} />}
      {data?.markers.length === 0 && <EmptyState text={emptyText(data.total)} icon={<Truck aria-hidden="true" />} />}
      {data && data.markers.length > 0 && (
        <Ground>
          <FleetMap label="Shipments in transit" trucks={trucks} selectedId={chosen} onSelect={choose} height={396} />
          {marker && <TruckCard shipmentNumber={marker.shipmentNumber} onClose={() => choose(null)} />}
        </Ground>
      )}
    </Card>
  )
}

const emptyText = (total: number) =>
  total === 0 ? 'No truck is on the road' : 'No positions received yet from the trucks on the road'

const truckOf = ({ onTimeStatus, shipmentStatusName, shipmentNumber, ...place }: FleetMarker) => ({
  ...place,
  tone: onTimeStatus ? tones[onTimeStatus] : ('accent' as const),
  label: [shipmentNumber, onTimeStatus ? humanize(onTimeStatus) : shipmentStatusLabel(shipmentStatusName)].join(', '),
})

type TruckCardProps = { shipmentNumber: string; onClose: () => void }

function TruckCard({ shipmentNumber, onClose }: TruckCardProps) {
  const { data, error } = useFleetCard(shipmentNumber)
  const next = data?.nextStop
  return (
    <Raised role="group" aria-label={`Shipment ${shipmentNumber}`}>
      <div>
        <ShipmentLink number={shipmentNumber} />
        {data?.onTimeStatus && <OnTimeMark status={data.onTimeStatus} />}
        <IconButton label="Close" icon={<X />} size="small" onClick={onClose} />
      </div>
      {data && <ShipmentStatusChip status={data.shipmentStatusName} />}
      {next && (
        <p>
          Next stop <b>{next.companyName}</b>
          <br />
          {`${next.city}, ${next.state} · `}
          {next.eta ? `ETA ${formatInZone(next.eta, next.timeZone, 'MM/dd HH:mm ZZZZ')}` : 'No ETA yet'}
        </p>
      )}
      {!data && <p>{error ? errorText(error) : 'Loading…'}</p>}
    </Raised>
  )
}

const Ground = styled('div')({ position: 'relative' })

const Raised = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: 12,
  top: 12,
  zIndex: 3,
  display: 'grid',
  justifyItems: 'start',
  gap: 6,
  maxWidth: 'calc(100% - 72px)',
  width: 264,
  padding: 12,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.raised,
  boxShadow: theme.vars.palette.elevation[2],
  '& > div': { display: 'flex', alignItems: 'center', gap: 8, width: '100%' },
  '& > div > button': { marginLeft: 'auto' },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& b': { color: theme.vars.palette.text.primary, fontWeight: 600 },
}))
