import { sendRateConfirmation } from '@lanewise/contract/rate-confirmations'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { styled } from '@mui/material/styles'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { dateTimeHere } from '#platform/date-time.ts'
import { lazyDialog } from '#platform/routing/lazy-part.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { confirmationText, stateLabels, stateTones } from './confirmation-text.ts'
import { useRateConfirmations } from './rate-confirmations.api.ts'

const SendDialog = lazyDialog(async () => (await import('./SendDialog.tsx')).SendDialog)

type RateConfirmationCardProps = {
  shipment: Pick<ShipmentInformation, 'id' | 'shipmentNumber' | 'shipmentStatus' | 'carrier'>
}

/** What the carrier of a booked shipment was sent. */
export function RateConfirmationCard({ shipment }: RateConfirmationCardProps) {
  const isBooked = shipment.shipmentStatus >= shipmentStatuses.Booked
  const { data } = useRateConfirmations(shipment.id, isBooked)
  const [isOpen, setOpen] = useState(false)
  const refusal = useRefusalOf(sendRateConfirmation)
  if (!isBooked || !data || !shipment.carrier) return null
  const { confirmations } = data
  return (
    <Card
      flush
      title="Rate confirmation"
      side={
        <Button
          size="small"
          icon={<Send />}
          onClick={() => setOpen(true)}
          {...(refusal && { disabledReason: refusal })}
        >
          {confirmations.length === 0 ? 'Send' : 'Send Again'}
        </Button>
      }
    >
      {confirmations.length === 0 ? (
        <Quiet>No rate confirmation was sent to {shipment.carrier.companyName}.</Quiet>
      ) : (
        <List aria-label="Rate confirmations">
          {confirmations.map((one) => (
            <li key={one.id}>
              <Badge tone={stateTones[one.state]}>{stateLabels[one.state]}</Badge>
              <span>{confirmationText(one)}</span>
              <time dateTime={one.createdAt}>{dateTimeHere(one.sentAt ?? one.createdAt)}</time>
            </li>
          ))}
        </List>
      )}
      {isOpen && <SendDialog shipment={shipment} last={confirmations[0] ?? null} onClose={() => setOpen(false)} />}
    </Card>
  )
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    minHeight: 44,
    padding: '8px 16px',
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li > span:last-of-type': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& time': {
    color: theme.vars.palette.text.tertiary,
    fontSize: 12,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
}))

const Quiet = styled('p')(({ theme }) => ({ padding: 16, color: theme.vars.palette.text.secondary }))
