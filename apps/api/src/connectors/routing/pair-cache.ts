import type { Point } from '@lanewise/domain/mileage/routing-engine'

type PairMiles = (from: Point, to: Point) => Promise<number | null>

/**
 * Caches the miles of the most recently used pairs, so that the same lane quoted again needs no call. Points within
 * about thirty feet count as the same. Failures and pairs without a route are not cached.
 */
export function rememberPairs(ask: PairMiles, most: number): PairMiles {
  // A Map keeps insertion order, so the first key is the least recently used.
  const known = new Map<string, Promise<number | null>>()

  const fetchMiles = (key: string, from: Point, to: Point) => {
    const answer = ask(from, to)
    const forget = () => {
      if (known.get(key) === answer) known.delete(key)
    }
    answer.then((miles) => miles === null && forget(), forget)
    return answer
  }

  return (from, to) => {
    const key = keyOf(from, to)
    const answer = known.get(key) ?? fetchMiles(key, from, to)
    known.delete(key)
    known.set(key, answer)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return answer
  }
}

const keyOf = (from: Point, to: Point) =>
  [from.latitude, from.longitude, to.latitude, to.longitude].map((degrees) => degrees.toFixed(4)).join(' ')
