import type { FastifyInstance, FastifyRequest } from 'fastify'

/** More than a large office or a whole installation begins in a minute. */
const perAddress = { max: 120, timeWindow: '1 minute' }
const inTotal = { max: 1_200, timeWindow: '1 minute', keyGenerator: () => 'all' }

/**
 * Whoever begins a sign-in makes the provider remember it for an hour, without an account. So beginnings are limited, per
 * address and in total. Asking for a sign-in without any page (prompt=none) leaves nothing behind and is free.
 */
export function createStartLimit(scope: FastifyInstance) {
  const limits = [perAddress, inTotal].map((limit) => scope.createRateLimit(limit))
  return async (request: FastifyRequest): Promise<boolean> => {
    if (!beginsSignIn(request, scope.prefix)) return true
    for (const limit of limits) {
      const counted = await limit(request)
      if (!counted.isAllowed && counted.isExceeded) return false
    }
    return true
  }
}

function beginsSignIn({ url, query, method }: FastifyRequest, prefix: string) {
  const path = url.split('?', 1)[0]?.toLowerCase().replace(/\/$/, '')
  const isSilent = method === 'GET' && (query as Record<string, unknown>).prompt === 'none'
  return path === `${prefix}/auth` && !isSilent
}
