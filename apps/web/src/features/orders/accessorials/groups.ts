import {
  type Accessorial,
  accessorialLabels,
  deliveryAccessorials,
  otherAccessorials,
  pickupAccessorials,
} from '@lanewise/domain/rating/accessorials'

export type AccessorialGroup = {
  name: 'pickup' | 'delivery' | 'additional'
  label: string
  options: { value: Accessorial; label: string }[]
  /** Number of options that are always visible, the most frequent ones. */
  inSight: number
}

const appointments: readonly Accessorial[] = ['AppointmentPickup', 'AppointmentDelivery']

/** Three groups, with the most frequent options first. Both appointments are additional services. (ORDER-41, DEF-27) */
export const groups: readonly AccessorialGroup[] = [
  groupOf('pickup', 'Pickup', pickupAccessorials, [
    'LiftgatePickup',
    'ResidentialPickup',
    'LimitedAccessPickup',
    'InsidePickup',
  ]),
  groupOf('delivery', 'Delivery', deliveryAccessorials, [
    'LiftgateDelivery',
    'NotifyBeforeDelivery',
    'ResidentialDelivery',
    'LimitedAccessDelivery',
    'InsideDelivery',
  ]),
  groupOf('additional', 'Services', otherAccessorials, [
    'AppointmentPickup',
    'AppointmentDelivery',
    'ProtectFromFreezing',
    'SingleShipment',
    'FullValueCoverage',
  ]),
]

function groupOf(
  name: AccessorialGroup['name'],
  label: string,
  all: Partial<Record<Accessorial, string>>,
  first: Accessorial[],
): AccessorialGroup {
  const others = (Object.keys(all) as Accessorial[]).filter(
    (one) => !first.includes(one) && !appointments.includes(one),
  )
  const options = [...first, ...others].map((value) => ({ value, label: accessorialLabels[value] ?? value }))
  return { name, label, options, inSight: first.length }
}
