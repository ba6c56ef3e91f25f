import { CallError } from '@lanewise/client/call-error'
import { getPasswordReset } from '@lanewise/contract/auth'
import { useEffect, useEffectEvent } from 'react'
import type { PortalConfig } from '#platform/config.ts'
import { rememberPath } from './redirect-url.ts'
import { useSession } from './SessionProvider.tsx'
import type { Session } from './session.ts'

type Provider = Pick<PortalConfig['identity'], 'resetUrl' | 'embedded'>

/** Milliseconds between two looks at a reset (AUTH-14). */
const pollEvery = 500
const tooManyRequests = 429

/** The authority's address with the hint when there is one (AUTH-11); our own also learns under which watch a browser waits. */
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

/** Signs in with the new password: to the dashboard from the doors of the portal, otherwise back to where the user is (AUTH-12, AUTH-13). */
export async function signInAfterReset({ identity }: Session, path: string) {
  const [route = ''] = path.split('?')
  rememberPath(['/', '/forgotpassword'].includes(route) ? '/dashboard' : path)
  await identity.signIn()
}

type Watching = {
  /** Null while there is nothing to watch. */
  watch: string | null
  onCompleted: () => void
  onFailed: () => void
  /** In another window the reset begins when its form is sent; until then nobody knows the watch. */
  beginsLater?: boolean
}

/** Looks every 500 ms whether the reset has come to its end; stops then, on failure, and when the screen is left (AUTH-15). */
export function useResetWatch({ watch, onCompleted, onFailed, beginsLater = false }: Watching) {
  const session = useSession()
  const completed = useEffectEvent(onCompleted)
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    if (!watch) return
    let hasBegun = !beginsLater
    let isOver = false
    const stop = () => {
      isOver = true
      clearInterval(timer)
    }
    const look = async () => {
      const state = await stateOf(session, watch)
      if (isOver) return
      if (state === 'waiting') hasBegun = true
      if (state === 'completed' || (state === 'failed' && hasBegun)) stop()
      if (state === 'completed') completed()
      if (state === 'failed' && hasBegun) failed()
    }
    const timer = setInterval(() => void look(), pollEvery)
    return stop
  }, [session, watch, beginsLater])
}

/** A refusal ends the reset; a network that is away for a moment, or a server that wants a rest, does not. */
const stateOf = ({ ask }: Session, watch: string) =>
  ask(getPasswordReset, { params: { watch } }).then(
    ({ state }) => state,
    (error: unknown) =>
      error instanceof CallError && error.status < 500 && error.status !== tooManyRequests ? 'failed' : 'unknown',
  )

/** 32 random bytes as text that fits into an address. */
export function newWatch(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
