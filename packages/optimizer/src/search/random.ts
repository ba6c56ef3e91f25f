/** A random stream that is the same for the same seed on every machine. */
export type Random = () => number

/** Numbers from 0 to less than 1 (xorshift32: quick, and good enough to choose moves with). */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed | 0, 0x9e3779b1) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4_294_967_296
  }
}
