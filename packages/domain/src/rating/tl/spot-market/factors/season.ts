import type { EquipmentMode } from '#freight/modes.ts'
import type { Factor } from '#rating/tl/spot-market/factors/factor.ts'
import type { RegionName } from '#rating/tl/spot-market/factors/regions.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Values for the middle of each month, starting with January. */
type Year = readonly [number, number, number, number, number, number, number, number, number, number, number, number]

/**
 * Seasonal factors of each market: retail before the holidays, construction in summer, harvest in autumn, imports
 * before both.
 */
const years: Readonly<Record<EquipmentMode, { name: string; year: Year }>> = {
  1: { name: 'Season', year: [0.98, 0.96, 0.98, 0.98, 1.01, 1.03, 1.02, 1, 1.01, 1.03, 1.05, 1.06] },
  2: { name: 'Season', year: [0.99, 0.96, 0.97, 0.98, 1.01, 1.03, 1.03, 1, 1, 1.02, 1.06, 1.06] },
  3: { name: 'Building season', year: [0.95, 0.96, 1.01, 1.04, 1.05, 1.05, 1.03, 1.02, 1.01, 1, 0.97, 0.94] },
  4: { name: 'Harvest and processing season', year: [0.98, 0.98, 0.99, 1, 1, 1, 1, 1.01, 1.04, 1.05, 1.02, 0.99] },
  5: { name: 'Import season', year: [0.98, 0.95, 0.97, 0.98, 1, 1.01, 1.03, 1.05, 1.05, 1.04, 1.01, 0.99] },
  6: { name: 'Season', year: [0.98, 0.96, 0.98, 0.98, 1, 1.02, 1.01, 1, 1.01, 1.03, 1.06, 1.07] },
}

/** Produce seasons in which fruit and vegetables take up the trucks of a region. */
const produce: Readonly<Partial<Record<RegionName, Year>>> = {
  florida: [1, 1.01, 1.04, 1.14, 1.2, 1.08, 1, 1, 1, 1, 1, 1.01],
  southeast: [1, 1, 1, 1.02, 1.07, 1.12, 1.07, 1.01, 1, 1, 1, 1],
  gulf: [1, 1, 1.02, 1.05, 1.08, 1.06, 1.02, 1, 1, 1, 1, 1],
  california: [1, 1, 1, 1.03, 1.08, 1.12, 1.1, 1.06, 1.02, 1, 1, 1],
  southwest: [1.05, 1.05, 1.05, 1.02, 1.02, 1, 1, 1, 1, 1, 1.05, 1.06],
  northwest: [1, 1, 1, 1, 1, 1.02, 1.03, 1.05, 1.09, 1.1, 1.06, 1.02],
  borderMexico: [1.05, 1.06, 1.06, 1.05, 1.02, 1, 1, 1, 1, 1, 1.02, 1.04],
}

/** Share of the produce season that each market feels: vans carry onions, flatbeds do not. */
const produceShare: Readonly<Record<EquipmentMode, number>> = { 1: 0.25, 2: 1, 3: 0, 4: 0, 5: 0, 6: 0.15 }

/** Price factors of the season for a pickup in a region. */
export function seasonFactors(mode: EquipmentMode, origin: RegionName, pickup: IsoDate): Factor[] {
  const { name, year } = years[mode]
  const fields = produce[origin]
  const fresh = fields ? 1 + produceShare[mode] * (onDay(fields, pickup) - 1) : 1
  return [
    { name, factor: onDay(year, pickup) },
    { name: 'Produce season', factor: fresh },
  ]
}

/** Interpolates between the middle of one month and the next, so that prices do not jump on the first of a month. */
function onDay(values: Year, date: IsoDate): number {
  const [year = 0, month = 1, day = 15] = date.split('-').map(Number)
  const start = day < 15 ? month - 1 : month
  const passed = day < 15 ? daysIn(year, start) + day - 15 : day - 15
  const [before, after] = [values[(start + 11) % 12] ?? 1, values[start % 12] ?? 1]
  return before + ((after - before) * passed) / daysIn(year, start)
}

/** Number of days of a month. Month 0 is the December before. */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()
