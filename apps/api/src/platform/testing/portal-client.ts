import { type CallOptions, call } from '@lanewise/client/call'
import { CallError } from '@lanewise/client/call-error'
import type { CallInput, Operation } from '@lanewise/contract/operation'
import type { Problem } from '@lanewise/contract/problem'
import type { Person } from './given.ts'

type Attempt = { status: number; content: unknown; problem: Problem }

/** By default the client requests a compressed response, which costs both sides time. */
const uncompressed = { 'accept-encoding': 'identity' }

/**
 * Calls the API over HTTP as a person. `attempt` returns a refusal instead of throwing. With `address`, all calls come
 * from this address, if the portal trusts a proxy.
 */
export function createPortalClient(url: string, tokenFor: (person: Person) => Promise<string>, address?: string) {
  const sentFrom: Record<string, string> = { ...uncompressed, ...(address && { 'x-forwarded-for': address }) }
  const callsWith = (own: () => Promise<Record<string, string>>) => {
    const headers = async () => ({ ...sentFrom, ...(await own()) })
    const caller = { baseUrl: url, headers }
    const ask = <O extends Operation>(operation: O, input: CallInput<O>, options?: CallOptions) =>
      call(caller, operation, input, options)
    const attempt = async <O extends Operation>(
      operation: O,
      input: unknown,
      options?: CallOptions,
    ): Promise<Attempt> => {
      try {
        const content = await call(caller, operation, input as CallInput<O>, options)
        return { status: operation.status ?? 200, content, problem: {} as Problem }
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        return { status: error.status, content: error.content, problem: error.content as Problem }
      }
    }
    const raw = async (method: string, path: string, init: RequestInit = {}) =>
      fetch(`${url}${path}`, {
        method,
        ...init,
        headers: { ...(await headers()), ...(init.headers as Record<string, string>) },
      })
    return { ask, attempt, raw }
  }
  const as = (person: Person | null) =>
    callsWith(
      async (): Promise<Record<string, string>> =>
        person ? { authorization: `Bearer ${await tokenFor(person)}` } : {},
    )
  /** Calls as a system that has no user account. */
  const withToken = (token: string) => callsWith(async () => ({ authorization: `Bearer ${token}` }))
  /** Calls as a program with an API key. */
  const withKey = (key: string) => callsWith(async () => ({ 'x-api-key': key }))
  /** Calls as a visitor without an account, from an address in the proxy header. The portal has to trust a proxy. */
  const from = (address: string) => callsWith(async () => ({ 'x-forwarded-for': address }))
  return { as, withToken, withKey, from }
}
