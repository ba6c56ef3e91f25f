import type { FieldIssue } from '#shared/issue.ts'

export const dotNumberMessage = 'A DOT number is 1 to 8 digits'
export const docketNumberMessage = 'A docket number is MC, MX or FF and up to 7 digits'
export const scacMessage = 'A SCAC is 2 to 4 letters'
export const carrierNumberMessage = 'Enter a DOT number, or a docket number such as MC-123456'
export const oneNumberMessage = 'Enter a DOT number or a docket number.'

/** A DOT number as it is kept, digits without leading zeros; null when it is none. */
export function parseDotNumber(text: string): string | null {
  const [, digits = ''] = /^(?:(?:US\s?)?DOT[\s#:-]*)?(\d{1,8})$/i.exec(text.trim()) ?? []
  return withoutZeros(digits)
}

/** A docket number as it is kept, `MC-123456` however it was written; null when it is none. */
export function parseDocketNumber(text: string): string | null {
  const [, authority = '', digits = ''] = /^(MC|MX|FF)[\s#:-]*(\d{1,7})$/i.exec(text.trim()) ?? []
  const number = withoutZeros(digits)
  return number && `${authority.toUpperCase()}-${number}`
}

/** A carrier's alpha code as it is kept, in capitals; null when it is none. */
export function parseScac(text: string): string | null {
  const letters = text.trim().toUpperCase()
  return /^[A-Z]{2,4}$/.test(letters) ? letters : null
}

export type CarrierNumber = { field: 'dotNumber' | 'docketNumber'; value: string }

/** CARRIER-3: the one number a carrier is added by: digits are a DOT number, MC, MX or FF begin a docket number. */
export function parseCarrierNumber(text: string): CarrierNumber | null {
  const docketNumber = parseDocketNumber(text)
  if (docketNumber) return { field: 'docketNumber', value: docketNumber }
  const dotNumber = parseDotNumber(text)
  return dotNumber ? { field: 'dotNumber', value: dotNumber } : null
}

type Numbers = { dotNumber?: string | null; docketNumber?: string | null }

/** CARRIER-3: a carrier is known by at least one of its two numbers. */
export function numberIssues({ dotNumber, docketNumber }: Numbers): FieldIssue[] {
  return dotNumber || docketNumber ? [] : [{ path: ['dotNumber'], message: oneNumberMessage }]
}

/** The number people call a carrier by: "DOT 1234567", or its docket number where it has no other. */
export function carrierNumberText({ dotNumber, docketNumber }: Numbers): string {
  return dotNumber ? `DOT ${dotNumber}` : (docketNumber ?? '')
}

/** Registers pad with zeros and people do not, so that one carrier never gets in twice. */
const withoutZeros = (digits: string): string | null => digits.replace(/^0+/, '') || null
