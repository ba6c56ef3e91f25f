/**
 * A number from 0 (inclusive) to 1 (exclusive), derived from the given strings. The same strings give the same number
 * in every process and after every restart.
 */
export function shareOf(seed: number, ...strings: readonly string[]): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0
  for (const letter of strings.join('\n')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  // Without this mixing, strings that differ only in the last letter would give similar numbers.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39) >>> 0
  return ((hash ^ (hash >>> 15)) >>> 0) / 4_294_967_296
}
