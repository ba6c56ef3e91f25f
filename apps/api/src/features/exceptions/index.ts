import { orderExceptionEntity, shipmentExceptionEntity } from '@lanewise/contract/exceptions'
import { dayMs } from '@lanewise/domain/shared/units'
import { offRoadMiles } from '@lanewise/domain/tracking/remaining-miles'
import type { Context } from '#platform/context.ts'
import type { Feature } from '#platform/feature.ts'
import { job } from '#platform/jobs/job.ts'
import { RoundHour } from '#platform/jobs/rounds.ts'
import type { MailSite } from '../notifications/index.ts'
import { forgetClosedBefore, withEntries } from './exceptions.queries.ts'
import { reactions } from './exceptions.reactions.ts'
import { routes } from './exceptions.routes.ts'
import { lookLoop } from './look/take-looks.ts'
import { askForLooks } from './look/turns.queries.ts'

/** Long enough to ask who dealt with something. */
const keptDays = 90

/** What of a company went wrong long ago is of no use to anybody. */
const forgetClosed = job({
  name: 'exceptions.forget-closed',
  payload: RoundHour,
  attempts: 5,
  key: ({ hour }) => `exceptions.forget-closed:${hour}`,
  run: async ({ db, now }) => {
    await forgetClosedBefore(db, new Date(now.getTime() - keptDays * dayMs))
  },
})

/** What needs a person now (DEF-125). */
export const exceptions = (site: MailSite): Feature => ({
  name: 'exceptions',
  routes: routes(site),
  loops: [lookLoop],
  rounds: [forgetClosed],
  reactions,
  records: [
    { entity: orderExceptionEntity, table: 'exceptions' },
    { entity: shipmentExceptionEntity, table: 'exceptions' },
  ],
})

export { askForAllLooks } from './look/turns.queries.ts'

/** What tracking tells of a truck. */
type HeardOf = { shipmentId: string; milesOff: number | null; milesOffBefore: number | null }

/** What an entry says of a truck that drives on changes little from one position to the next. */
const unhurriedMs = 60_000

/**
 * A truck told something: of most nothing follows here. Those are looked at once that left their way, or whose entry it
 * may end; others that have an entry within the minute, however often they tell something.
 */
export async function lookAtHeard(ctx: Context, heard: readonly HeardOf[]) {
  const isOff = (miles: number | null) => miles !== null && miles > offRoadMiles
  const left = heard.filter(({ milesOff, milesOffBefore }) => isOff(milesOff) && !isOff(milesOffBefore))
  const known = await withEntries(
    ctx.db,
    heard.map(({ shipmentId }) => shipmentId),
  )
  const ask = (ids: readonly string[], dueAt: Date) =>
    askForLooks(
      ctx,
      ids.map((entityId) => ({ entity: 'shipment', entityId })),
      dueAt,
    )
  const ending = known.filter(({ mayEnd }) => mayEnd).map(({ entityId }) => entityId)
  await ask([...left.map(({ shipmentId }) => shipmentId), ...ending], ctx.now)
  const lasting = known.filter(({ mayEnd }) => !mayEnd).map(({ entityId }) => entityId)
  await ask(lasting, new Date(ctx.now.getTime() + unhurriedMs))
}
