import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useSession, useSessionState } from '#platform/session/SessionProvider.tsx'
import type { SessionState } from '#platform/session/session-state.ts'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { FullPageLoader } from '#ui/feedback/FullPageLoader.tsx'

type Known = Extract<SessionState, { status: 'anonymous' | 'signed-in' }>

/** Shows a full-page loader until the session is known. No routing decision is made before. (ROUTE-9) */
export function WhenKnown({ children }: { children: (state: Known) => ReactNode }) {
  const session = useSession()
  const state = useSessionState()
  if (state.status === 'loading') return <FullPageLoader />
  if (state.status === 'unreachable') {
    return (
      <Centre>
        <ErrorState text="The portal cannot be reached" onRetry={() => void session.load()} />
      </Centre>
    )
  }
  return children(state)
}

const Centre = styled('main')({ minHeight: '100dvh', display: 'grid', placeContent: 'center' })
