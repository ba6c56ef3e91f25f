import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '#platform/identity/credentials/network.ts'

/** More sign-ins per minute than a large office starts. */
const perNetwork = {
  max: 120,
  timeWindow: '1 minute',
  keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
}

/**
 * Limits the sign-ins that a network starts. Nothing is stored for them, so no limit for all is needed: it would let a
 * few strangers keep everybody out. A sign-in without any page (prompt=none) is not limited.
 */
export function createStartLimit(scope: FastifyInstance) {
  const limit = scope.createRateLimit(perNetwork)
  return async (request: FastifyRequest): Promise<boolean> => {
    if (!beginsSignIn(request, scope.prefix)) return true
    const result = await limit(request)
    return result.isAllowed || !result.isExceeded
  }
}

function beginsSignIn({ url, query, method }: FastifyRequest, prefix: string) {
  const isSilent = method === 'GET' && (query as Record<string, unknown>).prompt === 'none'
  return isSignInStart(url, prefix) && !isSilent
}

/** Whether an address starts a sign-in, however it is spelled. */
export const isSignInStart = (url: string, prefix: string) =>
  url.split('?', 1)[0]?.toLowerCase().replace(/\/$/, '') === `${prefix}/auth`
