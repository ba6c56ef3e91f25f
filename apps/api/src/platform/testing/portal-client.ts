import { type CallOptions, call } from '@lanewise/client/call'
import { CallError } from '@lanewise/client/call-error'
import type { CallInput, Operation } from '@lanewise/contract/operation'
import type { Problem } from '@lanewise/contract/problem'
import type { Person } from './given.ts'

type Attempt = { status: number; content: unknown; problem: Problem }

/** Unless it is told so, the client asks for an answer that both sides have to work on. */
const uncompressed = { 'accept-encoding': 'identity' }

/**
 * Calls through HTTP as a person; `attempt` answers the refusal instead of failing. All calls come from `address` where
 * one is given and the portal trusts a proxy.
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
  /** As a system that is nobody's account. */
  const withToken = (token: string) => callsWith(async () => ({ authorization: `Bearer ${token}` }))
  /** As a program that has a key. */
  const withKey = (key: string) => callsWith(async () => ({ 'x-api-key': key }))
  /** As somebody without an account at an address that a proxy names; the portal has to trust one. */
  const from = (address: string) => callsWith(async () => ({ 'x-forwarded-for': address }))
  return { as, withToken, withKey, from }
}
