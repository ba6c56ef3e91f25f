import { z } from 'zod'
import { inTime } from '#connectors/in-time.ts'
import { callPartner, type PartnerCall, PartnerFailure } from '#connectors/wire.ts'

export type Project44Settings = {
  /** Has no trailing slash. */
  url: string
  clientId: string
  clientSecret: string
  timeoutMs: number
}

/** A call to a path below the project44 address. The connection handles the sign-in. */
export type Project44Call<T> = Omit<PartnerCall<T>, 'partner' | 'url' | 'headers' | 'timeoutMs' | 'signal'> & {
  path: string
  signal: AbortSignal
}

export type Project44Connection = <T>(call: Project44Call<T>) => Promise<T>

const partner = 'project44'

const Token = z.object({
  access_token: z.string().min(1),
  // Optional in OAuth. Without it the token is used for a few minutes.
  expires_in: z.coerce.number().positive().catch(300),
})

/** A token is renewed this long before it expires, so that it does not expire during a call. */
const renewMs = 60_000

/** A connection to project44 with one token for all calls. A call whose token is refused is repeated once. */
export function project44Connection(settings: Project44Settings): Project44Connection {
  const { url, timeoutMs } = settings
  const tokens = tokenStore(settings)
  const current = (signal: AbortSignal) => inTime({ partner, timeoutMs, signal }, () => tokens.current())
  return async ({ path, ...call }) => {
    const once = (token: string) =>
      callPartner({
        ...call,
        partner,
        url: `${url}${path}`,
        headers: { authorization: `Bearer ${token}` },
        timeoutMs,
      })
    const token = await current(call.signal)
    try {
      return await once(token)
    } catch (error) {
      if (!(error instanceof PartnerFailure && error.status === 401)) throw error
      tokens.drop(token)
      return await once(await current(call.signal))
    }
  }
}

/** Caches the token until shortly before it expires. Concurrent callers wait for the same new token. */
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
    /** Drops a refused token, unless it has been replaced already. */
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
    throw new PartnerFailure(partner, 'refused', 'did not accept the credentials', { status: error.status })
  }
}
