import type { Certificate } from '#carriers/certificate.ts'
import { effectiveCertificates, expirySentence, type InsuranceCheck, insuranceOn } from '#carriers/insurance.ts'
import type { IsoDate } from '#shared/written-date.ts'

export type BookedCarrier = { name: string; isOnHold: boolean; holdReason: string | null }
export type BookingObstacle = { because: 'hold' | 'insurance'; message: string }

/**
 * Reason why a carrier can be neither tendered nor booked on a day, or null. Applies only to bookings with the
 * company's own carriers (`ContractTMS`); missing insurance only causes a warning. (CARRIER-3, CARRIER-4, DEF-106)
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

/** Insurance warning shown before booking a carrier that can be booked. (DEF-106) */
export function bookingWarning(insurance: readonly Certificate[], check: InsuranceCheck): string | null {
  const { state, decidedBy } = insuranceOn(insurance, check)
  if (!decidedBy) return 'No insurance certificate is on file.'
  return state === 'Expiring' ? `${expirySentence(decidedBy, check)}.` : null
}

/** Message that names every expired certificate; null if there is none. (CARRIER-4) */
export function expiredMessage(name: string, insurance: readonly Certificate[], today: IsoDate): string | null {
  const expired = effectiveCertificates(insurance, today).filter(({ expiresOn }) => expiresOn < today)
  if (expired.length === 0) return null
  // The warning period makes no difference for certificates that have already expired.
  const sentences = expired.map((one) => expirySentence(one, { today, warningDays: 0 }))
  return `${name} cannot be booked or tendered: ${sentences.join(', ')}.`
}

const onHoldMessage = ({ name, holdReason }: BookedCarrier) =>
  `${name} is on hold and cannot be booked or tendered: ${holdReason ?? 'no reason given'}`
