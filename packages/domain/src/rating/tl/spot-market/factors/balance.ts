import type { Factor } from '#rating/tl/spot-market/factors/factor.ts'
import { type RegionName, regions } from '#rating/tl/spot-market/factors/regions.ts'

/** Price factor of the freight balance between two regions. Leaving a region that trucks want to leave is cheap. */
export function balanceFactor(from: RegionName, to: RegionName, strength: number): Factor {
  const [origin, destination] = [regions[from], regions[to]]
  const name = from === to ? `Freight within ${origin.name}` : `From ${origin.name} into ${destination.name}`
  return { name, factor: 1 + strength * (origin.out * destination.into - 1) }
}
