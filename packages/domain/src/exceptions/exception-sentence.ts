import { durationText } from '#orders/stops/time-window.ts'
import { formatInZone } from '#shared/calendar.ts'
import type { ExceptionKind } from './exception-kinds.ts'

/** What an entry remembers of its cause. */
export type Told = {
  kind: ExceptionKind
  at: Date
  expectedAt: Date | null
  timeZone: string | null
  detail: string | null
}

/** The reason in a sentence; its durations count on, so it is made when it is read. */
export function exceptionSentence(told: Told, now: Date): string {
  const { kind, at, expectedAt, detail } = told
  switch (kind) {
    case 'Late':
      return `Late by ${between(at, expectedAt && expectedAt > at ? expectedAt : now)}${etaOf(told)}`
    case 'AtRisk':
      return `${between(expectedAt ?? now, at)} to late${etaOf(told)}`
    case 'BookingTimedOut':
      return 'Booking timed out, nobody knows whether it stands'
    case 'TenderExhausted':
      return 'Tender exhausted, no carrier took the load'
    case 'TenderExpiring':
      return `Tender ${detail ? `to ${detail} ` : ''}${at > now ? `expires in ${between(now, at)}` : 'has expired'}`
    case 'NoPosition':
      return `No position for ${between(at, now)}`
    case 'OffRoad':
      return `${detail} miles off its way`
    case 'LongStop':
      return `Standing at ${detail} for ${between(at, now)}`
    case 'MissingAppointment':
      return `No appointment, ${pickupText(at, now)}`
    case 'NotOnShipment':
      return `Not on a shipment, ${pickupText(at, now)}`
    case 'MissingDocument':
      return `${detail} missing ${between(at, now)} after delivery`
  }
}

const pickupText = (at: Date, now: Date) =>
  at > now ? `pickup in ${between(now, at)}` : `pickup was ${between(at, now)} ago`

const etaOf = ({ expectedAt, timeZone }: Told) =>
  expectedAt && timeZone ? `, ETA ${formatInZone(expectedAt, timeZone, 'HH:mm ZZZZ')}` : ''

/** Beyond a day nobody counts minutes. */
function between(from: Date, to: Date): string {
  const seconds = Math.max(0, (to.getTime() - from.getTime()) / 1000)
  const hour = 3600
  return durationText(seconds < 24 * hour ? seconds : Math.floor(seconds / hour) * hour)
}
