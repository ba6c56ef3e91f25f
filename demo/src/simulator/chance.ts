/** A share from 0 up to 1 that belongs to some words: the same words give the same share, in every process and after every restart. */
export function shareOf(seed: number, ...words: readonly string[]): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0
  for (const letter of words.join('\n')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  // Words that differ in their last letter only would else lie side by side.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39) >>> 0
  return ((hash ^ (hash >>> 15)) >>> 0) / 4_294_967_296
}
