import { type CurrentUser, getCurrentUser } from '@lanewise/contract/auth'
import { forgetPersonal } from '#platform/stored.ts'
import { type Ask, createAsk, isUnauthenticated } from './ask.ts'
import { takeEarlyUser } from './early-user.ts'
import type { Identity } from './identity.ts'
import { forgetPath } from './redirect-url.ts'
import { createSessionStore, type SessionState, type SessionStore, watchOtherTabs } from './session-state.ts'

export type { Ask, AskOptions } from './ask.ts'
export type { SessionState } from './session-state.ts'

export type Session = {
  state: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** Loads the current user with the stored tokens. A screen that is open to everyone does not request a sign-in. */
  load: (options?: { mayAskToSignIn?: boolean }) => Promise<void>
  /** Reloads the current user. When that fails, the known user stays. */
  refresh: () => Promise<void>
  /** Applies changes that the signed-in user made to their own account. */
  change: (changed: Partial<CurrentUser>) => void
  /** Called when a sign-in returned without a user. */
  fail: (failure?: string) => void
  ask: Ask
  token: () => Promise<string | null>
  logout: () => Promise<void>
  identity: Identity
}

type Settings = { apiKeyClaim: string; baseUrl?: string; reload?: () => void }

/** The signed-in state of this browser, and the function for API calls. */
export function createSession(identity: Identity, settings: Settings): Session {
  const { apiKeyClaim, baseUrl = '', reload = () => location.reload() } = settings
  const store = createSessionStore()
  const end = createEnd(identity, store)
  const ask = createAsk({ identity, apiKeyClaim, baseUrl, end })
  const logOut = () => {
    store.set({ status: 'anonymous', byChoice: true })
    forgetPath()
    forgetPersonal()
  }
  // Data of one user on this tab must not be used while signed in as another.
  watchOtherTabs(store, { onLogout: logOut, onOtherUser: reload })
  return {
    state: store.get,
    subscribe: store.subscribe,
    ...createLoading({ identity, store, ask, end }),
    change: (changed) => {
      const state = store.get()
      if (state.status === 'signed-in') store.set({ ...state, user: { ...state.user, ...changed } })
    },
    fail: (failure) => store.set({ status: 'anonymous', ...(failure && { failure }) }),
    ask,
    token: identity.acquireToken,
    logout: async () => {
      logOut()
      await identity.signOut()
    },
    identity,
  }
}

/** Deletes the tokens. It runs once, however many calls are rejected at the same time. (AUTH-25) */
function createEnd(identity: Identity, store: SessionStore): () => Promise<void> {
  let ending: Promise<void> | null = null
  return () => {
    ending ??= identity.forget().finally(() => {
      ending = null
      store.set({ status: 'anonymous' })
    })
    return ending
  }
}

type Loading = { identity: Identity; store: SessionStore; ask: Ask; end: () => Promise<void> }

function createLoading({ identity, store, ask, end }: Loading): Pick<Session, 'load' | 'refresh'> {
  const readUser = async () => store.set({ status: 'signed-in', user: await ask(getCurrentUser, {}) })
  const readEarlyUser = async () => {
    const user = (await takeEarlyUser(identity.acquireToken)) as CurrentUser | null
    if (user) store.set({ status: 'signed-in', user })
    return user !== null
  }
  return {
    load: async ({ mayAskToSignIn = true } = {}) => {
      if (!(await identity.hasTokens())) return store.set({ status: 'anonymous' })
      try {
        if (!mayAskToSignIn && (await identity.acquireToken()) === null) return await end()
        if (!(await readEarlyUser())) await readUser()
      } catch (error) {
        if (!isUnauthenticated(error)) store.set({ status: 'unreachable' })
      }
    },
    refresh: () => readUser().catch(() => {}),
  }
}
