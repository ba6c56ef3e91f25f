import { bookingUnanswered } from '@lanewise/domain/shipments/booking'
import type { BookingPartner, PartnerAnswer } from '#connectors/booking/booking-partner.ts'
import { inTime } from '#connectors/in-time.ts'
import type { Work } from '#platform/context.ts'
import { requestOf } from './booking-request.ts'

/** Sends a booking to its partner; whatever is no clear answer leaves it unknown whether the freight was taken. */
export async function askPartner(partner: BookingPartner, work: Work, attemptId: string): Promise<PartnerAnswer> {
  const request = await work.transaction((ctx) => requestOf(ctx, attemptId))
  const { name, timeoutMs } = partner
  try {
    return await inTime({ partner: name, timeoutMs }, (signal) => partner.book(request, signal))
  } catch {
    return { state: 'Unknown', message: bookingUnanswered(request.shipmentNumber, name) }
  }
}

type Asked = Parameters<BookingPartner['find']>[0]

/** What the partner says of an attempt that it was sent earlier. */
export async function askAgain(partner: BookingPartner, attempt: Asked): Promise<PartnerAnswer> {
  const { name, timeoutMs } = partner
  try {
    return await inTime({ partner: name, timeoutMs }, (signal) => partner.find(attempt, signal))
  } catch {
    return { state: 'Unknown', message: bookingUnanswered(attempt.shipmentNumber, name) }
  }
}
