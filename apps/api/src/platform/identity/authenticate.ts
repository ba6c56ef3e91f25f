import type { User } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import type { Authenticate } from '#platform/http/api-routes.ts'
import { findUser } from './accounts.ts'
import type { VerifyToken } from './tokens.ts'

type Parts = { db: Db; verify: VerifyToken }

/** The active account behind a bearer token, asked anew at every call, so that a deactivated user is out at once. */
export const createAuthenticateToken =
  ({ db, verify }: Parts) =>
  async (token: string): Promise<User | null> => {
    const identified = await verify(token)
    return identified && findUser(db, identified)
  }

/** The same for a request: bearer tokens only; an API key beside one is ignored (DEF-40). */
export function createAuthenticate(parts: Parts): Authenticate {
  const authenticateToken = createAuthenticateToken(parts)
  return async ({ headers }) => {
    const [, token] = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i.exec(headers.authorization ?? '') ?? []
    return token ? authenticateToken(token) : null
  }
}
