import { type Accessorial, liftGateAccessorials } from '#rating/accessorials.ts'

const needsLiftGate = (chosen: readonly Accessorial[]) => chosen.some((one) => liftGateAccessorials.includes(one))

/** Lift Gate of a quote after its accessorials changed. It follows the lift-gate accessorials, as on an order. */
export function liftGateAfter(isOn: boolean, before: readonly Accessorial[], after: readonly Accessorial[]): boolean {
  if (needsLiftGate(after)) return true
  return needsLiftGate(before) ? false : isOn
}

/** Accessorials after Lift Gate was switched off. */
export const withoutLiftGates = <A extends Accessorial>(chosen: readonly A[]): A[] =>
  chosen.filter((one) => !liftGateAccessorials.includes(one))
