/**
 * Whether the email address is in the comma-separated beta list. Without a list, nobody is a beta user. (PERM-31,
 * PERM-33, PERM-34)
 */
export function isBetaUser(email: string | null | undefined, list: string | null | undefined): boolean {
  if (!email || typeof list !== 'string') return false
  const wanted = comparable(email)
  return wanted !== '' && list.split(',').map(comparable).includes(wanted)
}

const comparable = (address: string) => address.trim().toLowerCase()
