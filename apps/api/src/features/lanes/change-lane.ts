import type { LaneTerms } from '@lanewise/contract/lane-fields'
import { laneChanged } from '@lanewise/contract/lanes'
import type { Changes, Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { type LaneRow, lockLane, saveLane } from './lanes.queries.ts'

/** Locks a lane until the end of the transaction. Changes to its rates and watchers take the same lock. */
export const laneToChange = async ({ db }: Context, laneId: string): Promise<LaneRow> =>
  (await lockLane(db, laneId)) ?? refuse.notFound('lane')

/** Every change to a lane, its rates or its watchers increments the lane's version and adds one history entry. */
export async function changeLane(
  ctx: Context,
  { id }: LaneRow,
  { columns = {}, changes }: { columns?: Partial<LaneTerms>; changes: Changes },
): Promise<LaneRow> {
  const after = await saveLane(ctx.db, id, columns, ctx.now)
  ctx.record(subject(after), 'changed', changes)
  announce(ctx, after, 'changed')
  return after
}

type NamedLane = Pick<LaneRow, 'id' | 'customerReferenceNumber'>

export const subject = ({ id, customerReferenceNumber }: NamedLane) => ({
  entity: 'lane',
  id,
  name: customerReferenceNumber,
})

export const announce = (
  ctx: Context,
  { id, customerReferenceNumber }: NamedLane,
  action: 'created' | 'changed' | 'deleted',
) => ctx.emit(laneChanged, { id, customerReferenceNumber, action })
