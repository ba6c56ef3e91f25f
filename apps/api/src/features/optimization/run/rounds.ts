import { type Objective, objectives } from '@lanewise/optimizer/objective'

/** A share of the time, and the objective of each searcher during it. */
export type Phase = { share: number; aims: readonly Objective[] }

/** The other plans start from the cheapest plan, so they need less time. */
const shareOfCheapest = 0.6

/** All searchers work on the cheapest plan first. The other objectives follow side by side, one per searcher. */
export function phasesFor(searchers: number): Phase[] {
  const [cheapest, ...others] = Object.keys(objectives) as [Objective, ...Objective[]]
  const count = Math.ceil(others.length / searchers)
  const share = (1 - shareOfCheapest) / count
  const later = Array.from({ length: count }, (_unused, phase) => {
    const some = others.slice(phase * searchers, (phase + 1) * searchers)
    return { share, aims: deal(some, searchers) }
  })
  return [{ share: shareOfCheapest, aims: deal([cheapest], searchers) }, ...later]
}

const deal = (aims: readonly Objective[], searchers: number): Objective[] =>
  Array.from({ length: searchers }, (_unused, searcher) => aims[searcher % aims.length] ?? 'cheapest')
