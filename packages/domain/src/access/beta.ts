/** PERM-31, PERM-33, PERM-34: whether the email address is in the comma-separated beta list; without a list nobody is. */
export function isBetaUser(email: string | null | undefined, list: string | null | undefined): boolean {
  if (!email || typeof list !== 'string') return false
  const wanted = comparable(email)
  return wanted !== '' && list.split(',').map(comparable).includes(wanted)
}

const comparable = (address: string) => address.trim().toLowerCase()
