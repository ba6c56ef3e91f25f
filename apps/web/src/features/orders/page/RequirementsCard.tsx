import type { OrderInformation } from '@lanewise/contract/order-fields'
import { equipmentTypesOf } from '@lanewise/domain/freight/equipment-types'
import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { freightFlags } from '@lanewise/domain/orders/fields'
import { orderLabels as labels } from '@lanewise/domain/orders/labels'
import { accessorialLabels } from '@lanewise/domain/rating/accessorials'
import { humanize } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Badge } from '#ui/data/Badge.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue, KeyValues } from '#ui/layout/KeyValue.tsx'

const trailers: Record<string, string> = Object.assign({}, ...Object.values(equipmentTypesOf))

export function RequirementsCard({ order: { fields } }: { order: OrderInformation }) {
  const { equipmentMode, equipmentTypes, accessorials, requirements } = fields
  const on = freightFlags.filter((name) => fields[name])
  const equipment = [
    equipmentMode && equipmentModeLabels[equipmentMode],
    ...equipmentTypes.map((type) => trailers[type]),
  ]
  return (
    <Card title="Requirements">
      <KeyValues>
        <KeyValue inline label="Equipment">
          {equipment.filter(Boolean).join(', ')}
        </KeyValue>
        <Temperature fields={fields} />
        {on.map((name) => (
          <KeyValue key={name} inline label={labels[name]}>
            Yes
          </KeyValue>
        ))}
        <Listed
          label={labels.mustHaveEquipmentRequirementFlags}
          texts={fields.mustHaveEquipmentRequirementFlags.map(humanize)}
        />
        <Listed
          label={labels.mustNotHaveEquipmentRequirementFlags}
          texts={fields.mustNotHaveEquipmentRequirementFlags.map(humanize)}
        />
        <Listed label={labels.requirements} texts={requirements} />
        <Listed
          label={labels.accessorials}
          texts={accessorials.map((one) => accessorialLabels[one] ?? humanize(one))}
        />
      </KeyValues>
    </Card>
  )
}

function Temperature({ fields }: Pick<OrderInformation, 'fields'>) {
  const { reeferMode, reeferTemperature, reeferTemperatureMin: min, reeferTemperatureMax: max } = fields
  if (!reeferMode) return null
  const degrees = reeferTemperature !== null ? `${reeferTemperature} °F` : ''
  const range = min !== null && max !== null ? `${min} to ${max} °F` : ''
  return (
    <KeyValue inline label={labels.reeferMode}>
      {[reeferMode, degrees, range].filter(Boolean).join(', ')}
    </KeyValue>
  )
}

/** An empty list renders nothing. */
const Listed = ({ label, texts }: { label: string; texts: readonly string[] }) =>
  texts.length > 0 && (
    <KeyValue inline label={label}>
      <Badges>
        {texts.map((text) => (
          <Badge key={text}>{text}</Badge>
        ))}
      </Badges>
    </KeyValue>
  )

const Badges = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 4 })
