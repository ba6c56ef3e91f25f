import { type Certificate, type CertificateState, certificateName, type InsuranceState } from '#carriers/certificate.ts'
import { addDays, daysBetween } from '#shared/calendar.ts'
import { type IsoDate, writtenDate } from '#shared/written-date.ts'

/**
 * The date of the insurance check, and the number of days before the end of coverage (including that day) at which a
 * certificate counts as expiring: 30 unless the company sets another number. (DEF-106)
 */
export type InsuranceCheck = { today: IsoDate; warningDays: number }

export type Insurance<C extends Certificate> = {
  state: InsuranceState
  /** The certificate that decides the state: of those in effect, the one that ends first. */
  decidedBy: C | null
}

/** Insurance state of a carrier on a day. (CARRIER-1, DEF-106) */
export function insuranceOn<C extends Certificate>(certificates: readonly C[], check: InsuranceCheck): Insurance<C> {
  const [first = null, ...others] = effectiveCertificates(certificates, check.today)
  if (!first) return { state: 'None', decidedBy: null }
  const decidedBy = others.reduce((one, other) => (other.expiresOn < one.expiresOn ? other : one), first)
  return { state: stateOfCover(decidedBy, check), decidedBy }
}

/**
 * The one certificate per kind that counts on a day: the newest that has begun, or its renewal if that is already on
 * file and follows without a gap. A renewed policy is therefore neither expired nor expiring.
 */
export function effectiveCertificates<C extends Certificate>(certificates: readonly C[], today: IsoDate): C[] {
  return newestInForce(certificates, today).map((newest) => {
    if (newest.expiresOn < today) return newest
    const dayAfter = addDays(newest.expiresOn, 1)
    const following = ({ kind, effectiveOn }: C) => kind === newest.kind && effectiveOn <= dayAfter
    return lastToEnd(certificates.filter(following)) ?? newest
  })
}

/** State of each certificate on a day, in the same order as the certificates. */
export function certificateStatesOn(certificates: readonly Certificate[], check: InsuranceCheck): CertificateState[] {
  const { today } = check
  const effective = effectiveCertificates(certificates, today)
  const inForce = newestInForce(certificates, today)
  return certificates.map((certificate) => {
    if (certificate.effectiveOn > today) return 'Upcoming'
    if (effective.includes(certificate)) return stateOfCover(certificate, check)
    return inForce.includes(certificate) ? 'Valid' : 'Replaced'
  })
}

/** Sentence about the end of a certificate, e.g. "Cargo certificate ABC-123 expires in 12 days". */
export function expirySentence(certificate: Certificate, check: InsuranceCheck): string {
  return `${certificateName(certificate)} ${expiryText(certificate, check)}`
}

/** Expiry text without the certificate name, e.g. "expires in 12 days". */
export function expiryText(
  { expiresOn }: Pick<Certificate, 'expiresOn'>,
  { today, warningDays }: InsuranceCheck,
): string {
  const daysLeft = daysBetween(today, expiresOn)
  if (daysLeft > warningDays) return `is valid until ${writtenDate(expiresOn, 'UTC')}`
  if (daysLeft > 0) return `expires in ${days(daysLeft)}`
  return daysLeft === 0 ? 'expires today' : `expired ${days(-daysLeft)} ago`
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

function stateOfCover(
  { expiresOn }: Certificate,
  { today, warningDays }: InsuranceCheck,
): 'Valid' | 'Expiring' | 'Expired' {
  const daysLeft = daysBetween(today, expiresOn)
  if (daysLeft < 0) return 'Expired'
  return daysLeft <= warningDays ? 'Expiring' : 'Valid'
}

/** Per kind, the certificate that ends last among those that have begun. */
function newestInForce<C extends Certificate>(certificates: readonly C[], today: IsoDate): C[] {
  const inForce = certificates.filter(({ effectiveOn }) => effectiveOn <= today)
  const kinds = [...new Set(inForce.map(({ kind }) => kind))]
  return kinds.flatMap((one) => lastToEnd(inForce.filter(({ kind }) => kind === one)) ?? [])
}

/** If several end on the same day, the one that began last. */
function lastToEnd<C extends Certificate>(certificates: readonly C[]): C | undefined {
  const key = ({ expiresOn, effectiveOn }: Certificate) => `${expiresOn} ${effectiveOn}`
  return certificates.reduce<C | undefined>(
    (last, certificate) => (last && key(last) >= key(certificate) ? last : certificate),
    undefined,
  )
}
