import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { isLtlMode } from '@lanewise/domain/freight/modes'
import { accessorialLabels, isAccessorial } from '@lanewise/domain/rating/accessorials'
import { Chip } from '#ui/chip/Chip.tsx'
import { Chips, Line } from './confirmation-layout.tsx'

/** CONFIRM-16 */
export function RequirementsRow({ shipment }: { shipment: ShipmentInformation }) {
  const found = requirementsOf(shipment)
  return (
    <Line>
      <span id="requirements">Requirements</span>
      {found.length === 0 ? (
        <span>None</span>
      ) : (
        <Chips aria-labelledby="requirements">
          {found.map((text) => (
            <li key={text}>
              <Chip>{text}</Chip>
            </li>
          ))}
        </Chips>
      )}
    </Line>
  )
}

/** What is asked of truck and driver, or what the carrier does besides. */
function requirementsOf({ shippingMode, trackingRequirements, orders }: ShipmentInformation): string[] {
  const all = isLtlMode(shippingMode)
    ? orders.flatMap(({ ltlAccessorialTypes }) => ltlAccessorialTypes).map(labelOf)
    : trackingRequirements.map(({ description }) => description)
  return [...new Set(all)]
}

const labelOf = (type: string) => (isAccessorial(type) ? (accessorialLabels[type] ?? type) : type)
