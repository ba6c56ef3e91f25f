import type { Country } from '#places/states.ts'
import { type Charge, flatCharge } from '#rating/charges.ts'
import type { Factor } from '#rating/tl/spot-market/factors/factor.ts'
import type { SpotStop } from '#rating/tl/spot-quote.ts'
import { cents } from '#shared/units.ts'

type Border = 'CA' | 'MX'

/** Cost of paperwork and waiting per border crossing, and the price factor for the smaller number of trucks. */
const borders: Readonly<Record<Border, { name: string; dollars: number; factor: number }>> = {
  CA: { name: 'Canadian border', dollars: 225, factor: 1.05 },
  MX: { name: 'Mexican border, with the transfer between carriers', dollars: 450, factor: 1.08 },
}

/** Borders crossed on a route over these stops, once per crossing. From Canada to Mexico it is both. */
function crossings(stops: readonly SpotStop[]): Border[] {
  return stops.slice(1).flatMap(({ country }, index) => {
    const from: Country = stops[index]?.country ?? country
    if (from === country) return []
    return [from, country].filter((side) => side !== 'US')
  })
}

/** Price factors for the smaller number of trucks that may cross. Each border counts once. */
export const borderFactors = (stops: readonly SpotStop[]): Factor[] =>
  [...new Set(crossings(stops))].map((border) => borders[border])

/** One charge per border crossed. */
export function borderCharges(stops: readonly SpotStop[]): Charge[] {
  const crossed = crossings(stops)
  return [...new Set(crossed)].map((border) => {
    const times = crossed.filter((name) => name === border).length
    return flatCharge('BorderCrossing', cents(borders[border].dollars * times * 100), borders[border].name)
  })
}
