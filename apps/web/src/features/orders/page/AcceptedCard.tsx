import type { OrderInformation } from '@lanewise/contract/order-fields'
import { orderLabels as labels } from '@lanewise/domain/orders/labels'
import { styled } from '@mui/material/styles'
import { TriangleAlert } from 'lucide-react'
import { Card } from '#ui/layout/Card.tsx'

/** Likely extra costs that the user accepted. */
export function AcceptedCard({ order: { fields } }: { order: OrderInformation }) {
  const { acceptedSurprises } = fields
  if (acceptedSurprises.length === 0) return null
  return (
    <Card title={labels.acceptedSurprises}>
      <List aria-label={labels.acceptedSurprises}>
        {acceptedSurprises.map(({ kind, stop, text }) => (
          <li key={`${kind} ${stop} ${text}`}>
            <TriangleAlert aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </List>
    </Card>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 8, overflowWrap: 'anywhere' },
  '& svg': { flex: 'none', width: 16, height: 16, marginTop: 2, color: theme.vars.palette.risk.icon },
}))
