import { closeReasonLabels } from '@lanewise/domain/rate-requests/close-reasons'
import { changeShipment, findShipment, shipmentToChange } from '#features/shipments/index.ts'
import { job } from '#platform/jobs/job.ts'
import { findRequest, openRequest } from '../rate-requests.queries.ts'
import { closeRequest } from './close-kind.ts'
import { closeAs } from './close-request.ts'

/** DEF-66: the time to reply is over; what was offered stays to be chosen from. */
export const closeRequestJob = job({
  ...closeRequest,
  run: async (ctx, { requestId, turn }) => {
    const found = await findRequest(ctx.db, requestId)
    if (!found || !(await findShipment(ctx.db, { id: found.shipmentId }))) return
    const shipment = await shipmentToChange(ctx, { id: found.shipmentId })
    const open = await openRequest(ctx.db, shipment.id)
    if (open?.id !== requestId) return
    const left = open.replyBy.getTime() - ctx.now.getTime()
    // A clock that was set back: carriers have the time that they were given.
    if (left > 0) return ctx.enqueue(closeRequest, { requestId, seconds: Math.ceil(left / 1000), turn: turn + 1 })
    await closeAs(ctx, open, 'ReplyBy')
    await changeShipment(ctx, shipment, {}, { rateRequest: [null, closeReasonLabels.ReplyBy] })
  },
})
