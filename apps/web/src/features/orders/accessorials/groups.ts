import {
  type Accessorial,
  accessorialLabels,
  deliveryAccessorials,
  otherAccessorials,
  pickupAccessorials,
} from '@lanewise/domain/rating/accessorials'

type Group = {
  name: 'pickupAccessorials' | 'dropoffAccessorials' | 'additionalServices'
  label: string
  options: { value: Accessorial; label: string }[]
  /** How many of them stand in sight: what people ask for most. */
  inSight: number
}

/** The three groups, what is asked for most first in each. */
export const groups: readonly Group[] = [
  groupOf('pickupAccessorials', 'Pickup', pickupAccessorials, [
    'LiftgatePickup',
    'ResidentialPickup',
    'LimitedAccessPickup',
    'InsidePickup',
    'AppointmentPickup',
  ]),
  groupOf('dropoffAccessorials', 'Delivery', deliveryAccessorials, [
    'LiftgateDelivery',
    'NotifyBeforeDelivery',
    'ResidentialDelivery',
    'LimitedAccessDelivery',
    'InsideDelivery',
  ]),
  groupOf('additionalServices', 'Services', otherAccessorials, [
    'ProtectFromFreezing',
    'SingleShipment',
    'FullValueCoverage',
    'TimeCritical',
  ]),
]

function groupOf(
  name: Group['name'],
  label: string,
  all: Partial<Record<Accessorial, string>>,
  first: Accessorial[],
): Group {
  const others = (Object.keys(all) as Accessorial[]).filter((one) => !first.includes(one))
  const options = [...first, ...others].map((value) => ({ value, label: accessorialLabels[value] ?? value }))
  return { name, label, options, inSight: first.length }
}
