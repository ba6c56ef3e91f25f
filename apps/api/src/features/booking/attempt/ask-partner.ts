import type { BookingPartner, EarlierCall, PartnerAnswer } from '#connectors/booking/booking-partner.ts'
import { inTime } from '#connectors/in-time.ts'
import type { Work } from '#platform/context.ts'
import { requestOf } from './booking-request.ts'

/** Sends a booking to its partner. Without a clear answer, it stays unknown whether the partner took the freight. */
export async function askPartner(partner: BookingPartner, work: Work, attemptId: string): Promise<PartnerAnswer> {
  const request = await work.transaction((ctx) => requestOf(ctx, attemptId))
  return answerOf(partner, (signal) => partner.book(request, signal))
}

/** Asks the partner about an attempt that was sent earlier. */
export async function askAgain(partner: BookingPartner, attempt: EarlierCall, now: number): Promise<PartnerAnswer> {
  const answer = await answerOf(partner, (signal) => partner.find(attempt, signal))
  const mayArrive = now - attempt.sentAt.getTime() < partner.timeoutMs + inFlightMs
  return answer.state === 'Refused' && mayArrive ? unknown(`${partner.name} may not have seen it yet`) : answer
}

/**
 * A call that timed out may still arrive at the partner. Until this much time has passed, "not found" does not prove
 * that the partner never received it.
 */
const inFlightMs = 30_000

const unknown = (message: string): PartnerAnswer => ({ state: 'Unknown', message })

async function answerOf(
  { name, timeoutMs }: BookingPartner,
  ask: (signal: AbortSignal) => Promise<PartnerAnswer>,
): Promise<PartnerAnswer> {
  try {
    return await inTime({ partner: name, timeoutMs }, ask)
  } catch (error) {
    return unknown(error instanceof Error ? error.message : `${name} failed`)
  }
}
