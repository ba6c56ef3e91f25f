import { type Certificate, type CertificateState, certificateName, type InsuranceState } from '#carriers/certificate.ts'
import { addDays, daysBetween } from '#shared/calendar.ts'
import { type IsoDate, writtenDate } from '#shared/written-date.ts'

/**
 * When insurance is looked at, and how many days before the end of cover a certificate counts as expiring, that day
 * included: 30 unless a company sets another number (DEF-106).
 */
export type InsuranceCheck = { today: IsoDate; warningDays: number }

export type Insurance<C extends Certificate> = {
  state: InsuranceState
  /** The certificate whose end decides the state: of those that count, the one that ends first. */
  decidedBy: C | null
}

/** CARRIER-1, DEF-106: how a carrier stands insured on a day. */
export function insuranceOn<C extends Certificate>(certificates: readonly C[], check: InsuranceCheck): Insurance<C> {
  const [first = null, ...others] = countedCertificates(certificates, check.today)
  if (!first) return { state: 'None', decidedBy: null }
  const decidedBy = others.reduce((one, other) => (other.expiresOn < one.expiresOn ? other : one), first)
  return { state: stateOfCover(decidedBy, check), decidedBy }
}

/**
 * Per kind the one certificate that counts on a day: the newest that has begun, or its renewal when that is already on
 * file and follows without a gap. A policy that was renewed is therefore neither expired nor about to.
 */
export function countedCertificates<C extends Certificate>(certificates: readonly C[], today: IsoDate): C[] {
  return newestBegun(certificates, today).map((newest) => {
    if (newest.expiresOn < today) return newest
    const dayAfter = addDays(newest.expiresOn, 1)
    const following = ({ kind, effectiveOn }: C) => kind === newest.kind && effectiveOn <= dayAfter
    return lastToEnd(certificates.filter(following)) ?? newest
  })
}

/** How each certificate stands on a day, in their order. */
export function certificateStatesOn(certificates: readonly Certificate[], check: InsuranceCheck): CertificateState[] {
  const { today } = check
  const counted = countedCertificates(certificates, today)
  const begun = newestBegun(certificates, today)
  return certificates.map((certificate) => {
    if (certificate.effectiveOn > today) return 'Upcoming'
    if (counted.includes(certificate)) return stateOfCover(certificate, check)
    return begun.includes(certificate) ? 'Valid' : 'Replaced'
  })
}

/** When a certificate ends, as a sentence: "Cargo certificate ABC-123 expires in 12 days". */
export function expirySentence(certificate: Certificate, check: InsuranceCheck): string {
  return `${certificateName(certificate)} ${expiryWords(certificate, check)}`
}

/** The same without the name, for where the certificate is named already: "expires in 12 days". */
export function expiryWords(
  { expiresOn }: Pick<Certificate, 'expiresOn'>,
  { today, warningDays }: InsuranceCheck,
): string {
  const left = daysBetween(today, expiresOn)
  if (left > warningDays) return `is valid until ${writtenDate(expiresOn, 'UTC')}`
  if (left > 0) return `expires in ${days(left)}`
  return left === 0 ? 'expires today' : `expired ${days(-left)} ago`
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

function stateOfCover(
  { expiresOn }: Certificate,
  { today, warningDays }: InsuranceCheck,
): 'Valid' | 'Expiring' | 'Expired' {
  const left = daysBetween(today, expiresOn)
  if (left < 0) return 'Expired'
  return left <= warningDays ? 'Expiring' : 'Valid'
}

/** Per kind the certificate that ends last among those that have begun. */
function newestBegun<C extends Certificate>(certificates: readonly C[], today: IsoDate): C[] {
  const begun = certificates.filter(({ effectiveOn }) => effectiveOn <= today)
  const kinds = [...new Set(begun.map(({ kind }) => kind))]
  return kinds.flatMap((one) => lastToEnd(begun.filter(({ kind }) => kind === one)) ?? [])
}

/** Of several that end on one day, the one that began last. */
function lastToEnd<C extends Certificate>(certificates: readonly C[]): C | undefined {
  const key = ({ expiresOn, effectiveOn }: Certificate) => `${expiresOn} ${effectiveOn}`
  return certificates.reduce<C | undefined>(
    (last, certificate) => (last && key(last) >= key(certificate) ? last : certificate),
    undefined,
  )
}
