import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { durationText, windowText } from '@lanewise/domain/orders/stops/time-window'
import { styled } from '@mui/material/styles'
import { PackageCheck } from 'lucide-react'
import { Link as RouterLink } from 'react-router'
import { totalText } from '#platform/list/paging.ts'
import { ShipmentLink } from '#platform/record/NumberLink.tsx'
import { useNow } from '#platform/use-now.ts'
import { Link } from '#ui/action/Link.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { useUnbooked } from './shipments.api.ts'

/** Shipments that no carrier has taken yet, the next pickup on top, with the tender that waits for an answer. */
export function UnbookedTile() {
  const { data, status, refetch } = useUnbooked()
  return (
    <Tall
      flush
      title="Waiting for a carrier"
      subtitle={data && data.total > 0 && totalText(data)}
      side={
        <Link component={RouterLink} to="/shipments?status=ReadyToBook&status=Tendering">
          Book Shipments
        </Link>
      }
    >
      {status === 'loading' && <SkeletonRows rows={5} height={52} />}
      {status === 'error' && <ErrorState text="Shipments could not be loaded" onRetry={() => void refetch()} />}
      {data?.total === 0 && <EmptyState text="Every shipment has a carrier" icon={<PackageCheck />} />}
      <List>
        {data?.data.map((shipment) => (
          <Waiting key={shipment.id} shipment={shipment} />
        ))}
      </List>
    </Tall>
  )
}

function Waiting({ shipment }: { shipment: ShipmentSummary }) {
  const { shipmentNumber, origin, destination, originEarlyDateTime, originLateDateTime } = shipment
  const pickup = { early: originEarlyDateTime, late: originLateDateTime, zone: origin.ianaTimeZone }
  return (
    <li>
      <p>
        <ShipmentLink number={shipmentNumber} />{' '}
        <span>{`${origin.city}, ${origin.state} to ${destination.city}, ${destination.state}`}</span>
      </p>
      <small>{windowText(pickup)}</small>
      <Offer offer={shipment.offer} />
    </li>
  )
}

function Offer({ offer }: Pick<ShipmentSummary, 'offer'>) {
  const now = useNow().getTime()
  if (!offer) return <small>Not offered</small>
  const secondsLeft = (Date.parse(offer.expiresDateTime) - now) / 1000
  const left = secondsLeft > 0 ? `${durationText(secondsLeft)} left` : 'Expired'
  return (
    <small data-offer="" title={offer.carrierName}>
      {`${left} · ${offer.carrierName}`}
    </small>
  )
}

/** The rows share the height of the tile beside it. */
const Tall = styled(Card)({ display: 'flex', flexDirection: 'column' })

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'center',
    columnGap: 12,
    flex: '1 0 auto',
    minHeight: 52,
    maxHeight: 64,
    padding: '6px 16px',
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& p > span, & [data-offer]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& p': { gridColumn: '1 / -1', display: 'flex', gap: 6, fontWeight: 500 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.tertiary, fontVariantNumeric: 'tabular-nums' },
  '& small + small': { textAlign: 'right' },
  '& [data-offer]': { color: theme.vars.palette.tendering.fg },
}))
