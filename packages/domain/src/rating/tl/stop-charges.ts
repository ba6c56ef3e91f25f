import { chargeTypes } from '#rating/charge-types.ts'
import { type Charge, chargeOf, type TenThousandths } from '#rating/charges.ts'

/** Stop charges of a company for stops beyond the first two. */
export type StopRates = { first: TenThousandths; further: TenThousandths }

/** Default: 75 dollars for the first stop beyond two, 100 for each further one. */
export const defaultStopRates: StopRates = { first: 75_0000, further: 100_0000 }

/** Stop charges of a route, none for a pickup and a dropoff alone. */
export function stopCharges(stopCount: number, rates: StopRates = defaultStopRates): Charge[] {
  const beyond = Math.max(0, Math.floor(stopCount) - 2) || 0
  return [
    { units: Math.min(beyond, 1), rate: rates.first, description: 'First stop beyond two' },
    { units: Math.max(beyond - 1, 0), rate: rates.further, description: 'Further stops' },
  ]
    .filter(({ units }) => units > 0)
    .map((stop) => chargeOf({ chargeType: 'StopOff', chargeRateType: 'Stop', ...stop }))
}

/** Whether any charge already covers stop-offs, by its type or description. */
export const namesStopOffs = (charges: readonly Pick<Charge, 'chargeType' | 'description'>[]): boolean =>
  charges.some(
    ({ chargeType, description }) =>
      chargeTypes[chargeType].label.includes(chargeTypes.StopOff.label) || /\bstop[\s-]?offs?\b/i.test(description),
  )
