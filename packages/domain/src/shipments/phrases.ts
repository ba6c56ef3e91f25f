import { answerPhrase, type Phrase, partPhrase, phrase } from '#history/phrase.ts'
import { shipmentStatusLabel } from './shipment-status.ts'

const [ready, tendering, dispatched, voided] = (['ReadyToBook', 'Tendering', 'Dispatched', 'Voided'] as const).map(
  shipmentStatusLabel,
)

/** How the history of a shipment describes its events. (DEF-139) */
export const shipmentPhrases: readonly Phrase[] = [
  phrase(
    ['carrier', 'totalCharge', 'changeReason'],
    ({ carrier, totalCharge, changeReason }) =>
      `changed the carrier from ${carrier.from} to ${carrier.to} for ${totalCharge.to}: ${changeReason.to}`,
  ),
  phrase(['shipmentStatus', 'carrier', 'totalCharge'], ({ carrier, totalCharge }) =>
    carrier.to ? `booked ${carrier.to} for ${totalCharge.to}` : null,
  ),
  phrase(['shipmentStatus', 'cancelReason'], ({ cancelReason }) => `cancelled the shipment: ${cancelReason.to}`),
  phrase(['shipmentStatus'], ({ shipmentStatus: { to } }) => (to === voided ? 'cancelled the shipment' : null)),
  phrase(['shipmentStatus', 'offer'], ({ offer }) => `offered the load to ${offer.to}`),
  phrase(['offer'], ({ offer }) => `offered the load to ${offer.to}`),
  phrase(['shipmentStatus', 'needsAttention'], ({ shipmentStatus, needsAttention }) =>
    shipmentStatus.to === ready ? `ended the tender: ${needsAttention.to}` : null,
  ),
  phrase(['shipmentStatus'], ({ shipmentStatus: { to } }) => (to === dispatched ? 'dispatched the truck' : null)),
  phrase(['shipmentStatus'], ({ shipmentStatus: { from, to } }) =>
    from === tendering && to === ready ? 'withdrew the tender' : `moved the shipment from ${from} to ${to}`,
  ),
  answerPhrase('offerAnswer', 'the offer'),
  answerPhrase('lateAnswer', 'the offer after it had ended'),
  phrase(['offerFailure'], ({ offerFailure }) => `could not deliver the offer to ${offerFailure.to}`),
  phrase(['needsAttention'], ({ needsAttention: { from, to } }) =>
    to === null ? `cleared the mark "${from}"` : `marked the shipment "${to}"`,
  ),
  phrase(['orders'], ({ orders }) => ordersText(listOf(orders.from), listOf(orders.to))),
  phrase(['appointment'], ({ appointment }) => appointmentText(appointment.from, appointment.to)),
  phrase(['trackingEvent'], ({ trackingEvent }) => `recorded a tracking event: ${trackingEvent.to}`),
  phrase(['rateRequest'], ({ rateRequest }) => `requested rates from ${rateRequest.to}`),
  phrase(['rateRequestOpened'], ({ rateRequestOpened }, who) =>
    who.startsWith(rateRequestOpened.to ?? '')
      ? 'opened the rate request'
      : `noted that ${rateRequestOpened.to} opened the rate request`,
  ),
  phrase(['rateRequestClosed'], ({ rateRequestClosed: { to } }) =>
    to === 'Cancelled' ? 'cancelled the rate request' : `closed the rate request: ${to}`,
  ),
  phrase(['rateReminder'], ({ rateReminder }) => `reminded ${rateReminder.to} of the rate request`),
  answerPhrase('rateResponse', 'the rate request'),
  phrase(['spotQuote'], ({ spotQuote }) => `requested a spot quote: ${spotQuote.to}`),
  phrase(['rateConfirmation'], ({ rateConfirmation }) => `sent the rate confirmation to ${rateConfirmation.to}`),
  phrase(['rateConfirmationAgain'], ({ rateConfirmationAgain: { to } }) => `sent the rate confirmation to ${to}`),
  phrase(
    ['rateConfirmationFailure'],
    ({ rateConfirmationFailure }) => `could not deliver the rate confirmation: ${rateConfirmationFailure.to}`,
  ),
  phrase(['bookingCancelledAt'], ({ bookingCancelledAt }) => `cancelled the booking at ${bookingCancelledAt.to}`),
  phrase(['watcher'], ({ watcher: { from, to } }) =>
    to?.endsWith(', None') ? `unsubscribed ${from?.replace(/, [^,]*$/, '')}` : null,
  ),
  partPhrase('watcher', 'watcher'),
  partPhrase('document', 'document'),
]

const listOf = (text: string | null): string[] => text?.split(', ') ?? []

function ordersText(before: readonly string[], after: readonly string[]): string {
  const added = after.filter((order) => !before.includes(order))
  const removed = before.filter((order) => !after.includes(order))
  const texts = [added.length > 0 && `added ${added.join(', ')}`, removed.length > 0 && `removed ${removed.join(', ')}`]
  return texts.filter(Boolean).join(' and ') || `changed the order of ${after.join(', ')}`
}

/** Appointments are recorded as "stop 2: 11/17/2026 09:00 CST". */
function appointmentText(from: string | null, to: string | null): string | null {
  const [stop = '', time] = (to ?? from ?? '').split(/: (.*)/)
  if ([from, to].some((side) => side?.includes('; ') || (side !== null && !side.startsWith(`${stop}: `)))) return null
  if (to === null) return `removed the appointment of ${stop} (was ${time})`
  return from === null
    ? `set the appointment of ${stop} to ${time}`
    : `moved the appointment of ${stop} from ${from.slice(stop.length + 2)} to ${time}`
}
