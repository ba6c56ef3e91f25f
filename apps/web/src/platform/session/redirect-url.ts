import { safeRedirectPath } from '@lanewise/domain/access/redirect-path'

const key = 'redirect-url'

/** Remembers where the user wanted to go, with its query string, for after the sign-in (AUTH-6). */
export function rememberPath(path: string) {
  // The doors lead to the dashboard anyway; remembering one would forget where the user really wanted to go.
  if (safeRedirectPath(path) && !isDoor(path)) sessionStorage.setItem(key, path)
}

/** The remembered path, once; null when there is none or it does not lead into the portal. */
export function takeRememberedPath(): string | null {
  const path = sessionStorage.getItem(key)
  forgetPath()
  return safeRedirectPath(path)
}

export const forgetPath = () => sessionStorage.removeItem(key)

export const currentPath = () => `${location.pathname}${location.search}`

const isDoor = (path: string) => ['/', '/login'].includes(path.split('?')[0] ?? '')
