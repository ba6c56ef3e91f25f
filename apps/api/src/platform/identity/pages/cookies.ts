import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '#platform/identity/oidc/site.ts'

const names = { form: 'lw_form', justSet: 'lw_just_set', hint: 'lw_hint' } as const
const twoMinutes = 120

/**
 * Ties a form to the browser to which it was sent: the form contains the signature of a cookie that only this browser
 * has. The sign-in form does not need it, because the provider's own cookie ties it.
 */
export function guardOf(site: Site, request: FastifyRequest, reply: FastifyReply): string {
  const known = readCookie(request, names.form)
  const value = known ?? randomBytes(24).toString('base64url')
  if (!known) setCookie(site, reply, { name: names.form, value })
  return signature(site, `form:${value}`)
}

export function isGuarded(site: Site, request: FastifyRequest, guard: string | null): boolean {
  const value = readCookie(request, names.form)
  return value !== null && guard !== null && isSigned(site, `form:${value}`, guard)
}

/** A user who has just set a password in this browser does not have to type it again right away. */
export function rememberJustSet(site: Site, reply: FastifyReply, contactId: string) {
  const ends = site.clock().getTime() + twoMinutes * 1000
  const fact = `${contactId}.${ends}`
  const value = `${fact}.${signature(site, `just-set:${fact}`)}`
  setCookie(site, reply, { name: names.justSet, value, maxAge: twoMinutes })
}

/** The user who has just set a password in this browser. The cookie is consumed. */
export function takeJustSet(site: Site, request: FastifyRequest, reply: FastifyReply): string | null {
  const [contactId, ends, given] = readCookie(request, names.justSet)?.split('.') ?? []
  if (!contactId || !ends || !given) return null
  setCookie(site, reply, { name: names.justSet, value: '', maxAge: 0 })
  const isOpen = Number(ends) > site.clock().getTime()
  return isOpen && isSigned(site, `just-set:${contactId}.${ends}`, given) ? contactId : null
}

/** The email address typed at sign-in, remembered for the "Forgot password" form. */
export const rememberHint = (site: Site, reply: FastifyReply, email: string) =>
  setCookie(site, reply, { name: names.hint, value: encodeURIComponent(email), maxAge: twoMinutes })

export function readHint(request: FastifyRequest): string {
  const hint = readCookie(request, names.hint) ?? ''
  try {
    return decodeURIComponent(hint)
  } catch {
    return ''
  }
}

const signature = ({ keys }: Site, text: string, key = keys.cookies[0] ?? '') =>
  createHmac('sha256', key).update(text).digest('base64url')

const isSigned = (site: Site, text: string, given: string) =>
  site.keys.cookies.some((key) => {
    const expected = Buffer.from(signature(site, text, key))
    const actual = Buffer.from(given)
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  })

function readCookie(request: FastifyRequest, name: string): string | null {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=')
    if (key === name && value) return value
  }
  return null
}

type Cookie = { name: string; value: string; maxAge?: number }

function setCookie(site: Site, reply: FastifyReply, { name, value, maxAge }: Cookie) {
  const flags = [`Path=${site.base}`, 'HttpOnly', 'SameSite=Lax']
  if (maxAge !== undefined) flags.push(`Max-Age=${maxAge}`)
  if (site.isSecure) flags.push('Secure')
  reply.header('set-cookie', [`${name}=${value}`, ...flags].join('; '))
}
