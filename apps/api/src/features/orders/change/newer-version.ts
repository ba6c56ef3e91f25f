import type { FieldConflict } from '@lanewise/contract/problem'
import { orderLabels } from '@lanewise/domain/orders/labels'
import { inOrderOf, shownValue } from '@lanewise/domain/shared/sentences'
import type { Changes, Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { changedLately } from '../history/changed-lately.ts'
import type { OrderRow } from '../orders.queries.ts'

/** What the caller began from, and what saving would change of the order as it is now; null when it cannot be told. */
type Begun = { version: number; changes: Changes | null }

/** ORDPAGE-8: refused with everything that others changed meanwhile, who did, and what this save would make of it. */
export async function refuseOlder(ctx: Context, row: OrderRow, { version, changes }: Begun): Promise<never> {
  const since = await changedLately(ctx.db, row.id, Math.max(1, row.version - version))
  const compare = inOrderOf(orderLabels)
  const ordered = [...since].sort(([a], [b]) => compare(a, b))
  const conflicts = ordered.map(([field, { from, to, who }]): FieldConflict => {
    // What was entered, where it differs from what is there now; where it breaks a rule, what was there before.
    const mine = changes === null ? from : field in changes ? changes[field]?.[1] : to
    return {
      field,
      label: orderLabels[field as keyof typeof orderLabels] ?? field,
      mine: shownValue(mine),
      theirs: shownValue(to),
      mineValue: mine,
      theirsValue: to,
      changedBy: who,
    }
  })
  return refuse.changed(conflicts, row.version)
}
