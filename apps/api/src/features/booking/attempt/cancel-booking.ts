import { shipmentEntity } from '@lanewise/contract/shipments'
import { cancelUntold } from '@lanewise/domain/booking/cancel-messages'
import type { BookingPartner, TakenBooking } from '#connectors/booking/booking-partner.ts'
import { inTime } from '#connectors/in-time.ts'
import { findShipment, type ShipmentRow } from '#features/shipments/index.ts'
import { subjectOf } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { type JobWork, job } from '#platform/jobs/job.ts'
import { type AttemptRow, bookedAttempt, findAttempt } from '../booking.queries.ts'
import type { BookingDeps } from '../deps.ts'
import { bookingCancel, isLastTry } from './attempts.ts'

/**
 * Once the cancellation is stored, the partner of a booked shipment is notified. Other carriers get an email. (SHIP-5)
 */
export async function cancelAtPartner(
  ctx: Context,
  deps: Pick<BookingDeps, 'partners'>,
  shipment: ShipmentRow,
): Promise<boolean> {
  const attempt = await bookedAttempt(ctx.db, shipment.id)
  if (!attempt || !partnerOf(deps, attempt)) return false
  await ctx.enqueue(bookingCancel, { attemptId: attempt.id, reference: attempt.reference ?? '', count: 0 })
  return true
}

type CancelResult = { state: 'told' | 'untold'; shipment: ShipmentRow; attempt: AttemptRow } | null

/**
 * Repeats the cancellation until the partner confirms it. If it never does, the user who cancelled is asked to call the
 * partner.
 */
export const cancelBookingJob = (deps: BookingDeps) =>
  job({
    ...bookingCancel,
    prepare: (work, { attemptId, reference }): Promise<CancelResult> =>
      sendCancellation(deps, work, { attemptId, reference }),
    run: async (ctx, { attemptId, reference, count }, result: CancelResult) => {
      if (!result) return
      const { shipment, attempt, state } = result
      if (state === 'told')
        ctx.record(subjectOf(shipmentEntity, shipment), 'changed', { bookingCancelledAt: [null, attempt.partner] })
      else if (isLastTry(count)) askToCall(ctx, { shipment, partner: attempt.partner, reference })
      else await ctx.enqueue(bookingCancel, { attemptId, reference, count: count + 1 })
    },
  })

async function sendCancellation(
  deps: BookingDeps,
  work: Pick<JobWork, 'transaction'>,
  { attemptId, reference }: { attemptId: string; reference: string },
): Promise<CancelResult> {
  const attempt = await work.transaction(({ db }) => findAttempt(db, attemptId))
  const shipment = attempt && (await work.transaction(({ db }) => findShipment(db, { id: attempt.shipmentId })))
  if (!attempt || !shipment) return null
  const booking: TakenBooking = {
    attemptId,
    reference,
    shipmentNumber: shipment.shipmentNumber,
    providerData: attempt.providerData ?? '',
    sentAt: attempt.createdAt,
    originPostalCode: shipment.originPostalCode,
  }
  const isConfirmed = await confirmsCancellation(partnerOf(deps, attempt), booking)
  return { state: isConfirmed ? 'told' : 'untold', shipment, attempt }
}

async function confirmsCancellation(partner: BookingPartner | undefined, booking: TakenBooking): Promise<boolean> {
  const cancel = partner?.cancel
  if (!partner || !cancel) return false
  try {
    await inTime({ partner: partner.name, timeoutMs: partner.timeoutMs }, (signal) => cancel(booking, signal))
    return true
  } catch {
    return false
  }
}

const partnerOf = ({ partners }: Pick<BookingDeps, 'partners'>, { partner, rateSource }: AttemptRow) =>
  partners.find(({ name, sources }) => name === partner && sources.some((source) => source === rateSource))

type Untold = { shipment: ShipmentRow; partner: string; reference: string }

function askToCall(ctx: Context, { shipment, partner, reference }: Untold) {
  const { shipmentNumber } = shipment
  ctx.mail({
    companyId: ctx.user.companyId,
    kind: 'booking-cancel-untold',
    to: ctx.user.emailAddress,
    subject: `Call ${partner}: shipment ${shipmentNumber} is cancelled`,
    paragraphs: [cancelUntold(shipmentNumber, partner, reference)],
  })
}
