import type { Accessorial } from '#rating/accessorials.ts'
import type { ChargeType } from '#rating/charge-types.ts'

/**
 * Charge types by accessorial name; the first match counts. Places that are hard to reach by truck are Limited Access.
 */
const charges: readonly [name: RegExp, type: ChargeType][] = [
  [/^Liftgate/, 'Liftgate'],
  [/^Residential/, 'Residential'],
  [/^Inside/, 'Inside'],
  [/^Appointment/, 'Appointment'],
  [/^NotifyBefore/, 'Notification'],
  [/^SortSegregate/, 'SortSegregate'],
  [/^Overlength/, 'Overlength'],
  [/^(Hazmat|PoisonousMaterial)$/, 'HazmatFee'],
  [/^ProtectFrom/, 'ProtectiveService'],
  [/^SingleShipment$/, 'SingleShipment'],
  [/^CollectOnDelivery$/, 'CodFee'],
  [/^FullValueCoverage$/, 'Insurance'],
  [/^InBond$/, 'BorderCrossing'],
  [/^TimeCritical$/, 'Guaranteed'],
  [/^UnloadAtDestination$/, 'Unloading'],
  [
    /^(Airport|Camp|ContainerFreightStation|Church|CountryClub|Convention|ConstructionSite|School|Farm|GovernmentSite|Hospital|Hotel|LimitedAccess|Mall|Military|MineSite|Reservation|NursingHome|Park|Pier|Prison|Resort|SelfStorage|UtilitySite)(Pickup|Delivery)$/,
    'LimitedAccess',
  ],
]

/** Charge type of a carrier's fee for an accessorial, or Other when the list has no matching charge. */
export const chargeTypeOf = (accessorial: Accessorial): ChargeType =>
  charges.find(([name]) => name.test(accessorial))?.[1] ?? 'Other'
