import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Nonce for styles that the browser's style engine writes. One per response. */
    cspNonce: string
  }
}

/** External origins that the browser may use: another identity provider, an external map service. */
export type OutsideOrigins = { connectTo?: readonly string[]; mapsFrom?: readonly string[] }

/** A strict content security policy: no inline scripts, styles only with a nonce, nothing from external origins. */
export function useSecurityHeaders(app: FastifyInstance, origins: OutsideOrigins = {}) {
  app.decorateRequest('cspNonce', '')
  app.addHook('onRequest', async (request, reply) => {
    request.cspNonce = randomBytes(16).toString('base64')
    reply.headers({
      'content-security-policy': policy(request.cspNonce, origins),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
  })
}

const policy = (nonce: string, { connectTo = [], mapsFrom = [] }: OutsideOrigins) =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${["'self'", 'data:', 'blob:', ...mapsFrom].join(' ')}`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...connectTo, ...mapsFrom].join(' ')}`,
    `worker-src 'self' blob:`,
    `manifest-src 'self'`,
    `form-action ${["'self'", ...connectTo].join(' ')}`,
    `frame-src ${["'self'", ...connectTo].join(' ')}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ].join('; ')
