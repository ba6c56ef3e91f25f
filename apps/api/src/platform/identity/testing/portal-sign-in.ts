import { createHash, randomBytes } from 'node:crypto'
import type { Browser, Page } from './browser.ts'
import { type IdentityWorld, password } from './identity-world.ts'

export type Tokens = { access_token: string; refresh_token: string; id_token: string; expires_in: number }
type SignInStart = { verifier: string; page: Page }

/** Acts like the portal in the browser: starts a sign-in with PKCE and exchanges the returned code for tokens. */
export function portalSignIn(world: IdentityWorld, browser: Browser) {
  const token = (fields: Record<string, string>) =>
    fetch(`${world.url}/identity/token`, { method: 'POST', body: new URLSearchParams({ client_id: 'web', ...fields }) })

  const start = async (extra: Record<string, string> = {}): Promise<SignInStart> => {
    const verifier = randomBytes(32).toString('base64url')
    const query = new URLSearchParams({
      client_id: 'web',
      response_type: 'code',
      redirect_uri: `${world.publicUrl}/`,
      scope: 'openid profile email api',
      state: 'the-state',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...extra,
    })
    return { verifier, page: await browser.visit(`/identity/auth?${query}`) }
  }

  const exchange = (code: string, verifier: string) =>
    token({ grant_type: 'authorization_code', code, redirect_uri: `${world.publicUrl}/`, code_verifier: verifier })

  const finish = async ({ verifier, page }: SignInStart): Promise<Tokens> => {
    const code = new URL(page.url, world.publicUrl).searchParams.get('code')
    if (!code) throw new Error(`No code came back: ${page.url} (${page.status})\n${page.html}`)
    return (await (await exchange(code, verifier)).json()) as Tokens
  }

  const withPassword = async (email: string, given = password): Promise<Tokens> => {
    const { verifier, page } = await start()
    return finish({ verifier, page: await browser.submit(page, { email, password: given }) })
  }

  return {
    start,
    exchange,
    finish,
    withPassword,
    /** A sign-in that uses the session of this browser without a prompt. */
    silently: async () => finish(await start()),
    refresh: (refreshToken: string) => token({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    logout: (query: Record<string, string>) => browser.visit(`/identity/session/end?${new URLSearchParams(query)}`),
  }
}
