/**
 * Who asks, as far as an address tells: whoever has one of the sixth version has all that begin alike, and would have as many
 * tries as there are.
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

/** The address that the outermost trusted proxy saw; what stands before it anybody may have written. */
export function addressBehind({ remoteAddress, forwardedFor, trustedProxies }: Connected): string {
  const named = String(forwardedFor ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .reverse()
  const hops = [remoteAddress, ...named]
  return hops[Math.min(trustedProxies, hops.length - 1)] ?? remoteAddress
}
