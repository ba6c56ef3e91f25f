/** Audit rule group of a charge. */
export type ChargeGroup =
  | 'LineHaul'
  | 'Fuel'
  | 'Adjustment'
  | 'Accessorial'
  | 'Exception'
  | 'Tax'
  | 'Fee'
  | 'Credit'
  | 'Other'

/** Carrier charges by stored value. */
const carriersCharges = {
  FreightRate: { label: 'Freight Rate', group: 'LineHaul' },
  FuelSurcharge: { label: 'Fuel Surcharge', group: 'Fuel' },
  Discount: { label: 'Discount', group: 'LineHaul' },
  MinimumCharge: { label: 'Minimum Charge Adjustment', group: 'LineHaul' },
  DeficitWeight: { label: 'Deficit Weight', group: 'LineHaul' },
  CubicCapacity: { label: 'Cubic Capacity', group: 'LineHaul' },
  Reclassification: { label: 'Reclassification', group: 'Adjustment' },
  Reweigh: { label: 'Reweigh', group: 'Adjustment' },
  WeightInspection: { label: 'Weight & Inspection Fee', group: 'Adjustment' },
  BolCorrection: { label: 'BOL Correction', group: 'Adjustment' },
  Liftgate: { label: 'Liftgate', group: 'Accessorial' },
  Residential: { label: 'Residential', group: 'Accessorial' },
  LimitedAccess: { label: 'Limited Access', group: 'Accessorial' },
  Inside: { label: 'Inside Pickup / Delivery', group: 'Accessorial' },
  Appointment: { label: 'Appointment', group: 'Accessorial' },
  Notification: { label: 'Notification', group: 'Accessorial' },
  SortSegregate: { label: 'Sort & Segregate', group: 'Accessorial' },
  Overlength: { label: 'Overlength / Over Dimension', group: 'Accessorial' },
  HazmatFee: { label: 'Hazmat', group: 'Accessorial' },
  ProtectiveService: { label: 'Protective Service', group: 'Accessorial' },
  SingleShipment: { label: 'Single Shipment', group: 'Accessorial' },
  Guaranteed: { label: 'Guaranteed Service', group: 'Accessorial' },
  CodFee: { label: 'COD Fee', group: 'Accessorial' },
  Insurance: { label: 'Full Value Coverage', group: 'Accessorial' },
  HighCostArea: { label: 'High-Cost Area', group: 'Accessorial' },
  ComplianceSurcharge: { label: 'Compliance Surcharge', group: 'Accessorial' },
  SecurityFee: { label: 'Security Fee', group: 'Accessorial' },
  Detention: { label: 'Detention', group: 'Exception' },
  Layover: { label: 'Layover', group: 'Exception' },
  TruckOrderedNotUsed: { label: 'Truck Ordered Not Used', group: 'Exception' },
  Redelivery: { label: 'Redelivery', group: 'Exception' },
  Reconsignment: { label: 'Reconsignment', group: 'Exception' },
  Storage: { label: 'Storage', group: 'Exception' },
  Lumper: { label: 'Lumper', group: 'Exception' },
  Unloading: { label: 'Unloading / Unloading Allowance', group: 'Exception' },
  StopOff: { label: 'Stop-Off', group: 'LineHaul' },
  Deadhead: { label: 'Deadhead / Out of Route', group: 'LineHaul' },
  TeamDriver: { label: 'Team Driver', group: 'LineHaul' },
  Tarp: { label: 'Tarp', group: 'Accessorial' },
  Oversize: { label: 'Oversize / Permit', group: 'Accessorial' },
  Overweight: { label: 'Overweight', group: 'Accessorial' },
  Escort: { label: 'Escort', group: 'Accessorial' },
  ReeferFuel: { label: 'Reefer Fuel', group: 'Fuel' },
  Chassis: { label: 'Chassis', group: 'Accessorial' },
  Tolls: { label: 'Tolls', group: 'Accessorial' },
  BorderCrossing: { label: 'Border Crossing / Customs', group: 'Accessorial' },
  Tax: { label: 'Tax', group: 'Tax' },
  CreditCardFee: { label: 'Credit Card Fee', group: 'Fee' },
  FreightAuditManagementFee: { label: 'Freight Audit Management Fee', group: 'Fee' },
  Credit: { label: 'Credit', group: 'Credit' },
  Other: { label: 'Other', group: 'Other' },
} as const satisfies Record<string, { label: string; group: ChargeGroup }>

/** Name prefix of all charges that belong to the freight audit. */
const auditName = 'Freight Audit'

type CarriersCharges = typeof carriersCharges
type Twinned = {
  [T in keyof CarriersCharges]: CarriersCharges[T]['group'] extends 'Fee' | 'Tax' ? never : T
}[keyof CarriersCharges]

/**
 * Freight audit counterparts of the carrier charges. They share the group of their originals, so that they compare
 * alike.
 */
const auditTwins = Object.fromEntries(
  Object.entries(carriersCharges)
    .filter(([, { group }]) => group !== 'Fee' && group !== 'Tax')
    .map(([type, { label, group }]) => [`FreightAudit${type}`, { label: `${auditName} ${label}`, group }]),
) as { [T in Twinned as `FreightAudit${T}`]: { label: string; group: CarriersCharges[T]['group'] } }

export const chargeTypes = { ...carriersCharges, ...auditTwins }

export type ChargeType = keyof typeof chargeTypes

/** All charge types: carrier charges first, then their freight audit counterparts. */
export const allChargeTypes = Object.keys(chargeTypes) as ChargeType[]

/** Charge types to choose from: only those of the freight audit, or only the others. */
export const offeredChargeTypes = (isFreightAudit: boolean): ChargeType[] =>
  allChargeTypes.filter((type) => chargeTypes[type].label.includes(auditName) === isFreightAudit)
