import { chargeTypeOf } from '#rating/accessorial-charges.ts'
import { type Accessorial, accessorialLabels } from '#rating/accessorials.ts'
import type { Charge } from '#rating/charges.ts'

type Answered = {
  charges: readonly Charge[]
  /** Those that the source says are in its total, although no line names them. */
  included?: readonly Accessorial[]
}

/** What was asked for and is in no price, as far as an answer tells: no line names it, and the source does not say that it is in. */
export function unpricedOf(asked: readonly Accessorial[], { charges, included = [] }: Answered): Accessorial[] {
  return [...new Set(asked)].filter((one) => !included.includes(one) && !charges.some((charge) => isFor(charge, one)))
}

/** Charges without a word of their own are told apart by what they are called. */
function isFor({ chargeType, description }: Charge, accessorial: Accessorial): boolean {
  const type = chargeTypeOf(accessorial)
  return type === 'Other' ? description === accessorialLabels[accessorial] : chargeType === type
}
