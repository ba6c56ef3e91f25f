import type { PortalConfig } from '@lanewise/contract/portal-config'

export type { PortalConfig }

const fallback: PortalConfig = {
  productName: 'Lanewise',
  supportUrl: '',
  productionHosts: [],
  map: null,
  mailOutbox: 'none',
  identity: {
    authority: '',
    clientId: 'web',
    scope: 'openid',
    audience: null,
    resetUrl: null,
    resetDoneCode: '',
    forgotCode: '',
    apiKeyClaim: 'sub',
    embedded: true,
  },
}

export function readConfig(source: ParentNode = document): PortalConfig {
  try {
    const text = source.querySelector('meta[name="lanewise-config"]')?.getAttribute('content') ?? ''
    return { ...fallback, ...(JSON.parse(text) as Partial<PortalConfig>) }
  } catch {
    return fallback
  }
}

export const config = readConfig()
