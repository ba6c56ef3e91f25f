import type { OrderInformation } from '@lanewise/contract/order-fields'
import { orderLabels as labels } from '@lanewise/domain/orders/labels'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue, KeyValues } from '#ui/layout/KeyValue.tsx'

/** Reference numbers and billing of the order. */
export function ReferencesCard({ order }: { order: OrderInformation }) {
  const { fields, stops, billToCompanyName, billingSettingName } = order
  const references = [
    ...fields.referenceNumbers.map(({ label, value }) => ({ label, value })),
    ...stops.flatMap(({ stopNumber, referenceNumber }) =>
      referenceNumber.map(({ label, value }) => ({ label: `${label}, stop ${stopNumber}`, value })),
    ),
  ]
  return (
    <Card title="Reference numbers">
      <KeyValues>
        {references.map(({ label, value }) => (
          <KeyValue key={`${label} ${value}`} inline label={label}>
            {value}
          </KeyValue>
        ))}
        {references.length === 0 && <div>No Ref #s</div>}
        {billToCompanyName && (
          <KeyValue inline label={labels.billToCompany}>
            {billToCompanyName}
          </KeyValue>
        )}
        {billingSettingName && (
          <KeyValue inline label={labels.billingSetting}>
            {billingSettingName}
          </KeyValue>
        )}
        {fields.costCenter && (
          <KeyValue inline label={labels.costCenter}>
            {fields.costCenter}
          </KeyValue>
        )}
      </KeyValues>
    </Card>
  )
}
