import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Site } from '#platform/identity/oidc/site.ts'

/** What this product wrote into a cookie or a form, and nobody else could have. */
export const signature = ({ keys }: Pick<Site, 'keys'>, text: string, key = keys.cookies[0] ?? '') =>
  createHmac('sha256', key).update(text).digest('base64url')

export const isSigned = (site: Pick<Site, 'keys'>, text: string, given: string) =>
  site.keys.cookies.some((key) => {
    const expected = Buffer.from(signature(site, text, key))
    const actual = Buffer.from(given)
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  })

export function readCookie(cookies: string | undefined, name: string): string | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [key, value] = pair.trim().split('=')
    if (key === name && value) return value
  }
  return null
}
