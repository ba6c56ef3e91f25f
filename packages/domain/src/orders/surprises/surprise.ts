/** Kinds of likely extra cost, by stored value. */
export const surpriseKinds = [
  'ClassAgainstDensity',
  'WeightAboveQuote',
  'LengthAboveQuote',
  'LiftGateNeeded',
  'LimitedAccess',
  'OutsideDockHours',
  'NoAppointment',
  'HazmatPapers',
] as const
export type SurpriseKind = (typeof surpriseKinds)[number]
