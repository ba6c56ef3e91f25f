import type { OrderInformation } from '@lanewise/contract/order-fields'
import { unnamedHazmat } from '@lanewise/domain/hazmat/booking-gaps'
import { namesIn } from '@lanewise/domain/orders/fields'
import { orderLabels as labels } from '@lanewise/domain/orders/labels'
import { formatWeight } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Flame } from 'lucide-react'
import { GoodsTogether } from '#features/line-items/index.ts'
import { isPickup } from '#features/orders/stops/stop-text.ts'
import { Badge } from '#ui/data/Badge.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue, KeyValues } from '#ui/layout/KeyValue.tsx'
import { Pair } from './page-layout.tsx'

/** Driver instructions and hazmat items; nothing when there are none. */
export function InstructionsCard({ order }: { order: OrderInformation }) {
  const { fields, isHazmat } = order
  if (!fields.specialInstructions && !isHazmat) return null
  const title = [fields.specialInstructions && 'Special instructions', isHazmat && 'Hazmat']
    .filter(Boolean)
    .join(' and ')
  return (
    <Card title={title} subtitle={isHazmat && <Numbers order={order} />}>
      <Pair>
        {fields.specialInstructions && <Text>{fields.specialInstructions}</Text>}
        {isHazmat && <Hazmat order={order} />}
      </Pair>
      {isHazmat && <Notices order={order} />}
    </Card>
  )
}

/** Hazmat items of the pickups, so that each is listed once. */
const hazmatItems = ({ stops }: OrderInformation) =>
  stops.filter(isPickup).flatMap(({ lineItems }) => lineItems.filter((item) => item.isHazmat))

function Numbers({ order }: { order: OrderInformation }) {
  const numbers = [...new Set(hazmatItems(order).map(({ hazmatUNNumber }) => hazmatUNNumber ?? 'Hazmat'))]
  return numbers.map((number) => (
    <Badge key={number} tone="risk" icon={<Flame aria-hidden="true" />}>
      {number}
    </Badge>
  ))
}

/** What blocks booking, and items that may not share a truck. */
function Notices({ order }: { order: OrderInformation }) {
  const items = hazmatItems(order).map((item) => ({ ...item, description: item.productName }))
  return (
    <>
      {unnamedHazmat(items).map(({ id, description }) => (
        <Alert key={id} tone="risk">
          {description} cannot be booked until it has its proper shipping name
        </Alert>
      ))}
      <GoodsTogether items={items} />
    </>
  )
}

function Hazmat({ order }: { order: OrderInformation }) {
  return (
    <KeyValues>
      {hazmatItems(order).map((item) => (
        <KeyValue
          key={item.id}
          inline
          label={[
            item.properShippingName ?? item.productName,
            item.technicalName,
            item.hazmatHazardClass && `class ${item.hazmatHazardClass}`,
            item.hazmatSubsidiaryClasses && `subsidiary ${item.hazmatSubsidiaryClasses}`,
            item.hazmatPackingGroup && item.hazmatPackingGroup !== 'None' && `packing group ${item.hazmatPackingGroup}`,
            item.isLimitedQuantity && 'limited quantity',
          ]
            .filter(Boolean)
            .join(', ')}
        >
          <Weight>{formatWeight(item.totalWeight)}</Weight>
        </KeyValue>
      ))}
      {namesIn('hazmat').map((name) => (
        <KeyValue key={name} inline label={labels[name]}>
          {order.fields[name]}
        </KeyValue>
      ))}
    </KeyValues>
  )
}

/** Keeps the weight and its unit on one line beside a long product name. */
const Weight = styled('span')({ whiteSpace: 'nowrap' })

const Text = styled('p')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
