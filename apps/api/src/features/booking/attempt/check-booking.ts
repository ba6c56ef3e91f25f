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

/** TRADE-7: the partner of an attempt without answer is asked until it knows, with longer and longer pauses. */
export const checkBookingJob = (deps: BookingDeps) =>
  job({
    ...bookingCheck,
    prepare: (work, { attemptId }) => answerOf(deps, work, attemptId),
    run: async (ctx, { attemptId, count }, told: Told | null) => {
      if (!told) return
      // Whoever made the call still waits for its answer, and says what comes of it.
      const isWaitedFor = told.isOnItsWay && told.answer.state === 'Unknown'
      const state = isWaitedFor ? 'Unknown' : (await endAttempt(ctx, deps, attemptId, told.answer)).state
      if (state === 'Unknown') await askLater(ctx, attemptId, count)
    },
  })

type Told = { answer: PartnerAnswer; isOnItsWay: boolean }

/** Asks outside of any transaction; null where the attempt has its answer. */
async function answerOf(
  { partners }: BookingDeps,
  work: Pick<JobWork, 'transaction'>,
  attemptId: string,
): Promise<Told | null> {
  const attempt = await work.transaction((ctx) => findAttempt(ctx.db, attemptId))
  if (!attempt || !isOpen(attempt)) return null
  const shipment = await work.transaction((ctx) => findShipment(ctx.db, { id: attempt.shipmentId }))
  const partner = partners.find(({ name }) => name === attempt.partner)
  if (!partner || !shipment) return { answer: noLongerAsked(attempt), isOnItsWay: false }
  const { shipmentNumber } = shipment
  const { providerData, createdAt: sentAt } = attempt
  const now = Date.now()
  const answer = await askAgain(partner, { attemptId, shipmentNumber, providerData: providerData ?? '', sentAt }, now)
  return { answer, isOnItsWay: attempt.state === 'Asked' && now - sentAt.getTime() < partner.timeoutMs }
}

const noLongerAsked = ({ partner }: AttemptRow): PartnerAnswer => ({
  state: 'Unknown',
  message: `${partner} can no longer be asked`,
})

/** TRADE-7: a person does not want to wait for the next time. */
export async function askAboutBooking(work: Work, deps: BookingDeps, shipmentNumber: string) {
  const { id } = await work.transaction((ctx) => attemptToEnd(ctx, shipmentNumber))
  const told = await answerOf(deps, work, id)
  const answer = told?.answer ?? { state: 'Unknown', message: '' }
  const outcome = await work.transaction((ctx) => endAttempt(ctx, deps, id, answer))
  return { state: outcome.state, message: inWords(outcome) }
}

const inWords = (outcome: Outcome): string => {
  if (outcome.state === 'Booked') return `Booked with ${outcome.shipment.carrierName}`
  return outcome.state === 'Refused' ? outcome.messages.join(' ') : outcome.message
}

const taken = { state: 'Booked', proNumber: null, pickupNumber: null } as const

/** TRADE-7: what a person learned by other ways, for example on the phone. */
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
    refuse.conflict(`Shipment ${shipmentNumber} waits for no answer of a carrier`)
  )
}
