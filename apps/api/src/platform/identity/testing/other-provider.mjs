// A small external OpenID provider: plain HTTP, RS256, its own form. It prints its address when it is ready. The
// environment variable PEOPLE holds the users and their claims as JSON.
import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose'

const people = JSON.parse(process.env.PEOPLE ?? '[]')
const audience = process.env.AUDIENCE ?? 'freight-api'
const { publicKey, privateKey } = await generateKeyPair('RS256')
const jwk = { ...(await exportJWK(publicKey)), kid: 'other-1', alg: 'RS256', use: 'sig' }
const codes = new Map()
const opaque = new Map()
let issuer = ''

const sign = (claims, forWhom, typ) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: jwk.kid, typ })
    .setIssuer(issuer)
    .setAudience(forWhom)
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(privateKey)

const routes = {
  'GET /.well-known/openid-configuration': () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    claims_supported: ['sub', 'email', 'email_verified', 'name'],
  }),

  'GET /keys': () => ({ keys: [jwk] }),

  'GET /authorize': ({ query }) => ({
    html: `<h1>Other sign-in</h1><form method="post" action="/authorize?${query.toString().replaceAll('&', '&amp;')}"><input name="user"><input name="secret" type="password"><button>Enter</button></form>`,
  }),

  'POST /authorize': ({ query, form }) => {
    const person = people.find(({ user, secret }) => user === form.get('user') && secret === form.get('secret'))
    if (!person) return { status: 401, html: '<h1>No</h1>' }
    const code = randomBytes(16).toString('hex')
    codes.set(code, { person, query })
    const back = new URL(query.get('redirect_uri'))
    back.searchParams.set('code', code)
    back.searchParams.set('state', query.get('state'))
    return { status: 302, location: back.href }
  },

  'POST /oauth/token': async ({ form }) => {
    const { person, query } = codes.get(form.get('code')) ?? {}
    codes.delete(form.get('code'))
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!person || challenge !== query.get('code_challenge')) return { status: 400, json: { error: 'invalid_grant' } }
    const { sub, email, email_verified, token = {} } = person
    const id_token = await sign({ sub, email, email_verified }, query.get('client_id'), 'JWT')
    const access_token = person.isOpaque
      ? randomBytes(24).toString('base64url')
      : await sign({ sub, azp: query.get('client_id'), ...token }, audience, 'at+jwt')
    opaque.set(access_token, person)
    return { access_token, id_token, token_type: 'Bearer', expires_in: 600 }
  },

  'GET /me': async ({ bearer }) => {
    const person = opaque.get(bearer) ?? (await personOf(bearer))
    if (!person) return { status: 401, json: { error: 'invalid_token' } }
    const { sub, email, email_verified } = person
    return { sub, email, email_verified }
  },
}

const personOf = (token) =>
  jwtVerify(token, publicKey).then(
    ({ payload }) => people.find(({ sub }) => sub === payload.sub),
    () => undefined,
  )

const server = createServer(async (request, response) => {
  const { pathname, searchParams: query } = new URL(request.url, issuer)
  let body = ''
  for await (const chunk of request) body += chunk
  const bearer = (request.headers.authorization ?? '').replace('Bearer ', '')
  const route = routes[`${request.method} ${pathname}`]
  const answer = route ? await route({ query, form: new URLSearchParams(body), bearer }) : { status: 404, json: {} }
  const { status = 200, html, location, json = answer } = answer
  response.writeHead(status, {
    'content-type': html ? 'text/html' : 'application/json',
    'access-control-allow-origin': '*',
    ...(location && { location }),
  })
  response.end(location ? '' : (html ?? JSON.stringify(json)))
})

server.listen(0, '127.0.0.1', () => {
  issuer = `http://127.0.0.1:${server.address().port}`
  process.stdout.write(`${issuer}\n`)
})
