import { createBrowser } from '#platform/identity/testing/browser.ts'
import type { IdentityWorld } from '#platform/identity/testing/identity-world.ts'
import { portalSignIn } from '#platform/identity/testing/portal-sign-in.ts'
import { publicUrl } from './processes.ts'

/**
 * Signs in with a password through the pages of a running process, like a browser. Null when the sign-in is refused.
 */
export async function signIn({ url }: { url: string }, email: string, password: string): Promise<string | null> {
  const site = { url, publicUrl }
  const browser = createBrowser(site)
  const portal = portalSignIn(site as IdentityWorld, browser)
  const { verifier, page } = await portal.start()
  const answered = await browser.submit(page, { email, password })
  if (!new URL(answered.url, publicUrl).searchParams.has('code')) return null
  return (await portal.finish({ verifier, page: answered })).access_token
}
