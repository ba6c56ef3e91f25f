import type { IncomingMessage } from 'node:http'
import type { User } from '#platform/context.ts'
import type { Accounts } from './accounts.ts'
import type { KeyHolders } from './key-holders.ts'
import type { VerifyToken } from './tokens.ts'

type Parts = { accounts: Accounts; verify: VerifyToken }

/** The active account behind a bearer token. A deactivated user is locked out within a second. */
export const createAuthenticateToken =
  ({ accounts, verify }: Parts) =>
  async (token: string): Promise<User | null> => {
    const identified = await verify(token)
    return identified && accounts.find(identified)
  }

/** Authenticates a request. An API key alone identifies a program; next to a bearer token it is ignored. (DEF-40) */
export function createAuthenticate({ keys, ...parts }: Parts & { keys: KeyHolders }) {
  const authenticateToken = createAuthenticateToken(parts)
  return async ({ headers }: Pick<IncomingMessage, 'headers'>): Promise<User | null> => {
    const [, token] = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i.exec(headers.authorization ?? '') ?? []
    if (token) return authenticateToken(token)
    const key = headers['x-api-key']
    return typeof key === 'string' && headers.authorization === undefined ? keys.find(key) : null
  }
}
