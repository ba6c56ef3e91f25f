/** The best position found for a choice so far; `row` is -1 when there is none. */
export type Probe = {
  row: number
  choice: number
  /** Positions after which it is picked up and delivered, both counted before the insertion. */
  collect: number
  deliver: number
  /** Upper bound of the cost; after a hit, the cost of the position. */
  cost: number
}

export const probeFor = (cost: number): Probe => ({ row: -1, choice: -1, collect: 0, deliver: 0, cost })

/** Searches a row for a position that costs less than the probe's, and stores the cheapest in the probe. */
export type Inserter = (choice: number, row: number, probe: Probe) => void

/** Random amount added to a cost; with 0 the cheapest position always wins. */
export type Noise = () => number
