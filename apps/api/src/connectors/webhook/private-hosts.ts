import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const blocked = listOf('ipv4', [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/4', '240.0.0.0/4'],
])
/** Public IPv6 addresses. All others are private, reserved, or lead to an IPv4 address by translation. */
const global = listOf('ipv6', ['2000::/3'])
/** Ranges within them that carry an IPv4 address (Teredo, 6to4) or belong to nobody. */
const notGlobal = listOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])

function listOf(family: 'ipv4' | 'ipv6', subnets: readonly string[]): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [net = '', bits = ''] = subnet.split('/')
    list.addSubnet(net, Number(bits), family)
  }
  return list
}

/**
 * Whether an IP address belongs to this machine or to a private network, which external users must not reach through
 * us.
 */
export function isPrivateAddress(address: string): boolean {
  if (isIP(address) === 4) return blocked.check(address, 'ipv4')
  const mapped = mappedIpv4(address)
  if (mapped) return blocked.check(mapped, 'ipv4')
  return !global.check(address, 'ipv6') || notGlobal.check(address, 'ipv6')
}

/** The IPv4 address within "::ffff:8.8.8.8", however it is written. */
function mappedIpv4(address: string): string | undefined {
  const [, high, low] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? []
  if (!high || !low) return undefined
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [a >> 8, a & 255, b >> 8, b & 255].join('.')
}

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
