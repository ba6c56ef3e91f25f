import { unknownError } from '@lanewise/contract/messages'
import { useCallback, useState } from 'react'
import { useSession, useSessionState } from '#platform/session/SessionProvider.tsx'

/** Hands over to the identity provider. `failure` says why the last attempt failed. */
export function useSignIn() {
  const { identity } = useSession()
  const state = useSessionState()
  const [isLeaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState(state.status === 'anonymous' ? state.failure : undefined)
  const signIn = useCallback(async () => {
    setLeaving(true)
    try {
      await identity.signIn()
    } catch {
      setFailure(unknownError)
    } finally {
      // The page stays alive when the hand-over fails and when the user returns to it with the Back button.
      setLeaving(false)
    }
  }, [identity])
  return { signIn, isLeaving, failure }
}
