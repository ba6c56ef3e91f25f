import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { isLtlMode } from '@lanewise/domain/freight/modes'
import { accessorialLabels, isAccessorial } from '@lanewise/domain/rating/accessorials'
import { Chip } from '#ui/chip/Chip.tsx'
import { Chips, Line } from './confirmation-layout.tsx'

export function RequirementsRow({ shipment }: { shipment: ShipmentInformation }) {
  const requirements = requirementsOf(shipment)
  return (
    <Line>
      <span id="requirements">Requirements</span>
      {requirements.length === 0 ? (
        <span>None</span>
      ) : (
        <Chips aria-labelledby="requirements">
          {requirements.map((text) => (
            <li key={text}>
              <Chip>{text}</Chip>
            </li>
          ))}
        </Chips>
      )}
    </Line>
  )
}

/** Requirements for truck and driver, or the accessorial services of an LTL shipment. */
function requirementsOf({ shippingMode, trackingRequirements, orders }: ShipmentInformation): string[] {
  const all = isLtlMode(shippingMode)
    ? orders.flatMap(({ ltlAccessorialTypes }) => ltlAccessorialTypes).map(labelOf)
    : trackingRequirements.map(({ description }) => description)
  return [...new Set(all)]
}

const labelOf = (type: string) => (isAccessorial(type) ? (accessorialLabels[type] ?? type) : type)
