/** Decline reasons: status reasons with three characters and, used by most carriers, the status reasons with two. */
const reasons: Readonly<Record<string, string>> = {
  A13: 'Other',
  A20: 'Restricted articles unacceptable',
  A26: 'Consignee related',
  A27: 'Driver related',
  A30: 'Mechanical breakdown',
  A33: 'Other carrier-related reason',
  A40: 'Shipper related',
  A42: 'Holiday, closed',
  A43: 'Weather or natural disaster',
  AE: 'Restricted articles unacceptable',
  AH: 'Driver related',
  AI: 'Mechanical breakdown',
  AJ: 'Other carrier-related reason',
  AM: 'Shipper related',
  AO: 'Weather or natural disaster',
  AV: 'Exceeds service limitations',
  AW: 'Past cut-off time',
  AX: 'Insufficient pick-up time',
  BG: 'Other',
  BH: 'Insufficient time to complete delivery',
  BQ: 'Shipment overweight',
  D1: 'Carrier dispatch error',
  D2: 'Driver not available',
  T2: 'Tractor not available',
  T3: 'Trailer not available',
  T4: 'Trailer not usable due to prior product',
  T5: 'Trailer class not available',
  T6: 'Trailer volume not available',
  T7: 'Insufficient delivery time',
}

/** Meaning of a reason code; null for codes that partners agreed on among themselves. */
export const reasonText = (code: string): string | null =>
  Object.hasOwn(reasons, code.toUpperCase()) ? (reasons[code.toUpperCase()] ?? null) : null
