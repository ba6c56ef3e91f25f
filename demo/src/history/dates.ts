import { day, hour } from './entry.ts'

/** Creation dates of a company's network before the day of the seed. Rows and history use the same dates. */
export const dates = {
  carrierCreated: (now: Date, index: number) => new Date(now.getTime() - 50 * day + index * hour),
  carrierHeld: (now: Date, index: number) => new Date(now.getTime() - (4 + (index % 9)) * day),
  locationsImported: (now: Date) => new Date(now.getTime() - 45 * day),
  contactCreated: (now: Date, index: number) => new Date(now.getTime() - 40 * day + index * hour),
  laneCreated: (now: Date, index: number) => new Date(now.getTime() - 38 * day + index * hour),
  laneRated: (now: Date, index: number) => new Date(now.getTime() - 32 * day + index * 4 * hour),
}

type Learnt = { id: string; notes: string | null; averageUnloadingMinutes: number | null }
const mostLearnt = 30

/** Locations that were updated with notes or times later on, and when, spread over the last days. */
export function learntAt(locations: readonly Learnt[], now: Date): Map<string, Date> {
  const learnt = locations.filter(({ notes, averageUnloadingMinutes }) => notes && averageUnloadingMinutes)
  return new Map(
    learnt.slice(0, mostLearnt).map(({ id }, index) => [id, new Date(now.getTime() - (mostLearnt - index) * 9 * hour)]),
  )
}
