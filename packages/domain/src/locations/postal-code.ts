import type { Country } from '#places/states.ts'

/**
 * Postal code in the standard spelling of its country: 60606 or 60606-1234, K1A 0B1, 44100; null if the format is
 * invalid.
 */
export function writtenPostalCode(country: Country, text: string): string | null {
  const plain = text.trim().toUpperCase()
  if (country === 'CA') {
    const [, area, unit] = canadian.exec(plain) ?? []
    return area && unit ? `${area} ${unit}` : null
  }
  const [, five, four] = /^(\d{5})(?:[- ]?(\d{4}))?$/.exec(plain) ?? []
  if (!five || (four && country === 'MX')) return null
  return four ? `${five}-${four}` : five
}

/**
 * Error for an invalid postal code; the message mentions leading zeros if a spreadsheet probably removed them.
 * (TRADE-8)
 */
export function postalCodeIssue(country: Country, text: string): string | null {
  if (writtenPostalCode(country, text) !== null) return null
  const digits = text.trim()
  if (country !== 'CA' && /^\d{3,4}$/.test(digits))
    return `${digits} has too few digits: with its leading ${digits.length === 3 ? 'zeros' : 'zero'} it is ${digits.padStart(5, '0')}`
  return forms[country]
}

/** Part of a postal code that identifies the place: the first five digits, or the Canadian code without its blank. */
export const postalCodeKey = (country: Country, postalCode: string): string => {
  const written = writtenPostalCode(country, postalCode) ?? postalCode.trim().toUpperCase()
  return country === 'CA' ? written.replaceAll(' ', '') : written.slice(0, 5)
}

/** Canadian codes never use D, F, I, O, Q or U, and never start with W or Z. */
const canadian = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[- ]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/

const forms: Readonly<Record<Country, string>> = {
  US: 'A US Zip Code has 5 digits, or 5 and 4 with a hyphen',
  CA: 'A Canadian postal code looks like K1A 0B1',
  MX: 'A Mexican postal code has 5 digits',
}
