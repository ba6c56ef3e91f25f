import type { Certificate } from '#carriers/certificate.ts'
import { countedCertificates, expirySentence, type InsuranceCheck, insuranceOn } from '#carriers/insurance.ts'
import type { IsoDate } from '#shared/written-date.ts'

export type BookedCarrier = { name: string; isOnHold: boolean; holdReason: string | null }
export type BookingObstacle = { because: 'hold' | 'insurance'; message: string }

/**
 * CARRIER-3, CARRIER-4, DEF-106: why a carrier can be neither tendered nor booked on a day, or null. It concerns bookings
 * with the company's own carriers alone (`ContractTMS`); missing insurance only warns.
 */
export function bookingObstacle(
  carrier: BookedCarrier,
  insurance: readonly Certificate[],
  today: IsoDate,
): BookingObstacle | null {
  if (carrier.isOnHold) return { because: 'hold', message: onHoldMessage(carrier) }
  const message = expiredMessage(carrier.name, insurance, today)
  return message ? { because: 'insurance', message } : null
}

/** DEF-106: what to know before booking a carrier that nothing forbids to book. */
export function bookingWarning(insurance: readonly Certificate[], check: InsuranceCheck): string | null {
  const { state, decidedBy } = insuranceOn(insurance, check)
  if (!decidedBy) return 'No insurance certificate is on file.'
  return state === 'Expiring' ? `${expirySentence(decidedBy, check)}.` : null
}

/** CARRIER-4: the message that names every expired certificate; null while none is. */
export function expiredMessage(name: string, insurance: readonly Certificate[], today: IsoDate): string | null {
  const expired = countedCertificates(insurance, today).filter(({ expiresOn }) => expiresOn < today)
  if (expired.length === 0) return null
  // What is over is told alike however early it was warned of.
  const sentences = expired.map((one) => expirySentence(one, { today, warningDays: 0 }))
  return `${name} cannot be booked or tendered: ${sentences.join(', ')}.`
}

const onHoldMessage = ({ name, holdReason }: BookedCarrier) =>
  `${name} is on hold and cannot be booked or tendered: ${holdReason ?? 'no reason given'}`
