/**
 * Identifies a visitor by network address. For IPv6 only the first half counts, because a visitor controls all
 * addresses in that network and would otherwise have unlimited attempts.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '')
  if (!plain.includes(':')) return plain
  const [front = [], back = []] = plain.split('::').map((half) => half.split(':').filter(Boolean))
  const middle = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  const groups = plain.includes('::') ? [...front, ...middle, ...back] : front
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}

type Connected = { remoteAddress: string; forwardedFor: string | string[] | undefined; trustedProxies: number }

/** The address seen by the outermost trusted proxy. Any client can forge the entries before it. */
export function addressBehind({ remoteAddress, forwardedFor, trustedProxies }: Connected): string {
  const forwarded = String(forwardedFor ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .reverse()
  const hops = [remoteAddress, ...forwarded]
  return hops[Math.min(trustedProxies, hops.length - 1)] ?? remoteAddress
}
