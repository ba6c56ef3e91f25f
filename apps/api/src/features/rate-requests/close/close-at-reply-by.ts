import { closeReasonLabels } from '@lanewise/domain/rate-requests/close-reasons'
import { changeShipment, findShipment, shipmentToChange } from '#features/shipments/index.ts'
import { job } from '#platform/jobs/job.ts'
import { findRequest, openRequest } from '../rate-requests.queries.ts'
import { closeRequest } from './close-kind.ts'
import { closeAs } from './close-request.ts'

/** Closes a request when its reply time is over. Its offers can still be chosen. (DEF-66) */
export const closeRequestJob = job({
  ...closeRequest,
  run: async (ctx, { requestId, turn }) => {
    const storedRequest = await findRequest(ctx.db, requestId)
    if (!storedRequest || !(await findShipment(ctx.db, { id: storedRequest.shipmentId }))) return
    const shipment = await shipmentToChange(ctx, { id: storedRequest.shipmentId })
    const open = await openRequest(ctx.db, shipment.id)
    if (open?.id !== requestId) return
    const remainingMs = open.replyBy.getTime() - ctx.now.getTime()
    // Guards against a clock that was set back: carriers keep the full reply time.
    if (remainingMs > 0)
      return ctx.enqueue(closeRequest, { requestId, seconds: Math.ceil(remainingMs / 1000), turn: turn + 1 })
    await closeAs(ctx, open, 'ReplyBy')
    await changeShipment(ctx, shipment, {}, { rateRequestClosed: [null, closeReasonLabels.ReplyBy] })
  },
})
