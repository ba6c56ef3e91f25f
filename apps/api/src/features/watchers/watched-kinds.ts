import { laneEntity } from '@lanewise/contract/lanes'
import type { WatchedEntityType } from '@lanewise/contract/watchers'
import type { Changes, Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'
import { changeLane, findLane, laneToChange } from '../lanes/index.ts'

/** A kind of record that can be watched; a change of its watchers is one of the record itself. */
export type WatchedKind = {
  entity: string
  isKnown: (db: Tx, id: string) => Promise<boolean>
  /** Holds the record while its watchers change, and tells the change in its history. */
  change: <T>(ctx: Context, id: string, run: () => Promise<{ changes: Changes | null; result: T }>) => Promise<T>
}

export const watchedKinds: Readonly<Record<WatchedEntityType, WatchedKind>> = {
  CustomerLane: {
    entity: laneEntity.name,
    isKnown: async (db, id) => (await findLane(db, id)) !== undefined,
    change: async (ctx, id, run) => {
      const lane = await laneToChange(ctx, id)
      const { changes, result } = await run()
      if (changes) await changeLane(ctx, lane, { changes })
      return result
    },
  },
}

/** The kind of a record that is named by its id alone. */
export async function kindOf(db: Tx, entityId: string): Promise<WatchedKind> {
  for (const kind of Object.values(watchedKinds)) if (await kind.isKnown(db, entityId)) return kind
  return refuse.notFound('record')
}
