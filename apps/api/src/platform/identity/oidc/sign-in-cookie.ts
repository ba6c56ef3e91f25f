import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { isSigned, readCookie, signature } from '#platform/identity/pages/signed.ts'
import type { Site } from './site.ts'

/**
 * A sign-in in progress, kept by the browser that started it. Nothing is stored for people who have not yet shown that
 * they have an account, so that strangers can fill nothing up however often they start.
 */
type Exchange = { cookies: string | undefined; set: (cookie: string) => void }

const exchanges = new AsyncLocalStorage<Exchange>()
const name = 'lw_signing_in'
/** Browsers drop a larger cookie. */
const mostBytes = 3_800

/** Lets the provider read and write the cookie while it answers one request. */
export const withSignInCookie = <T>(request: FastifyRequest, reply: FastifyReply, run: () => T): T =>
  exchanges.run({ cookies: request.headers.cookie, set: (cookie) => void reply.header('set-cookie', cookie) }, run)

/** The same where the provider answers by itself. */
export const withRawSignInCookie = <T>(request: FastifyRequest, response: ServerResponse, run: () => T): T =>
  exchanges.run(
    { cookies: request.headers.cookie, set: (cookie) => void response.appendHeader('set-cookie', cookie) },
    run,
  )

/**
 * Once the sign-in belongs to an account it is stored with that account, so that it can be used once and ends with the
 * account.
 */
export const signInAdapter = (stored: Adapter, site: Site): Adapter => ({
  ...stored,
  upsert: async (id, payload, expiresIn = 0) => {
    if (belongsToAccount(payload)) {
      await stored.upsert(id, payload, expiresIn)
      return write(site, id, null)
    }
    return write(site, id, { id, payload, ends: site.clock().getTime() + expiresIn * 1000 }, expiresIn)
  },
  find: async (id) => (await stored.find(id)) ?? read(site, id),
  destroy: async (id) => {
    await stored.destroy(id)
    write(site, id, null)
  },
})

export function belongsToAccount({ accountId, session, result }: AdapterPayload): boolean {
  return Boolean(accountId ?? session?.accountId ?? (result as { login?: unknown } | undefined)?.login)
}

type SignIn = { id: string; payload: AdapterPayload; ends: number }

function write(site: Site, id: string, signIn: SignIn | null, seconds = 0) {
  const content = signIn === null ? '' : Buffer.from(JSON.stringify(signIn)).toString('base64url')
  const value = content && `${content}.${signature(site, `${name}:${content}`)}`
  if (value.length > mostBytes) throw new Error('This sign-in link is too long')
  const flags = ['HttpOnly', 'SameSite=Lax', `Max-Age=${seconds}`, ...(site.isSecure ? ['Secure'] : [])]
  for (const path of ['sign-in', 'auth'])
    exchanges.getStore()?.set([`${name}=${value}`, `Path=${site.base}/${path}/${id}`, ...flags].join('; '))
}

function read(site: Site, id: string): AdapterPayload | undefined {
  const [content, given] = readCookie(exchanges.getStore()?.cookies, name)?.split('.') ?? []
  if (!content || !given || !isSigned(site, `${name}:${content}`, given)) return undefined
  const signIn: SignIn = JSON.parse(Buffer.from(content, 'base64url').toString())
  return signIn.id === id && signIn.ends > site.clock().getTime() ? signIn.payload : undefined
}
