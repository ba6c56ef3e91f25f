import { type Objective, objectives } from '@lanewise/optimizer/objective'

/** A part of the time, and the objective that each searcher works for in it. */
export type Round = { share: number; aims: readonly Objective[] }

/** The other plans begin with the cheapest one, so they need less. */
const shareOfCheapest = 0.6

/** The cheapest plan first, by all searchers; then the others side by side, as many as there are searchers. */
export function roundsFor(searchers: number): Round[] {
  const [cheapest, ...others] = Object.keys(objectives) as [Objective, ...Objective[]]
  const count = Math.ceil(others.length / searchers)
  const share = (1 - shareOfCheapest) / count
  const later = Array.from({ length: count }, (_unused, round) => {
    const some = others.slice(round * searchers, (round + 1) * searchers)
    return { share, aims: deal(some, searchers) }
  })
  return [{ share: shareOfCheapest, aims: deal([cheapest], searchers) }, ...later]
}

const deal = (aims: readonly Objective[], searchers: number): Objective[] =>
  Array.from({ length: searchers }, (_unused, searcher) => aims[searcher % aims.length] ?? 'cheapest')
