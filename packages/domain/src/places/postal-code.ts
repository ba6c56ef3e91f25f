/** How postal codes of one place begin: US codes by their first five digits; a Canadian code in the spelling it is kept in. */
export function postalPrefix(postalCode: string): string {
  const plain = postalCode.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return /^\d/.test(plain) ? plain.slice(0, 5) : [plain.slice(0, 3), plain.slice(3)].filter(Boolean).join(' ')
}

/** Whether a place lies at a postal code, as the search at that code finds it. */
export const liesAt = (postalCode: string, wanted: string): boolean =>
  postalCode.toUpperCase().startsWith(postalPrefix(wanted))
