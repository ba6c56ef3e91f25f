import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Best published results: the shortest distance with any number of vehicles, and the shortest with the fewest vehicles.
 */
export type BestKnown = { distance?: number; vehicles?: number; distanceOfFewest?: number }

export function readBestKnown(folder: string): (name: string) => BestKnown {
  const shortest = rowsOf(join(folder, 'best-known-distance.csv'))
  const fewest = rowsOf(join(folder, 'best-known.csv'))
  return (name) => ({
    distance: shortest.get(name)?.[0],
    vehicles: fewest.get(name)?.[0],
    distanceOfFewest: fewest.get(name)?.[1],
  })
}

function rowsOf(file: string): Map<string, number[]> {
  if (!existsSync(file)) return new Map()
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  return new Map(
    lines.map((line) => {
      const [name = '', ...values] = line.trim().split(',')
      return [name, values.map(Number)]
    }),
  )
}
