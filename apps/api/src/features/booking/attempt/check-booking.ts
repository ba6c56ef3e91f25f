import type { PartnerAnswer } from '#connectors/booking/booking-partner.ts'
import { findShipment, movedAs, shipmentToChange } from '#features/shipments/index.ts'
import type { Context, Work } from '#platform/context.ts'
import { type JobWork, job } from '#platform/jobs/job.ts'
import { refuse } from '#platform/refuse.ts'
import { type AttemptRow, findAttempt, openAttempt } from '../booking.queries.ts'
import type { BookingDeps } from '../deps.ts'
import { askAgain } from './ask-partner.ts'
import { bookingCheck } from './attempts.ts'
import { askLater, endAttempt, type Outcome } from './end-attempt.ts'

const isOpen = ({ state }: AttemptRow) => state === 'Asked' || state === 'Unknown'

/** Checks on an attempt without an answer until the partner knows the result, with growing pauses. (TRADE-7) */
export const checkBookingJob = (deps: BookingDeps) =>
  job({
    ...bookingCheck,
    prepare: (work, { attemptId }) => answerOf(deps, work, attemptId),
    run: async (ctx, { attemptId, count }, result: CheckResult | null) => {
      if (!result) return
      // The process that made the call is still waiting for its answer and will store it.
      const isWaitedFor = result.isInFlight && result.answer.state === 'Unknown'
      const state = isWaitedFor ? 'Unknown' : (await endAttempt(ctx, deps, attemptId, result.answer)).state
      if (state === 'Unknown') await askLater(ctx, attemptId, count)
    },
  })

type CheckResult = { answer: PartnerAnswer; isInFlight: boolean }

/** Calls the partner outside of any transaction. Null when the attempt already has an answer. */
async function answerOf(
  { partners }: BookingDeps,
  work: Pick<JobWork, 'transaction'>,
  attemptId: string,
): Promise<CheckResult | null> {
  const attempt = await work.transaction((ctx) => findAttempt(ctx.db, attemptId))
  if (!attempt || !isOpen(attempt)) return null
  const shipment = await work.transaction((ctx) => findShipment(ctx.db, { id: attempt.shipmentId }))
  const partner = partners.find(({ name }) => name === attempt.partner)
  if (!partner || !shipment) return { answer: partnerRemoved(attempt), isInFlight: false }
  const { shipmentNumber } = shipment
  const { providerData, createdAt: sentAt } = attempt
  const now = Date.now()
  const answer = await askAgain(partner, { attemptId, shipmentNumber, providerData: providerData ?? '', sentAt }, now)
  return { answer, isInFlight: attempt.state === 'Asked' && now - sentAt.getTime() < partner.timeoutMs }
}

const partnerRemoved = ({ partner }: AttemptRow): PartnerAnswer => ({
  state: 'Unknown',
  message: `${partner} can no longer be asked`,
})

/** Manual check for a user who does not want to wait for the next scheduled one. (TRADE-7) */
export async function askAboutBooking(work: Work, deps: BookingDeps, shipmentNumber: string) {
  const { id } = await work.transaction((ctx) => attemptToEnd(ctx, shipmentNumber))
  const answered = await answerOf(deps, work, id)
  const answer = answered?.answer ?? { state: 'Unknown', message: '' }
  const outcome = await work.transaction((ctx) => endAttempt(ctx, deps, id, answer))
  return { state: outcome.state, message: outcomeText(outcome) }
}

const outcomeText = (outcome: Outcome): string => {
  if (outcome.state === 'Booked') return `Booked with ${outcome.shipment.carrierName}`
  return outcome.state === 'Refused' ? outcome.messages.join(' ') : outcome.message
}

const taken = { state: 'Booked', proNumber: null, pickupNumber: null } as const

/** Stores the result that a user learned by other means, for example on the phone. (TRADE-7) */
export async function resolveBooking(
  ctx: Context,
  deps: BookingDeps,
  { shipmentNumber, isBooked, reference }: { shipmentNumber: string; isBooked: boolean; reference: string | null },
) {
  const attempt = await attemptToEnd(ctx, shipmentNumber)
  const byPerson = `${ctx.user.firstName} ${ctx.user.lastName} said so`
  const answer: PartnerAnswer = isBooked
    ? { ...taken, reference: reference ?? attempt.reference ?? '', messages: [byPerson] }
    : { state: 'Refused', messages: [byPerson] }
  const outcome = await endAttempt(ctx, deps, attempt.id, answer)
  if (outcome.state === 'Booked') return movedAs(outcome.shipment)
  return movedAs((await findShipment(ctx.db, { id: attempt.shipmentId })) ?? refuse.notFound('shipment'))
}

async function attemptToEnd(ctx: Context, shipmentNumber: string): Promise<AttemptRow> {
  const shipment = await shipmentToChange(ctx, { shipmentNumber })
  return (
    (await openAttempt(ctx.db, shipment.id)) ??
    refuse.conflict(`Shipment ${shipmentNumber} is not waiting for an answer from a carrier`)
  )
}
