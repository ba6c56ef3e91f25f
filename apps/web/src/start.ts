import { readConfig } from './platform/config.ts'
import { outlineOf } from './platform/routing/outline.ts'
import { askForUserEarly } from './platform/session/early-user.ts'
import { storedTokens } from './platform/session/stored-tokens.ts'

/** Runs before the first paint, as a file of its own because the page allows no inline script. */
const page = document.documentElement
const { identity } = readConfig()

// A dark page never flashes white.
const choice = stored('theme')
const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
page.setAttribute('data-theme', choice === 'light' || choice === 'dark' ? choice : system)

// A signed-in user sees the frame of the portal at once, and the server looks the user up meanwhile. Whoever returns from
// the sign-in is not known yet.
const answer = new URLSearchParams(location.search)
const isInside = !location.pathname.startsWith('/public/')
const isKnown = storedTokens(identity) !== null
const isReturning = answer.has('state') && !answer.has('error')
if (isInside && (isKnown || isReturning)) {
  page.setAttribute('data-frame', stored('lockedNavBar') === 'true' ? 'locked' : 'rail')
  page.setAttribute('data-outline', outlineOf(location.pathname))
}
if (isInside && isKnown && !answer.has('state')) askForUserEarly(identity)

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Without storage the defaults apply.
    return null
  }
}
