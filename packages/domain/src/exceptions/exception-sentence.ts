import { type Phrase, phrase } from '#history/phrase.ts'
import { durationText } from '#orders/stops/time-window.ts'
import { formatInZone } from '#shared/calendar.ts'
import type { ExceptionKind } from './exception-kinds.ts'

/** Facts stored with an entry, from which its sentence is made. */
export type CauseFacts = {
  kind: ExceptionKind
  at: Date
  expectedAt: Date | null
  timeZone: string | null
  detail: string | null
}

/** The reason as a sentence. It contains running durations, so it is computed at read time. */
export function exceptionSentence(facts: CauseFacts, now: Date): string {
  const { kind, at, expectedAt, detail } = facts
  switch (kind) {
    case 'Late':
      return `Late by ${between(at, expectedAt && expectedAt > at ? expectedAt : now)}${etaOf(facts)}`
    case 'AtRisk':
      return `${between(expectedAt ?? now, at)} until late${etaOf(facts)}`
    case 'BookingTimedOut':
      return 'Booking timed out, unclear whether the carrier has it'
    case 'CarrierNotNotified':
      return detail ?? 'Carrier not notified'
    case 'TenderExhausted':
      return 'Tender exhausted, no carrier took the load'
    case 'TenderExpiring':
      return `Tender ${detail ? `to ${detail} ` : ''}${at > now ? `expires in ${between(now, at)}` : 'has expired'}`
    case 'NoPosition':
      return `No position for ${between(at, now)}`
    case 'OffRoad':
      return `${detail} miles off route`
    case 'LongStop':
      return `At ${detail} for ${between(at, now)}`
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

const etaOf = ({ expectedAt, timeZone }: CauseFacts) =>
  expectedAt && timeZone ? `, ETA ${formatInZone(expectedAt, timeZone, 'HH:mm ZZZZ')}` : ''

/** Minutes are dropped from durations over a day. */
function between(from: Date, to: Date): string {
  const seconds = Math.max(0, (to.getTime() - from.getTime()) / 1000)
  const hour = 3600
  return durationText(seconds < 24 * hour ? seconds : Math.floor(seconds / hour) * hour)
}

/** How the history of an entry of the exceptions inbox describes its events. (DEF-139) */
export const exceptionPhrases: readonly Phrase[] = [
  phrase(['doneAt'], ({ doneAt }) => (doneAt.to === null ? 'reopened it' : 'marked it done')),
  phrase(['snoozedUntil'], ({ snoozedUntil: { to } }) => (to === null ? 'ended the snooze' : `snoozed it until ${to}`)),
  phrase(['ownSnooze'], ({ ownSnooze: { to } }) =>
    to === null ? 'ended a snooze of their own' : `snoozed it, for themselves only, until ${to}`,
  ),
  phrase(['assignee'], ({ assignee: { from, to } }) => (to === null ? `unassigned ${from}` : `assigned it to ${to}`)),
]
