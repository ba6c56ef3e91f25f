import type { LaneTerms } from '@lanewise/contract/lane-fields'
import { laneChanged } from '@lanewise/contract/lanes'
import type { Changes, Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { type LaneRow, lockLane, saveLane } from './lanes.queries.ts'

/** A lane that is about to change, locked until the end: whoever changes its rates or watchers waits here for the other. */
export const laneToChange = async ({ db }: Context, laneId: string): Promise<LaneRow> =>
  (await lockLane(db, laneId)) ?? refuse.notFound('lane')

/** Every change of a lane, of its rates and of its watchers is one step of its version and its history. */
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

type Named = Pick<LaneRow, 'id' | 'customerReferenceNumber'>

export const subject = ({ id, customerReferenceNumber }: Named) => ({
  entity: 'lane',
  id,
  name: customerReferenceNumber,
})

export const announce = (
  ctx: Context,
  { id, customerReferenceNumber }: Named,
  action: 'created' | 'changed' | 'deleted',
) => ctx.emit(laneChanged, { id, customerReferenceNumber, action })
