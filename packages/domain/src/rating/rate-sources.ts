/** Where a rate comes from, by stored value. */
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

/** How fast and how surely a rate delivers, by stored value. */
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

/** Whether a carrier that delivers later than this level says owes something. */
export const isGuaranteed = (level: ServiceLevel): boolean => guaranteed.includes(level)
