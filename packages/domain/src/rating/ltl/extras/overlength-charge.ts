import { accessorialLabels, overlengthAccessorial } from '#rating/accessorials.ts'
import { type Charge, flatCharge } from '#rating/charges.ts'
import type { Cents } from '#shared/units.ts'

/** Charges for long freight by minimum length in feet, shortest first. */
export type OverlengthSchedule = readonly { fromFeet: number; amount: Cents }[]

/** Charge for an overlength accessorial, or none below the first step. */
export function overlengthCharges(schedule: OverlengthSchedule, feet: number): Charge[] {
  const step = schedule.findLast(({ fromFeet }) => fromFeet <= feet)
  if (feet === 0 || step === undefined) return []
  return [flatCharge('Overlength', step.amount, accessorialLabels[overlengthAccessorial(feet)])]
}
