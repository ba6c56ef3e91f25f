import { laneEntity } from '@lanewise/contract/lanes'
import { shipmentEntity } from '@lanewise/contract/shipments'
import { type WatchedEntityType, watchedEntityTypes } from '@lanewise/contract/watchers'
import type { Permission } from '@lanewise/domain/access/permissions'
import { mayManageWatcher } from '@lanewise/domain/watchers/managers'
import type { Changes, Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'
import { changeLane, findLane, laneToChange } from '../lanes/index.ts'
import { changeShipment, findShipment, shipmentToChange } from '../shipments/index.ts'

export type WatchedKind = {
  entity: string
  /** Permissions to view the watchers and to add one. */
  needs: { read: Permission; add: Permission }
  isKnown: (db: Tx, id: string) => Promise<boolean>
  /** Locks the record while its watchers change, and records the change in its history. The work is told its name. */
  change: <T>(
    ctx: Context,
    id: string,
    run: (name: string) => Promise<{ changes: Changes | null; result: T }>,
  ) => Promise<T>
}

export const watchedKinds: Readonly<Record<WatchedEntityType, WatchedKind>> = {
  CustomerLane: {
    entity: laneEntity.name,
    needs: { read: 'ViewLanes', add: 'EditLane' },
    isKnown: async (db, id) => (await findLane(db, id)) !== undefined,
    change: async (ctx, id, run) => {
      const lane = await laneToChange(ctx, id)
      const { changes, result } = await run(`lane ${lane.customerReferenceNumber}`)
      if (changes) await changeLane(ctx, lane, { changes })
      return result
    },
  },
  Shipment: {
    entity: shipmentEntity.name,
    needs: { read: 'ViewShipment', add: 'ViewShipment' },
    isKnown: async (db, id) => (await findShipment(db, { id: id })) !== undefined,
    change: async (ctx, id, run) => {
      const shipment = await shipmentToChange(ctx, { id })
      const { changes, result } = await run(`shipment ${shipment.shipmentNumber}`)
      if (changes) await changeShipment(ctx, shipment, {}, changes)
      return result
    },
  },
}

/** The API calls serve all kinds, so permissions are checked per kind. */
export function requireFor({ user }: Context, { needs }: WatchedKind, what: keyof WatchedKind['needs']) {
  if (!user.permissions.includes(needs[what])) refuse.forbidden()
}

/** The own watcher may always be changed, those of others with permission. (DEF-128) */
export function requireToManage(
  { user }: Context,
  type: WatchedEntityType,
  watcher: { userId: string | null; emailAddress: string },
) {
  if (!mayManageWatcher(user, type, watcher)) refuse.forbidden()
}

/** Kind of a record given only its id. */
export async function kindOf(db: Tx, entityId: string): Promise<WatchedEntityType> {
  for (const type of watchedEntityTypes) if (await watchedKinds[type].isKnown(db, entityId)) return type
  return refuse.notFound('record')
}
