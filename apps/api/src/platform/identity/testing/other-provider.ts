import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'

export type OtherPerson = {
  user: string
  secret: string
  sub: string
  email: string
  email_verified?: boolean
  /** Claims in the access token, besides the subject. */
  token?: Record<string, unknown>
  isOpaque?: boolean
}

export async function startOtherProvider(people: OtherPerson[], audience = 'freight-api') {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'other-provider.mjs')], {
    env: { ...process.env, PEOPLE: JSON.stringify(people), AUDIENCE: audience },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const issuer = await new Promise<string>((done, failed) => {
    child.stdout.once('data', (line: Buffer) => done(line.toString().trim()))
    child.once('exit', (code) => failed(new Error(`The other provider ended with ${code}`)))
  })
  const stop = () =>
    new Promise<void>((done) => {
      child.removeAllListeners('exit')
      child.once('exit', () => done())
      child.kill()
    })
  return { issuer, stop }
}

/** The code flow as any portal would do it, based only on the discovery document. */
export async function signInAt(
  authority: string,
  { clientId, redirectUri }: { clientId: string; redirectUri: string },
  { user, secret }: Pick<OtherPerson, 'user' | 'secret'>,
): Promise<{ access_token: string; id_token: string }> {
  const discovery = await fetch(`${authority}/.well-known/openid-configuration`)
  const { authorization_endpoint, token_endpoint } = (await discovery.json()) as Record<string, string>
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid profile email',
    state: 's',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const signedIn = await fetch(`${authorization_endpoint}?${query}`, {
    method: 'POST',
    body: new URLSearchParams({ user, secret }),
    redirect: 'manual',
  })
  const code = new URL(signedIn.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const fields = { grant_type: 'authorization_code', client_id: clientId, code, code_verifier: verifier }
  const answer = await fetch(token_endpoint ?? '', {
    method: 'POST',
    body: new URLSearchParams({ ...fields, redirect_uri: redirectUri }),
  })
  return (await answer.json()) as { access_token: string; id_token: string }
}
