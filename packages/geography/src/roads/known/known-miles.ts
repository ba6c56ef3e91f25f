import { distancesCorrectedWith, validationDistances } from './distances.ts'

/** Two cities and the driving miles between them. */
export type KnownMiles = readonly [from: string, to: string, miles: number]

/** Pairs used while correcting stretches. */
export const correctedWith: readonly KnownMiles[] = read(distancesCorrectedWith)

/** Validation pairs that were not used for corrections; they measure the accuracy elsewhere. */
export const validationMiles: readonly KnownMiles[] = read(validationDistances)

function read(table: string): KnownMiles[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', miles] = line.split('|')
      return [from, to, Number(miles)]
    })
}
