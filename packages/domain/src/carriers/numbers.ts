import type { FieldIssue } from '#shared/issue.ts'

export const dotNumberMessage = 'A DOT number is 1 to 8 digits'
export const docketNumberMessage = 'A docket number is MC, MX or FF and up to 7 digits'
export const scacMessage = 'A SCAC is 2 to 4 letters'
export const carrierNumberMessage = 'Enter a DOT number, or a docket number such as MC-123456'
export const oneNumberMessage = 'Enter a DOT number or a docket number.'

/** Normalized DOT number, digits without leading zeros; null if the text is not a DOT number. */
export function parseDotNumber(text: string): string | null {
  const [, digits = ''] = /^(?:(?:US\s?)?DOT[\s#:-]*)?(\d{1,8})$/i.exec(text.trim()) ?? []
  return withoutZeros(digits)
}

/** Normalized docket number, `MC-123456` for any way of writing it; null if the text is not a docket number. */
export function parseDocketNumber(text: string): string | null {
  const [, authority = '', digits = ''] = /^(MC|MX|FF)[\s#:-]*(\d{1,7})$/i.exec(text.trim()) ?? []
  const number = withoutZeros(digits)
  return number && `${authority.toUpperCase()}-${number}`
}

/** Normalized SCAC in capitals; null if the text is not a SCAC. */
export function parseScac(text: string): string | null {
  const letters = text.trim().toUpperCase()
  return /^[A-Z]{2,4}$/.test(letters) ? letters : null
}

export type CarrierNumber = { field: 'dotNumber' | 'docketNumber'; value: string }

/**
 * The single number a carrier is added by. Digits alone are a DOT number; MC, MX, or FF starts a docket number.
 * (CARRIER-3)
 */
export function parseCarrierNumber(text: string): CarrierNumber | null {
  const docketNumber = parseDocketNumber(text)
  if (docketNumber) return { field: 'docketNumber', value: docketNumber }
  const dotNumber = parseDotNumber(text)
  return dotNumber ? { field: 'dotNumber', value: dotNumber } : null
}

type Numbers = { dotNumber?: string | null; docketNumber?: string | null }

/** A carrier needs at least one of its two numbers. (CARRIER-3) */
export function numberIssues({ dotNumber, docketNumber }: Numbers): FieldIssue[] {
  return dotNumber || docketNumber ? [] : [{ path: ['dotNumber'], message: oneNumberMessage }]
}

/** Display text for a carrier's number: "DOT 1234567", or the docket number if there is no DOT number. */
export function carrierNumberText({ dotNumber, docketNumber }: Numbers): string {
  return dotNumber ? `DOT ${dotNumber}` : (docketNumber ?? '')
}

/** Registers pad with zeros and users do not. Removing the zeros keeps a carrier from being added twice. */
const withoutZeros = (digits: string): string | null => digits.replace(/^0+/, '') || null
