import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'

export type AtBrowser = { provider: Provider; request: FastifyRequest; reply: FastifyReply }

/**
 * Ends the provider's session in this browser, unless it belongs to the given account. Returns whether it ended one.
 */
export async function endBrowserSession({ provider, request, reply }: AtBrowser, unlessOf?: string): Promise<boolean> {
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
  if (!session.accountId || session.accountId === unlessOf) return false
  await session.destroy()
  return true
}
