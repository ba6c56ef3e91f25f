import { laneChanged } from '@lanewise/contract/lanes'
import { type LaneKeys, laneKeys } from '@lanewise/domain/lanes/match-lane'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import type { JobKind } from '#platform/job-kind.ts'
import { job } from '#platform/jobs/job.ts'
import { reaction } from '#platform/jobs/reaction.ts'
import { checkNow } from './automatic.ts'
import { type After, readyTruckloads, routeOfLane } from './ready-shipments.queries.ts'

const payload = z.object({
  laneId: z.uuid(),
  /** Time of the lane change. It is part of the job key, so that the next change of the lane starts a new pass. */
  since: z.iso.datetime(),
  after: z.object({ early: z.string(), id: z.uuid() }).nullable(),
})

/** Job for one page of the loads that may belong to a lane. */
const checkLoads: JobKind<typeof payload> = {
  name: 'tenders.lane-news',
  payload,
  attempts: 20,
  key: ({ laneId, since, after }) => `${laneId}/${since}/${after?.id ?? ''}`,
  line: ({ laneId }) => laneId,
}

const pageSize = 250

/** A change of a lane's tender start applies to waiting loads too. (TENDER-1) */
export const tenderAfterLaneChange = reaction('tenders.lane-news', laneChanged, async (ctx, { id, action }) => {
  const lane = await routeOfLane(ctx.db, id)
  // After a lane is deleted, its loads may belong to another lane.
  const concernsStart = action === 'deleted' || lane?.tenderType === 'Automatic'
  if (lane && concernsStart) await ctx.enqueue(checkLoads, { laneId: id, since: ctx.now.toISOString(), after: null })
})

export const checkLoadsJob = job({
  ...checkLoads,
  run: async (ctx, { laneId, since, after }) => {
    const last = await checkPage(ctx, laneId, after)
    if (last) await ctx.enqueue(checkLoads, { laneId, since, after: last })
  },
})

async function checkPage(ctx: Context, laneId: string, after: After | null): Promise<After | null> {
  const lane = await routeOfLane(ctx.db, laneId)
  if (!lane) return null
  const loads = await readyTruckloads(ctx.db, after, pageSize)
  for (const { id, origin, destination } of loads)
    if (isOnLane(lane, laneKeys(origin), laneKeys(destination))) await checkNow(ctx, id)
  const last = loads.at(-1)
  return last && loads.length === pageSize ? { early: last.early, id: last.id } : null
}

type LaneRoute = { from: LaneKeys; to: LaneKeys }

/** Preselects loads by postal code or city. The actual lane is determined when the load is checked. */
const isOnLane = ({ from, to }: LaneRoute, origin: LaneKeys, destination: LaneKeys) =>
  (['postalKey', 'cityKey'] as const).some(
    (key) => origin[key] !== null && origin[key] === from[key] && destination[key] === to[key],
  )
