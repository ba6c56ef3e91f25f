import type { FieldConflict } from '@lanewise/contract/problem'
import { inOrderOf, shownValue } from '@lanewise/domain/history/sentences'
import { orderLabels } from '@lanewise/domain/orders/labels'
import type { Changes, Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { changedLately } from '../history/changed-lately.ts'
import type { OrderRow } from '../orders.queries.ts'

/**
 * The version that the caller started from, and the changes that saving would make to the current order; null when they
 * cannot be determined.
 */
type BaseChanges = { version: number; changes: Changes | null }

/**
 * Refuses a save based on an older version. The answer lists the changes of other users since then, who made them, and
 * what this save would change. (ORDPAGE-8)
 */
export async function refuseOlder(ctx: Context, row: OrderRow, { version, changes }: BaseChanges): Promise<never> {
  const since = await changedLately(ctx.db, row.id, Math.max(1, row.version - version))
  const compare = inOrderOf(orderLabels)
  const ordered = [...since].sort(([a], [b]) => compare(a, b))
  const conflicts = ordered.map(([field, { from, to, who }]): FieldConflict => {
    // The entered value where it differs from the current one. Where the input breaks a rule, the earlier value.
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
