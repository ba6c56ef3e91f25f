import { type CurrentUser, getCurrentUser } from '@lanewise/contract/auth'
import { forgetPersonal } from '#platform/stored.ts'
import { type Ask, createAsk, isUnauthenticated } from './ask.ts'
import type { Identity } from './identity.ts'
import { forgetPath } from './redirect-url.ts'
import { createSessionStore, followOtherTabs, type SessionState, type SessionStore } from './session-state.ts'

export type { Ask, AskOptions } from './ask.ts'
export type { SessionState } from './session-state.ts'

export type Session = {
  state: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** Loads the current user with the tokens at hand; a screen that opens to everybody does not ask for a sign-in. */
  load: (options?: { mayAskToSignIn?: boolean }) => Promise<void>
  /** Loads the current user again; when that fails, what is known stays. */
  refresh: () => Promise<void>
  /** What the signed-in user has just changed about the own account. */
  change: (changed: Partial<CurrentUser>) => void
  /** A sign-in came back without a user. */
  fail: (failure?: string) => void
  ask: Ask
  token: () => Promise<string | null>
  logout: () => Promise<void>
  identity: Identity
}

type Settings = { apiKeyClaim: string; baseUrl?: string; reload?: () => void }

/** The signed-in state of this browser, and the one way to make calls with it. */
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
  // What this tab shows of the one user must not be acted on as the other.
  followOtherTabs(store, { onLogout: logOut, onOtherUser: reload })
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

/** Forgets the tokens; however many calls are refused at once, it happens once (AUTH-25). */
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
  return {
    load: async ({ mayAskToSignIn = true } = {}) => {
      if (!(await identity.hasTokens())) return store.set({ status: 'anonymous' })
      try {
        if (!mayAskToSignIn && (await identity.acquireToken()) === null) return await end()
        await readUser()
      } catch (error) {
        if (!isUnauthenticated(error)) store.set({ status: 'unreachable' })
      }
    },
    refresh: () => readUser().catch(() => {}),
  }
}
