import type { CurrentUser } from '@lanewise/contract/auth'
import { writeStored } from '#platform/stored.ts'

export type SessionState =
  | { status: 'loading' }
  /** No user is signed in. `failure` is the reason of a failed sign-in, `byChoice` means that the user logged out. */
  | { status: 'anonymous'; failure?: string; byChoice?: true }
  | { status: 'signed-in'; user: CurrentUser }
  | { status: 'unreachable' }

export type SessionStore = {
  get: () => SessionState
  set: (next: SessionState) => void
  subscribe: (listener: () => void) => () => void
}

const cacheKey = 'currentUser'

/** Store for the signed-in user, who is also cached in this browser. (AUTH-35) */
export function createSessionStore(): SessionStore {
  let state: SessionState = { status: 'loading' }
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: (next) => {
      state = next
      if (next.status === 'signed-in') writeStored(cacheKey, next.user)
      if (next.status === 'anonymous') writeStored(cacheKey, null)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type Elsewhere = { onLogout: () => void; onOtherUser: () => void }

/** Watches the other tabs of this browser, which share its tokens: a logout, or a sign-in as another user. */
export function watchOtherTabs(store: SessionStore, { onLogout, onOtherUser }: Elsewhere) {
  addEventListener('storage', ({ key, newValue }) => {
    const state = store.get()
    if (key !== cacheKey || state.status !== 'signed-in') return
    if (newValue === null) onLogout()
    else if (!newValue.includes(state.user.id)) onOtherUser()
  })
}
