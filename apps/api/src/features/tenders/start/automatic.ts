import { shipmentChanged } from '@lanewise/contract/shipments'
import { attentionReasons } from '@lanewise/domain/shipments/attention'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { tenderStart } from '@lanewise/domain/tenders/tender-start'
import { z } from 'zod'
import {
  attentionMark,
  changeShipment,
  findShipment,
  type ShipmentRow,
  shipmentToChange,
} from '#features/shipments/index.ts'
import type { TenderDeps } from '#features/tenders/deps.ts'
import type { Context } from '#platform/context.ts'
import type { JobKind } from '#platform/job-kind.ts'
import { job } from '#platform/jobs/job.ts'
import { reaction } from '#platform/jobs/reaction.ts'
import { Refusal } from '#platform/refuse.ts'
import { tendersOf } from '../tenders.queries.ts'
import { backToReady } from '../waterfall/end-tender.ts'
import { laneToTender } from './lane-to-tender.ts'
import { beginTender } from './start-tender.ts'

const payload = z.object({ shipmentId: z.uuid(), at: z.iso.datetime(), seconds: z.int().min(0) })

/** Job that starts an automatic tender at its time. */
const startLater: JobKind<typeof payload> = {
  name: 'tenders.start',
  payload,
  attempts: 20,
  key: ({ shipmentId, at }) => `${shipmentId}/${at}`,
  delay: ({ seconds }) => seconds,
}

export const startLaterJob = (deps: TenderDeps) =>
  job({ ...startLater, run: (ctx, { shipmentId }) => tenderByItself(ctx, deps, shipmentId) })

/** Checks one load immediately in a job of its own. */
export const checkNow = (ctx: Context, shipmentId: string) =>
  ctx.enqueue(startLater, { shipmentId, at: ctx.now.toISOString(), seconds: 0 })

/** Checks every shipment that becomes ready or moves to another day. (TENDER-1) */
export const tenderReadyShipments = (deps: TenderDeps) =>
  reaction('tenders.start-by-itself', shipmentChanged, (ctx, { id }) => tenderByItself(ctx, deps, id))

/**
 * Starts the tender when its time has come, otherwise schedules it. A shipment that was tendered before is left to the
 * user.
 */
async function tenderByItself(ctx: Context, deps: TenderDeps, shipmentId: string) {
  const current = await findShipment(ctx.db, { id: shipmentId })
  if (current?.status !== shipmentStatuses.ReadyToBook) return
  const shipment = await shipmentToChange(ctx, { id: shipmentId })
  if (shipment.status !== shipmentStatuses.ReadyToBook || shipment.attentionReason) return
  if ((await tendersOf(ctx.db, shipmentId)).length > 0) return
  const matched = await laneToTender(ctx, shipment)
  if ('obstacle' in matched || matched.lane.tenderType !== 'Automatic') return
  const start = tenderStart(firstPickupOf(shipment), matched.lane.shipmentTenderingStart, ctx.now)
  if ('isPassed' in start) return markPassed(ctx, shipment)
  const seconds = Math.ceil((start.at.getTime() - ctx.now.getTime()) / 1000)
  if (seconds > 0) return ctx.enqueue(startLater, { shipmentId, at: start.at.toISOString(), seconds })
  await beginOrReport(ctx, deps, shipment)
}

const firstPickupOf = ({ originEarlyAt, originLateAt, originTimeZone }: ShipmentRow) => ({
  earlyAt: originEarlyAt,
  lateAt: originLateAt,
  timeZone: originTimeZone,
})

async function markPassed(ctx: Context, shipment: ShipmentRow) {
  await changeShipment(
    ctx,
    shipment,
    attentionMark({
      reason: 'PickupPassed',
      message: 'The pickup time passed before the load was offered to a carrier',
      since: ctx.now,
    }),
    { needsAttention: [null, attentionReasons.PickupPassed] },
  )
}

/** No user is waiting for this call, so an obstacle is recorded on the shipment. */
async function beginOrReport(ctx: Context, deps: TenderDeps, shipment: ShipmentRow) {
  try {
    await beginTender(ctx, deps, shipment, { by: shipment.createdBy, isAutomatic: true })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await backToReady(ctx, shipment, 'TenderUnbookable', error.message)
  }
}
