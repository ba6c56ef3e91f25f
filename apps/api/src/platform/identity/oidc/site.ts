import type { Db } from '#platform/db/database.ts'
import type { SendMail } from '#platform/identity/credentials/request-reset.ts'
import type { DemoSignIns } from '#platform/identity/demo-users.ts'
import type { IdentityKeys } from '#platform/identity/keys.ts'
import { issuerOf } from '#platform/identity/tokens.ts'

export type IdentityOptions = {
  publicUrl: string
  productName: string
  supportUrl: string
  keys: IdentityKeys
  db: Db
  sendMail: SendMail
  clock: () => Date
  /** Claim of the token that the portal sends as its API key. (AUTH-22) */
  apiKeyClaim?: string
  /** Error code with which a sign-in returns when the user has forgotten the password. (AUTH-8) */
  forgotCode?: string
  /** Shown on the sign-in page of a demo. */
  demo?: DemoSignIns
}

export type Site = IdentityOptions & {
  issuer: string
  /** Path of the issuer as the browser sees it. A proxy may add a prefix. */
  base: string
  isSecure: boolean
  signInUrl: string
  forgotCode: string
  apiKeyClaim: string
}

export function siteOf(options: IdentityOptions): Site {
  const issuer = issuerOf(options.publicUrl)
  const { pathname, protocol } = new URL(issuer)
  return {
    forgotCode: 'password_forgotten',
    apiKeyClaim: 'sub',
    ...options,
    issuer,
    base: pathname,
    isSecure: protocol === 'https:',
    signInUrl: `${options.publicUrl}/login?signin=now`,
  }
}
