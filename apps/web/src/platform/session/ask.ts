import { call } from '@lanewise/client/call'
import { CallError } from '@lanewise/client/call-error'
import type { Answer, CallInput, Operation } from '@lanewise/contract/operation'
import type { Identity } from './identity.ts'
import { currentPath, rememberPath } from './redirect-url.ts'
import { tellingFetch } from './reporting-fetch.ts'
import { headersOf } from './stored-tokens.ts'

export type AskOptions = {
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  /** Called with the uploaded share of a file, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}
export type Ask = <O extends Operation>(operation: O, input: CallInput<O>, options?: AskOptions) => Promise<Answer<O>>

type AskDependencies = {
  identity: Pick<Identity, 'acquireToken' | 'signIn'>
  /** Name of the token claim that is sent as API key. (AUTH-22) */
  apiKeyClaim: string
  baseUrl: string
  end: () => Promise<void>
}

/**
 * Creates the function for all API calls. It sends the token and API key, and ends the session when they are no longer
 * valid.
 */
export function createAsk({ identity, apiKeyClaim, baseUrl, end }: AskDependencies): Ask {
  const askToSignIn = createSignInRequest(identity)
  const headers = async (): Promise<Record<string, string>> => {
    const token = (await identity.acquireToken()) ?? (await askToSignIn())
    return headersOf(token, apiKeyClaim)
  }
  return async (operation, input, { signal, idempotencyKey, onProgress } = {}) => {
    const isPublic = operation.permission === 'public'
    try {
      const sender = { baseUrl, ...(!isPublic && { headers }), ...(onProgress && { fetch: tellingFetch(onProgress) }) }
      return await call(sender, operation, input, {
        ...(signal && { signal }),
        ...(idempotencyKey && { idempotencyKey }),
      })
    } catch (error) {
      if (!isPublic && isUnauthenticated(error)) {
        rememberPath(currentPath())
        await end()
      }
      throw error
    }
  }
}

export const isUnauthenticated = (error: unknown) => error instanceof CallError && error.status === 401

/**
 * Starts a new sign-in that returns to this page when the token cannot be renewed silently. It runs once for any number
 * of calls. (AUTH-20)
 */
function createSignInRequest({ signIn }: Pick<Identity, 'signIn'>): () => Promise<never> {
  let leaving: Promise<void> | null = null
  return async () => {
    if (!leaving) {
      rememberPath(currentPath())
      leaving = signIn().finally(() => {
        leaving = null
      })
    }
    await leaving
    throw new Error('Sign in to continue')
  }
}
