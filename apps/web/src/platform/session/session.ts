import { call } from '@lanewise/client/call'
import { CallError } from '@lanewise/client/call-error'
import { type CurrentUser, getCurrentUser } from '@lanewise/contract/auth'
import type { Answer, CallInput, Operation } from '@lanewise/contract/operation'
import { writeStored } from '#platform/stored.ts'
import { claimOf, type Identity } from './identity.ts'
import { currentPath, rememberPath } from './redirect-url.ts'

export type SessionState =
  | { status: 'loading' }
  | { status: 'anonymous'; failure?: string }
  | { status: 'signed-in'; user: CurrentUser }
  | { status: 'unreachable' }

export type Session = {
  state: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** Loads the current user with the tokens at hand. */
  load: () => Promise<void>
  setState: (state: SessionState) => void
  ask: <O extends Operation>(operation: O, input: CallInput<O>, options?: AskOptions) => Promise<Answer<O>>
  token: () => Promise<string | null>
  logout: () => Promise<void>
  identity: Identity
}
export type AskOptions = { signal?: AbortSignal | undefined; idempotencyKey?: string | undefined }

const cacheKey = 'currentUser'

/** The signed-in state of this browser, and the one way to make calls with it. */
export function createSession(
  identity: Identity,
  { apiKeyClaim, baseUrl = '' }: { apiKeyClaim: string; baseUrl?: string },
): Session {
  let state: SessionState = { status: 'loading' }
  let ending: Promise<void> | null = null
  const listeners = new Set<() => void>()
  const setState = (next: SessionState) => {
    state = next
    if (next.status === 'signed-in') writeStored(cacheKey, next.user)
    if (next.status === 'anonymous') writeStored(cacheKey, null)
    for (const listener of listeners) listener()
  }

  const end = () => {
    ending ??= identity.forget().finally(() => {
      ending = null
      setState({ status: 'anonymous' })
    })
    return ending
  }

  /** The token cannot be renewed silently: sign in again and come back here (AUTH-20). */
  const askToSignIn = async (): Promise<never> => {
    rememberPath(currentPath())
    await identity.signIn()
    throw new Error('Sign in to continue')
  }

  const headers = async (): Promise<Record<string, string>> => {
    const token = (await identity.acquireToken()) ?? (await askToSignIn())
    const key = claimOf(token, apiKeyClaim)
    return { authorization: `Bearer ${token}`, ...(key && { 'x-api-key': key }) }
  }

  const ask: Session['ask'] = async (operation, input, { signal, idempotencyKey } = {}) => {
    try {
      return await call({ baseUrl, ...(operation.permission !== 'public' && { headers }) }, operation, input, {
        ...(signal && { signal }),
        ...(idempotencyKey && { idempotencyKey }),
      })
    } catch (error) {
      if (error instanceof CallError && error.status === 401 && operation.permission !== 'public') {
        rememberPath(currentPath())
        await end()
      }
      throw error
    }
  }

  const load = async () => {
    if (!(await identity.hasTokens())) return setState({ status: 'anonymous' })
    try {
      setState({ status: 'signed-in', user: await ask(getCurrentUser, {}) })
    } catch (error) {
      if (!(error instanceof CallError && error.status === 401)) setState({ status: 'unreachable' })
    }
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load,
    setState,
    ask,
    identity,
    token: identity.acquireToken,
    logout: async () => {
      setState({ status: 'anonymous' })
      await identity.signOut()
    },
  }
}
