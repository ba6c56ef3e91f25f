import type { Country } from '#places/states.ts'

/** A postal code in the one spelling of its country: 60606 or 60606-1234, K1A 0B1, 44100; null when it has another form. */
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

/** What is wrong with the form of a postal code; a number that a spreadsheet took the leading zeros from is told so (TRADE-8). */
export function postalCodeIssue(country: Country, text: string): string | null {
  if (writtenPostalCode(country, text) !== null) return null
  const digits = text.trim()
  if (country !== 'CA' && /^\d{3,4}$/.test(digits))
    return `${digits} has too few digits: with its leading ${digits.length === 3 ? 'zeros' : 'zero'} it is ${digits.padStart(5, '0')}`
  return forms[country]
}

/** The part of a postal code that names the place: the first five digits, or the Canadian code without its blank. */
export const postalCodeKey = (country: Country, postalCode: string): string => {
  const written = writtenPostalCode(country, postalCode) ?? postalCode.trim().toUpperCase()
  return country === 'CA' ? written.replaceAll(' ', '') : written.slice(0, 5)
}

/** Canadian codes never use D, F, I, O, Q or U, nor W or Z in the first place. */
const canadian = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[- ]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/

const forms: Readonly<Record<Country, string>> = {
  US: 'A US Zip Code has 5 digits, or 5 and 4 with a hyphen',
  CA: 'A Canadian postal code looks like K1A 0B1',
  MX: 'A Mexican postal code has 5 digits',
}
