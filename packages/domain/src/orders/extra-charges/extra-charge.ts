/** Kinds of likely extra cost, by stored value. */
export const extraChargeKinds = [
  'ClassAgainstDensity',
  'WeightAboveQuote',
  'LengthAboveQuote',
  'LiftGateNeeded',
  'LimitedAccess',
  'OutsideDockHours',
  'NoAppointment',
  'HazmatPapers',
] as const
export type ExtraChargeKind = (typeof extraChargeKinds)[number]
