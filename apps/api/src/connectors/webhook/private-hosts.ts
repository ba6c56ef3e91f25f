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

/** Whether an address is one of a machine or a network of its own, which nobody outside may send us to. */
export const isPrivateAddress = (address: string): boolean =>
  blocked.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Whether a host is a private address as it is written; a name is looked at when it is called. */
export function isPrivateHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  return isIP(bare) > 0 ? isPrivateAddress(bare) : /(^|\.)(localhost|local|internal)\.?$/i.test(bare)
}

/** Looks a name up and refuses it when it leads inside, at the moment of the call: a name may change where it leads. */
export const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return done(error ?? new Error('The name leads nowhere'), '')
    if (found.some(({ address }) => isPrivateAddress(address))) return done(new Error(leadsInside), '')
    if (options.all) return done(null, found)
    done(null, first.address, first.family)
  })

export const leadsInside = 'The address leads into a private network'
