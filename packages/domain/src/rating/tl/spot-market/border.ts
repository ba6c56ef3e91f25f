import type { Country } from '#places/states.ts'
import { type Charge, flatCharge } from '#rating/charges.ts'
import type { Factor } from '#rating/tl/spot-market/factors/factor.ts'
import type { SpotStop } from '#rating/tl/spot-quote.ts'
import { cents } from '#shared/units.ts'

type Border = 'CA' | 'MX'

/** What the paper and the wait at a border cost each time, and how much fewer trucks go there. */
const borders: Readonly<Record<Border, { name: string; dollars: number; factor: number }>> = {
  CA: { name: 'Canadian border', dollars: 225, factor: 1.05 },
  MX: { name: 'Mexican border, with the transfer between carriers', dollars: 450, factor: 1.08 },
}

/** The borders that a way over these stops crosses, as often as it does; from Canada to Mexico it is both. */
function crossings(stops: readonly SpotStop[]): Border[] {
  return stops.slice(1).flatMap(({ country }, index) => {
    const from: Country = stops[index]?.country ?? country
    if (from === country) return []
    return [from, country].filter((side) => side !== 'US')
  })
}

/** Trucks that may cross are fewer; each border counts once. */
export const borderFactors = (stops: readonly SpotStop[]): Factor[] =>
  [...new Set(crossings(stops))].map((border) => borders[border])

/** One charge for each border that is crossed. */
export function borderCharges(stops: readonly SpotStop[]): Charge[] {
  const crossed = crossings(stops)
  return [...new Set(crossed)].map((border) => {
    const times = crossed.filter((name) => name === border).length
    return flatCharge('BorderCrossing', cents(borders[border].dollars * times * 100), borders[border].name)
  })
}
