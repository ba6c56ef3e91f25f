/** The best place found for a choice so far; `row` -1 when there is none. */
export type Probe = {
  row: number
  choice: number
  /** Collected behind this position, delivered behind that one; both counted before the insertion. */
  collect: number
  deliver: number
  /** Only what costs less is taken; then what it costs. */
  cost: number
}

export const probeFor = (cost: number): Probe => ({ row: -1, choice: -1, collect: 0, deliver: 0, cost })

/** Looks through a row for a place that costs less than the probe's, and keeps the cheapest. */
export type Inserter = (choice: number, row: number, probe: Probe) => void

/** Adds to a cost what chance adds to it; 0 leaves the cheapest the cheapest. */
export type Noise = () => number
