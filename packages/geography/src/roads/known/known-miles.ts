import { distancesCorrectedWith, distancesKeptAside } from './distances.ts'

/** Two cities and the driving miles between them. */
export type KnownMiles = readonly [from: string, to: string, miles: number]

/** Pairs that were looked at while stretches were corrected. */
export const correctedWith: readonly KnownMiles[] = read(distancesCorrectedWith)

/** Pairs that nobody looked at: how the network does elsewhere. */
export const keptAside: readonly KnownMiles[] = read(distancesKeptAside)

function read(table: string): KnownMiles[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', miles] = line.split('|')
      return [from, to, Number(miles)]
    })
}
