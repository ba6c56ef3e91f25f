import type { IncomingMessage } from 'node:http'
import { hostname, networkInterfaces } from 'node:os'

/** Whether a server that listens on this host can only be reached from this machine. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)

/**
 * Whether a request came from this machine. A proxied request did not, even if the proxy runs on this machine: a header
 * names the real client, or the request was sent to another host name. Such a name also reveals a web page that points a
 * name of its own to this machine.
 */
export function isLocalClient({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false
  if (!isOwnHost(headers.host)) return false
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '')
  return isLoopback(address) || ownAddresses().has(address)
}

function isOwnHost(sentTo: string | undefined): boolean {
  const host = (sentTo ?? '').replace(/:\d+$/, '').toLowerCase()
  const bare = host.replace(/^\[|\]$/g, '')
  return isLoopback(bare) || bare === hostname().toLowerCase() || ownAddresses().has(bare)
}

const ownAddresses = () =>
  new Set(
    Object.values(networkInterfaces())
      .flat()
      .map((network) => network?.address),
  )
