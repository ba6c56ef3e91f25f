import type { Constraint } from '#constraints/constraint.ts'
import { count, figure } from '#constraints/constraint-text.ts'

export const maxPallets: Constraint = {
  name: 'maxPallets',
  kind: 'hard',
  excess: (facts, limit) => facts.peakPallets - limit,
  explain: (excess, limit) => `${count(excess, 'pallet')} over the limit of ${figure(limit)}`,
}
