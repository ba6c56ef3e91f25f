import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'

export type AtBrowser = { provider: Provider; request: FastifyRequest; reply: FastifyReply }

/** Ends the provider's session of this browser unless it is the given account's; answers whether it did. */
export async function endBrowserSession({ provider, request, reply }: AtBrowser, unlessOf?: string): Promise<boolean> {
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
  if (!session.accountId || session.accountId === unlessOf) return false
  await session.destroy()
  return true
}
