/** The path if it stays inside the portal, otherwise null. (AUTH-6) */
export function safeRedirectPath(path: string | null | undefined): string | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null
  if (/\p{Cc}/u.test(path)) return null
  // Browsers read a backslash as a slash, and "/.//host" becomes "//host", so paths with a backslash or two slashes are
  // rejected.
  const [route = ''] = path.split(/[?#]/)
  return /\/\/|\\/.test(route) ? null : path
}
