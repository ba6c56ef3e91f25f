/** AUTH-6: the path when it stays inside the portal, otherwise null. */
export function safeRedirectPath(path: string | null | undefined): string | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null
  if (/\p{Cc}/u.test(path)) return null
  // Browsers read a backslash as a slash, and "/.//host" becomes "//host": neither a backslash nor two slashes pass.
  const [route = ''] = path.split(/[?#]/)
  return /\/\/|\\/.test(route) ? null : path
}
