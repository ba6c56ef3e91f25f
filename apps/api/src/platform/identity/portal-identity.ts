import type { PortalConfig } from '@lanewise/contract/portal-config'
import type { Logger } from '#platform/log.ts'
import { verifyExternalTokens } from './external.ts'
import type { IdentityKeys } from './keys.ts'
import { clientId, scopes } from './oidc/configuration.ts'
import { issuerOf, type VerifyToken, verifyOwnTokens } from './tokens.ts'

/** Settings that choose the identity provider. Without an issuer it is the embedded one. */
export type IdentitySettings = {
  PUBLIC_URL: string
  OIDC_ISSUER?: string | undefined
  OIDC_CLIENT_ID?: string | undefined
  OIDC_AUDIENCE?: string | undefined
  OIDC_EMAIL_CLAIM: string
  OIDC_RESET_URL?: string | undefined
  OIDC_RESET_DONE_CODE: string
  OIDC_FORGOT_CODE: string
  API_KEY_CLAIM: string
}

export type PortalIdentity = PortalConfig['identity']

export function portalIdentity(settings: IdentitySettings): PortalIdentity {
  const { PUBLIC_URL, OIDC_ISSUER } = settings
  const same = {
    resetDoneCode: settings.OIDC_RESET_DONE_CODE,
    forgotCode: settings.OIDC_FORGOT_CODE,
    apiKeyClaim: settings.API_KEY_CLAIM,
  }
  if (!OIDC_ISSUER) {
    const authority = issuerOf(PUBLIC_URL)
    const resetUrl = `${authority}/reset`
    return { authority, clientId, scope: scopes, audience: null, resetUrl, embedded: true, ...same }
  }
  return {
    authority: OIDC_ISSUER,
    clientId: settings.OIDC_CLIENT_ID ?? '',
    scope: 'openid profile email',
    audience: settings.OIDC_AUDIENCE ?? null,
    resetUrl: settings.OIDC_RESET_URL ?? null,
    embedded: false,
    ...same,
  }
}

/** Verifies bearer tokens of the configured provider. This is the only place that chooses it. */
export function verifyTokens(settings: IdentitySettings, keys: IdentityKeys, log: Pick<Logger, 'warn'>): VerifyToken {
  if (!settings.OIDC_ISSUER) return verifyOwnTokens(keys, settings.PUBLIC_URL)
  return verifyExternalTokens({
    issuer: settings.OIDC_ISSUER,
    emailClaim: settings.OIDC_EMAIL_CLAIM,
    log,
    ...(settings.OIDC_AUDIENCE && { audience: settings.OIDC_AUDIENCE }),
    ...(settings.OIDC_CLIENT_ID && { clientId: settings.OIDC_CLIENT_ID }),
  })
}
