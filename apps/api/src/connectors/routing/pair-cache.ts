import type { Point } from '@lanewise/domain/mileage/routing-engine'

type PairMiles = (from: Point, to: Point) => Promise<number | null>

/**
 * Remembers the miles of the pairs asked last, so that the same lane quoted again calls nobody. Pairs within some
 * thirty feet are the same one. Only answers stay: what failed, or has no way, is asked again.
 */
export function rememberPairs(ask: PairMiles, most: number): PairMiles {
  // A map keeps the order of its keys: the first is the one that was used longest ago.
  const known = new Map<string, Promise<number | null>>()

  const asked = (key: string, from: Point, to: Point) => {
    const answer = ask(from, to)
    const forget = () => {
      if (known.get(key) === answer) known.delete(key)
    }
    answer.then((miles) => miles === null && forget(), forget)
    return answer
  }

  return (from, to) => {
    const key = keyOf(from, to)
    const answer = known.get(key) ?? asked(key, from, to)
    known.delete(key)
    known.set(key, answer)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return answer
  }
}

const keyOf = (from: Point, to: Point) =>
  [from.latitude, from.longitude, to.latitude, to.longitude].map((degrees) => degrees.toFixed(4)).join(' ')
