/** Prefix shared by the postal codes of one place: the first five digits of a US code; a Canadian code as stored. */
export function postalPrefix(postalCode: string): string {
  const plain = postalCode.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return /^\d/.test(plain) ? plain.slice(0, 5) : [plain.slice(0, 3), plain.slice(3)].filter(Boolean).join(' ')
}

/** Whether a place matches a postal code, using the same rule as the search. */
export const liesAt = (postalCode: string, wanted: string): boolean =>
  postalCode.toUpperCase().startsWith(postalPrefix(wanted))
