import { orderExceptionEntity, shipmentExceptionEntity } from '@lanewise/contract/exceptions'
import { dayMs } from '@lanewise/domain/shared/units'
import { offRoadMiles } from '@lanewise/domain/tracking/remaining-miles'
import type { Context } from '#platform/context.ts'
import type { Feature } from '#platform/feature.ts'
import { job } from '#platform/jobs/job.ts'
import { JobHour } from '#platform/jobs/rounds.ts'
import type { MailSite } from '../notifications/index.ts'
import { requestChecks } from './checks/due-checks.queries.ts'
import { exceptionCheckLoop } from './checks/process-due-checks.ts'
import { forgetClosedBefore, withEntries } from './exceptions.queries.ts'
import { reactions } from './exceptions.reactions.ts'
import { routes } from './exceptions.routes.ts'

/** Closed entries stay long enough to find out who dealt with an exception. */
const retentionDays = 90

/** Old closed entries are deleted. */
const forgetClosed = job({
  name: 'exceptions.forget-closed',
  payload: JobHour,
  attempts: 5,
  key: ({ hour }) => `exceptions.forget-closed:${hour}`,
  run: async ({ db, now }) => {
    await forgetClosedBefore(db, new Date(now.getTime() - retentionDays * dayMs))
  },
})

/** Inbox of problems that need a person's attention. (DEF-125) */
export const exceptions = (site: MailSite): Feature => ({
  name: 'exceptions',
  routes: routes(site),
  loops: [exceptionCheckLoop],
  rounds: [forgetClosed],
  reactions,
  records: [
    { entity: orderExceptionEntity, table: 'exceptions' },
    { entity: shipmentExceptionEntity, table: 'exceptions' },
  ],
})

export { requestAllChecks } from './checks/due-checks.queries.ts'

/** Data of one tracking update. */
type TruckUpdate = { shipmentId: string; milesOff: number | null; milesOffBefore: number | null }

/** The entry of a moving truck changes little between positions, so its next check can wait, in milliseconds. */
const unhurriedMs = 60_000

/**
 * Most tracking updates need no check. Trucks that left their route, and trucks with an entry that the update may end,
 * are checked immediately. Other trucks with an entry are checked within a minute, however many updates they send.
 */
export async function checkTrackedShipments(ctx: Context, updates: readonly TruckUpdate[]) {
  const isOff = (miles: number | null) => miles !== null && miles > offRoadMiles
  const offRoute = updates.filter(({ milesOff, milesOffBefore }) => isOff(milesOff) && !isOff(milesOffBefore))
  const known = await withEntries(
    ctx.db,
    updates.map(({ shipmentId }) => shipmentId),
  )
  const ask = (ids: readonly string[], dueAt: Date) =>
    requestChecks(
      ctx,
      ids.map((entityId) => ({ entity: 'shipment', entityId })),
      dueAt,
    )
  const ending = known.filter(({ mayEnd }) => mayEnd).map(({ entityId }) => entityId)
  await ask([...offRoute.map(({ shipmentId }) => shipmentId), ...ending], ctx.now)
  const lasting = known.filter(({ mayEnd }) => !mayEnd).map(({ entityId }) => entityId)
  await ask(lasting, new Date(ctx.now.getTime() + unhurriedMs))
}
