/** What the server tells the browser before anybody has signed in. */
export type PortalConfig = {
  productName: string
  supportUrl: string
  productionHosts: string[]
  /** An outside maker of maps instead of the own one; `{key}` in its address stands for the key (UX-52). */
  map: { styleUrl: string; key: string | null } | null
  identity: {
    authority: string
    clientId: string
    scope: string
    /** Some providers make tokens for an API only when it is named in the request. */
    audience: string | null
    /** Where a forgotten password is renewed; null when the provider has no such address. */
    resetUrl: string | null
    resetDoneCode: string
    forgotCode: string
    apiKeyClaim: string
    /** Our own provider lets the browser watch a reset; others do not. */
    embedded: boolean
  }
}
