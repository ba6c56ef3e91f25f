import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const nets = {
  ipv4: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
    ...['192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/4', '240.0.0.0/4'],
  ],
  ipv6: ['::/128', '::1/128', '64:ff9b::/96', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
} as const

const blocked = new BlockList()
for (const [family, subnets] of Object.entries(nets))
  for (const subnet of subnets) {
    const [net = '', bits = ''] = subnet.split('/')
    blocked.addSubnet(net, Number(bits), family as keyof typeof nets)
  }

/**
 * Whether an IP address belongs to this machine or to a private network, which external users must not reach through
 * us.
 */
export const isPrivateAddress = (address: string): boolean =>
  blocked.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Whether a host is written as a private IP address. A host name is checked when it is called. */
export function isPrivateHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  return isIP(bare) > 0 ? isPrivateAddress(bare) : /(^|\.)(localhost|local|internal)\.?$/i.test(bare)
}

/**
 * Resolves a host name and refuses private addresses. It runs at the time of the call, because a name may point
 * elsewhere later.
 */
export const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new Error('The host name does not resolve'), '')
    if (addresses.some(({ address }) => isPrivateAddress(address))) return done(new Error(leadsInside), '')
    if (options.all) return done(null, addresses)
    done(null, first.address, first.family)
  })

export const leadsInside = 'The address is in a private network'
