import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '#platform/identity/oidc/site.ts'
import type { AtBrowser } from './browser-session.ts'
import { isSigned, readCookie, signature } from './signed.ts'

const names = { form: 'lw_form', justSet: 'lw_just_set', hint: 'lw_hint', known: 'lw_known' } as const
const twoMinutes = 120
const year = 365 * 86_400
const mostAccounts = 8

/**
 * Ties a form to the browser to which it was sent: the form contains the signature of a cookie that only this browser
 * has. The sign-in form does not need it, because the provider's own cookie ties it.
 */
export function guardOf(site: Site, request: FastifyRequest, reply: FastifyReply): string {
  const known = readCookie(request.headers.cookie, names.form)
  const value = known ?? randomBytes(24).toString('base64url')
  if (!known) setCookie(site, reply, { name: names.form, value })
  return signature(site, `form:${value}`)
}

export function isGuarded(site: Site, request: FastifyRequest, guard: string | null): boolean {
  const value = readCookie(request.headers.cookie, names.form)
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
  const [contactId, ends, given] = readCookie(request.headers.cookie, names.justSet)?.split('.') ?? []
  if (!contactId || !ends || !given) return null
  setCookie(site, reply, { name: names.justSet, value: '', maxAge: 0 })
  const isOpen = Number(ends) > site.clock().getTime()
  return isOpen && isSigned(site, `just-set:${contactId}.${ends}`, given) ? contactId : null
}

/** A browser in which people have signed in before. It has an id of its own, and the accounts that it knows. */
export type KnownBrowser = { id: string; contactIds: readonly string[] }

export function knownBrowser(site: Site, request: FastifyRequest): KnownBrowser | null {
  const [id, contacts, given] = readCookie(request.headers.cookie, names.known)?.split('.') ?? []
  if (!id || !contacts || !given || !isSigned(site, `known:${id}.${contacts}`, given)) return null
  return { id, contactIds: contacts.split('~') }
}

/** After a sign-in, the browser is known for a year. */
export function rememberBrowser(
  site: Site,
  { request, reply }: Pick<AtBrowser, 'request' | 'reply'>,
  contactId: string,
) {
  const known = knownBrowser(site, request)
  const others = (known?.contactIds ?? []).filter((one) => one !== contactId)
  const fact = `${known?.id ?? randomUUID()}.${[contactId, ...others].slice(0, mostAccounts).join('~')}`
  setCookie(site, reply, { name: names.known, value: `${fact}.${signature(site, `known:${fact}`)}`, maxAge: year })
}

/** The email address typed at sign-in, remembered for the "Forgot password" form. */
export const rememberHint = (site: Site, reply: FastifyReply, email: string) =>
  setCookie(site, reply, { name: names.hint, value: encodeURIComponent(email), maxAge: twoMinutes })

export function readHint(request: FastifyRequest): string {
  const hint = readCookie(request.headers.cookie, names.hint) ?? ''
  try {
    return decodeURIComponent(hint)
  } catch {
    return ''
  }
}

type Cookie = { name: string; value: string; maxAge?: number }

function setCookie(site: Site, reply: FastifyReply, { name, value, maxAge }: Cookie) {
  const flags = [`Path=${site.base}`, 'HttpOnly', 'SameSite=Lax']
  if (maxAge !== undefined) flags.push(`Max-Age=${maxAge}`)
  if (site.isSecure) flags.push('Secure')
  reply.header('set-cookie', [`${name}=${value}`, ...flags].join('; '))
}
