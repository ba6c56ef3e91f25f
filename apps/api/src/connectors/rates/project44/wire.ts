import { z } from 'zod'
import { inTime } from '#connectors/in-time.ts'
import { callPartner, PartnerFailure } from '#connectors/wire.ts'
import { Project44Answer } from './answer.ts'
import type { toProject44 } from './request.ts'

export type Project44Settings = {
  /** Without a slash at its end. */
  url: string
  clientId: string
  clientSecret: string
  timeoutMs: number
}

export type Project44Query = {
  path: '/api/v4/ltl/quotes/rates/query' | '/api/v4/vltl/quotes/rates/query'
  body: ReturnType<typeof toProject44>
  signal: AbortSignal
}

export type Project44Wire = (query: Project44Query) => Promise<Project44Answer>

const partner = 'project44'

const Token = z.object({
  access_token: z.string().min(1),
  // Optional in OAuth; without it the token serves a few minutes.
  expires_in: z.coerce.number().positive().catch(300),
})

/** A token is renewed this long before it ends, so that none ends on its way. */
const renewMs = 60_000

/** The one connection to project44, with one token for all its calls. */
export function project44Wire(settings: Project44Settings): Project44Wire {
  const tokens = tokenStore(settings)
  const query = async ({ path, body, signal }: Project44Query, token: string) =>
    callPartner({
      partner,
      url: `${settings.url}${path}`,
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
      timeoutMs: settings.timeoutMs,
      signal,
      answer: Project44Answer,
    })
  const current = ({ signal }: Project44Query) =>
    inTime({ partner, timeoutMs: settings.timeoutMs, signal }, () => tokens.current())

  return async (asked) => {
    const token = await current(asked)
    try {
      return await query(asked, token)
    } catch (error) {
      if (!(error instanceof PartnerFailure && error.status === 401)) throw error
      tokens.drop(token)
      return await query(asked, await current(asked))
    }
  }
}

/** Keeps the token until shortly before its end; whoever asks meanwhile waits for the same new one. */
function tokenStore(settings: Project44Settings) {
  let held: { token: string; until: number } | null = null
  let coming: Promise<string> | null = null

  const fetchToken = async () => {
    const { access_token: token, expires_in: seconds } = await askToken(settings)
    held = { token, until: Date.now() + seconds * 1000 - renewMs }
    return token
  }
  return {
    async current(): Promise<string> {
      if (held && Date.now() < held.until) return held.token
      coming ??= fetchToken().finally(() => {
        coming = null
      })
      return coming
    },
    /** Forgets a token that was refused, unless a newer one is there already. */
    drop(token: string) {
      if (held?.token === token) held = null
    },
  }
}

async function askToken({ url, clientId, clientSecret, timeoutMs }: Project44Settings) {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  })
  try {
    return await callPartner({
      partner,
      url: `${url}/api/v4/oauth2/token`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
      timeoutMs,
      answer: Token,
    })
  } catch (error) {
    if (!(error instanceof PartnerFailure) || ![400, 401, 403].includes(error.status ?? 0)) throw error
    throw new PartnerFailure(partner, 'refused', 'did not accept the credentials', error.status)
  }
}
