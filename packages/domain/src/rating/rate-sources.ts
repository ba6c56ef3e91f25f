export const rateSources = {
  Contract: 'Contract',
  Spot: 'Spot',
  Project44Ltl: 'project44 LTL',
  Project44Vltl: 'project44 Volume LTL',
  FlockFreight: 'Flock Freight',
  MortonExpress: 'Morton Express',
  Tariff: 'Tariff',
  Manual: 'Manual',
} as const

export type RateSource = keyof typeof rateSources

export const serviceLevels = {
  Standard: 'Standard',
  Economy: 'Economy / Deferred',
  Expedited: 'Expedited',
  GuaranteedMorning: 'Guaranteed by Morning',
  GuaranteedNoon: 'Guaranteed by Noon',
  GuaranteedEndOfDay: 'Guaranteed by End of Day',
  TimeCritical: 'Time Critical',
  Volume: 'Volume LTL',
  SharedTruckload: 'Shared Truckload',
  ExclusiveUse: 'Exclusive Use Truckload',
  Partial: 'Partial Truckload',
} as const

export type ServiceLevel = keyof typeof serviceLevels

const guaranteed: readonly ServiceLevel[] = [
  'GuaranteedMorning',
  'GuaranteedNoon',
  'GuaranteedEndOfDay',
  'TimeCritical',
]

/** Whether the carrier compensates a late delivery at this service level. */
export const isGuaranteed = (level: ServiceLevel): boolean => guaranteed.includes(level)
