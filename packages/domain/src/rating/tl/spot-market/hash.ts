/** Deterministic hash of a text, from 0 to 2^32 - 1, the same on every machine (FNV-1a with a final mixing step). */
export function hashOf(text: string, seed = 0): number {
  let hash = 0x811c_9dc5 ^ seed
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x0100_0193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Deterministic id in the form of a version 8 UUID, the version for custom bits. */
export function idOf(text: string): string {
  const digits = [1, 2, 3, 4].map((seed) => hashOf(text, seed).toString(16).padStart(8, '0')).join('')
  const variant = '89ab'[Number.parseInt(digits.charAt(16), 16) % 4] ?? '8'
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-')
}
