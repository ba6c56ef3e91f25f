import { chargeTypeOf } from '#rating/accessorial-charges.ts'
import { type Accessorial, accessorialLabels } from '#rating/accessorials.ts'
import type { Charge } from '#rating/charges.ts'

type Answered = {
  charges: readonly Charge[]
  /** Accessorials that the source declares as included in its total, although no charge names them. */
  included?: readonly Accessorial[]
}

/**
 * Requested accessorials that are not in the price as far as the answer shows: no charge names them, and the source
 * does not list them as included.
 */
export function unpricedOf(requested: readonly Accessorial[], { charges, included = [] }: Answered): Accessorial[] {
  return [...new Set(requested)].filter(
    (one) => !included.includes(one) && !charges.some((charge) => isFor(charge, one)),
  )
}

/** Charges without a type of their own are distinguished by their description. */
function isFor({ chargeType, description }: Charge, accessorial: Accessorial): boolean {
  const type = chargeTypeOf(accessorial)
  return type === 'Other' ? description === accessorialLabels[accessorial] : chargeType === type
}
