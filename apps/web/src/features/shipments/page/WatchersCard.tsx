import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import type { Watcher } from '@lanewise/contract/watchers'
import { formatNumber } from '@lanewise/domain/shared/format'
import { watchNotifications } from '@lanewise/domain/watchers/notification-types'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { ManageWatchers, useWatchers } from '#features/watchers/index.ts'
import { errorText } from '#platform/query/problem.ts'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'

/** Watchers of the shipment and their notification types. (SHIP-3) */
export function WatchersCard({ shipment: { id, shipmentNumber } }: { shipment: ShipmentInformation }) {
  const { data, status, error, refetch } = useWatchers(id)
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      flush
      title="Watchers"
      subtitle={data && formatNumber(data.items.length)}
      side={
        <Button size="small" onClick={() => setOpen(true)}>
          Manage
        </Button>
      }
    >
      {data && <Watching watchers={data.items} />}
      {!data && status === 'error' && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
      {!data && status !== 'error' && <SkeletonRows height={44} />}
      {isOpen && (
        <ManageWatchers
          entity={{ entityId: id, entityType: 'Shipment', name: shipmentNumber }}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}

function Watching({ watchers }: { watchers: readonly Watcher[] }) {
  if (watchers.length === 0) return <Nobody>Nobody gets email updates about this shipment.</Nobody>
  return (
    <List aria-label="Watchers">
      {watchers.map(({ id, name, emailAddress, notificationType }) => (
        <li key={id}>
          <div>
            {name}
            {name !== emailAddress && <small>{emailAddress}</small>}
          </div>
          <span>{watchNotifications[notificationType]}</span>
        </li>
      ))}
    </List>
  )
}

const Nobody = styled('p')(({ theme }) => ({ padding: '12px 16px', color: theme.vars.palette.text.secondary }))

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 44, padding: '4px 16px', fontWeight: 500 },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& span': { color: theme.vars.palette.text.secondary, fontWeight: 400 },
  '& small': {
    display: 'block',
    color: theme.vars.palette.text.tertiary,
    fontSize: 11,
    lineHeight: '16px',
    fontWeight: 400,
  },
}))
