import { safeRedirectPath } from '@lanewise/domain/access/redirect-path'

const key = 'redirect-url'

/** Stores the requested path with its query string for after the sign-in. (AUTH-6) */
export function rememberPath(path: string) {
  // Login pages lead to the dashboard anyway. Storing one would overwrite the path that the user really wanted.
  if (safeRedirectPath(path) && !isDoor(path)) sessionStorage.setItem(key, path)
}

/** Returns the stored path and removes it; null when there is none or it is outside the portal. */
export function takeRememberedPath(): string | null {
  const path = sessionStorage.getItem(key)
  forgetPath()
  return safeRedirectPath(path)
}

export const forgetPath = () => sessionStorage.removeItem(key)

export const currentPath = () => `${location.pathname}${location.search}`

const isDoor = (path: string) => ['/', '/login'].includes(path.split('?')[0] ?? '')
