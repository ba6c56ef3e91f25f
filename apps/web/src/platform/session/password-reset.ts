import { CallError } from '@lanewise/client/call-error'
import { getPasswordReset } from '@lanewise/contract/auth'
import { useEffect, useEffectEvent } from 'react'
import type { PortalConfig } from '#platform/config.ts'
import { rememberPath } from './redirect-url.ts'
import { useSession } from './SessionProvider.tsx'
import type { Session } from './session.ts'

type Provider = Pick<PortalConfig['identity'], 'resetUrl' | 'embedded'>

/** Milliseconds between two checks of a password reset. (AUTH-14) */
const pollEvery = 500
const tooManyRequests = 429

/**
 * The provider's reset URL, with the login hint if there is one. The built-in provider also gets the watch id that the
 * browser waits for. (AUTH-11)
 */
export function resetAddress(
  { resetUrl, embedded }: Provider,
  { loginHint, watch }: { loginHint: string | null; watch: string },
): string | null {
  if (!resetUrl) return null
  const url = new URL(resetUrl, location.origin)
  if (loginHint) url.searchParams.set('login_hint', loginHint)
  if (embedded) url.searchParams.set('watch', watch)
  return url.toString()
}

/**
 * Signs in with the new password. From a login page the user goes to the dashboard, otherwise back to the current page.
 * (AUTH-12, AUTH-13)
 */
export async function signInAfterReset({ identity }: Session, path: string) {
  const [route = ''] = path.split('?')
  rememberPath(['/', '/forgotpassword'].includes(route) ? '/dashboard' : path)
  await identity.signIn()
}

type Watching = {
  /** Null while there is no reset to watch. */
  watch: string | null
  onCompleted: () => void
  onFailed: () => void
  /**
   * In another window, the reset begins when its form is submitted. Until then the server does not know the watch id.
   */
  beginsLater?: boolean
}

/**
 * Checks every 500 ms whether the reset is complete. Polling stops on completion, on failure, and when the screen is
 * left. (AUTH-15)
 */
export function useResetWatch({ watch, onCompleted, onFailed, beginsLater = false }: Watching) {
  const session = useSession()
  const completed = useEffectEvent(onCompleted)
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    if (!watch) return
    let hasStarted = !beginsLater
    let isOver = false
    const stop = () => {
      isOver = true
      clearInterval(timer)
    }
    const poll = async () => {
      const state = await stateOf(session, watch)
      if (isOver) return
      if (state === 'waiting') hasStarted = true
      if (state === 'completed' || (state === 'failed' && hasStarted)) stop()
      if (state === 'completed') completed()
      if (state === 'failed' && hasStarted) failed()
    }
    const timer = setInterval(() => void poll(), pollEvery)
    return stop
  }, [session, watch, beginsLater])
}

/** A rejection ends the reset. A temporary network failure or a rate limit does not. */
const stateOf = ({ ask }: Session, watch: string) =>
  ask(getPasswordReset, { params: { watch } }).then(
    ({ state }) => state,
    (error: unknown) =>
      error instanceof CallError && error.status < 500 && error.status !== tooManyRequests ? 'failed' : 'unknown',
  )

/** 32 random bytes in URL-safe text. */
export function newWatch(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
