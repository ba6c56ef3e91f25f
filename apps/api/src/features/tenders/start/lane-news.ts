import { laneChanged } from '@lanewise/contract/lanes'
import { type LaneKeys, laneKeys } from '@lanewise/domain/lanes/match-lane'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import type { JobKind } from '#platform/job-kind.ts'
import { job } from '#platform/jobs/job.ts'
import { reaction } from '#platform/jobs/reaction.ts'
import { lookNow } from './automatic.ts'
import { type After, readyTruckloads, wayOfLane } from './ready-shipments.queries.ts'

const payload = z.object({
  laneId: z.uuid(),
  /** When the lane changed: the same lane is gone through again after its next change. */
  since: z.iso.datetime(),
  after: z.object({ early: z.string(), id: z.uuid() }).nullable(),
})

/** A page of the loads that may belong to a lane. */
const lookAtLoads: JobKind<typeof payload> = {
  name: 'tenders.lane-news',
  payload,
  attempts: 20,
  key: ({ laneId, since, after }) => `${laneId}/${since}/${after?.id ?? ''}`,
  line: ({ laneId }) => laneId,
}

const pageSize = 250

/** TENDER-1: what a lane says of its start counts for the loads that wait already, too. */
export const tenderAfterLaneNews = reaction('tenders.lane-news', laneChanged, async (ctx, { id, action }) => {
  const lane = await wayOfLane(ctx.db, id)
  // Another lane may be theirs now that this one is gone.
  const concernsStart = action === 'deleted' || lane?.tenderType === 'Automatic'
  if (lane && concernsStart) await ctx.enqueue(lookAtLoads, { laneId: id, since: ctx.now.toISOString(), after: null })
})

export const lookAtLoadsJob = job({
  ...lookAtLoads,
  run: async (ctx, { laneId, since, after }) => {
    const last = await lookAtPage(ctx, laneId, after)
    if (last) await ctx.enqueue(lookAtLoads, { laneId, since, after: last })
  },
})

/** Where the next page begins; null after the last one. */
async function lookAtPage(ctx: Context, laneId: string, after: After | null): Promise<After | null> {
  const lane = await wayOfLane(ctx.db, laneId)
  if (!lane) return null
  const loads = await readyTruckloads(ctx.db, after, pageSize)
  for (const { id, origin, destination } of loads)
    if (isOnWay(lane, laneKeys(origin), laneKeys(destination))) await lookNow(ctx, id)
  const last = loads.at(-1)
  return last && loads.length === pageSize ? { early: last.early, id: last.id } : null
}

type Way = { from: LaneKeys; to: LaneKeys }

/** By postal codes or by cities; which lane it really belongs to is found out when it is looked at. */
const isOnWay = ({ from, to }: Way, origin: LaneKeys, destination: LaneKeys) =>
  (['postalKey', 'cityKey'] as const).some(
    (key) => origin[key] !== null && origin[key] === from[key] && destination[key] === to[key],
  )
