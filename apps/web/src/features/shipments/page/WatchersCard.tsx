import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { formatNumber } from '@lanewise/domain/shared/format'
import { watchNotifications } from '@lanewise/domain/watchers/notification-types'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { ManageWatchers, useWatchers } from '#features/watchers/index.ts'
import { Card } from '#ui/layout/Card.tsx'

/** SHIP-3: who is told of the shipment, and of what. */
export function WatchersCard({ shipment: { id, shipmentNumber } }: { shipment: ShipmentInformation }) {
  const { data } = useWatchers(id)
  const [isOpen, setOpen] = useState(false)
  const watchers = data?.items ?? []
  return (
    <Card
      flush
      title="Watchers"
      subtitle={formatNumber(watchers.length)}
      aside={
        <Button size="small" onClick={() => setOpen(true)}>
          Manage
        </Button>
      }
    >
      {watchers.length === 0 ? (
        <Nobody>Nobody is told by mail when this shipment changes.</Nobody>
      ) : (
        <List aria-label="Watchers">
          {watchers.map(({ id: watcherId, name, emailAddress, notificationType }) => (
            <li key={watcherId}>
              <div>
                {name}
                {name !== emailAddress && <small>{emailAddress}</small>}
              </div>
              <span>{watchNotifications[notificationType]}</span>
            </li>
          ))}
        </List>
      )}
      {isOpen && (
        <ManageWatchers
          entity={{ entityId: id, entityType: 'Shipment', name: shipmentNumber }}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
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
