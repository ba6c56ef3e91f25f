import type { MailOutbox } from './help.ts'

/** Configuration that the browser loads before the user signs in. */
export type PortalConfig = {
  productName: string
  supportUrl: string
  productionHosts: string[]
  /** External map provider that replaces the built-in one; `{key}` in `styleUrl` stands for the key. (UX-52) */
  map: { styleUrl: string; key: string | null } | null
  mailOutbox: MailOutbox
  identity: {
    authority: string
    clientId: string
    scope: string
    /** API audience. Some identity providers issue API tokens only when the request names it. */
    audience: string | null
    /** URL for resetting a forgotten password; null when the provider has none. */
    resetUrl: string | null
    resetDoneCode: string
    forgotCode: string
    apiKeyClaim: string
    /** True for the built-in provider, which lets the browser watch a password reset; other providers do not. */
    embedded: boolean
  }
}
