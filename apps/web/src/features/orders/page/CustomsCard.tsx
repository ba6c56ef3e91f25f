import type { OrderInformation } from '@lanewise/contract/order-fields'
import { namesIn } from '@lanewise/domain/orders/fields'
import { orderLabels as labels } from '@lanewise/domain/orders/labels'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue, KeyValues } from '#ui/layout/KeyValue.tsx'

const names = namesIn('customs')

/** Customs broker of an order that crosses a border. */
export function CustomsCard({ order: { fields } }: { order: OrderInformation }) {
  if (!fields.isInternational && names.every((name) => !fields[name])) return null
  return (
    <Card title="Customs Broker">
      <KeyValues>
        {names.map((name) => (
          <KeyValue key={name} inline label={labels[name]}>
            {fields[name]}
          </KeyValue>
        ))}
      </KeyValues>
    </Card>
  )
}
