import type { FastifyInstance, FastifyRequest } from 'fastify'

/** More sign-ins per minute than a large office or a whole installation starts. */
const perAddress = { max: 120, timeWindow: '1 minute' }
const inTotal = { max: 1_200, timeWindow: '1 minute', keyGenerator: () => 'all' }

/**
 * Starting a sign-in makes the provider store it for an hour, without an account. Starts are therefore limited, per
 * address and in total. A sign-in without any page (prompt=none) stores nothing and is not limited.
 */
export function createStartLimit(scope: FastifyInstance) {
  const limits = [perAddress, inTotal].map((limit) => scope.createRateLimit(limit))
  return async (request: FastifyRequest): Promise<boolean> => {
    if (!beginsSignIn(request, scope.prefix)) return true
    for (const limit of limits) {
      const result = await limit(request)
      if (!result.isAllowed && result.isExceeded) return false
    }
    return true
  }
}

function beginsSignIn({ url, query, method }: FastifyRequest, prefix: string) {
  const isSilent = method === 'GET' && (query as Record<string, unknown>).prompt === 'none'
  return isSignInStart(url, prefix) && !isSilent
}

/** Whether an address starts a sign-in, however it is spelled. */
export const isSignInStart = (url: string, prefix: string) =>
  url.split('?', 1)[0]?.toLowerCase().replace(/\/$/, '') === `${prefix}/auth`
