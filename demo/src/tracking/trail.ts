import { freshClocks } from '@lanewise/domain/tracking/hours-of-service'
import { pointOnWay, type Way } from '@lanewise/domain/tracking/remaining-miles'
import { driveFor } from '#simulator/drive.ts'

export type Journey = {
  way: Way
  legMiles: number
  milesPerHour: number
  isTeam: boolean
  departedAt: Date
  /** When it is to be at the next stop. */
  dueAt: Date
}
export type Seen = { at: Date; latitude: number; longitude: number }

const minute = 60_000
const everyMinutes = 30
/** It was last seen a moment ago. */
const lastMinutes = 2
/** A truck that nobody has seen arrive is not there yet. */
const nearestMiles = 12

/** Where a truck was seen since it left a stop, with the pauses of its driver. One that has time leaves so as to come when it is due. */
export function trailOf({ way, legMiles, milesPerHour, isTeam, departedAt, dueAt }: Journey, now: Date): Seen[] {
  const leg = { milesLeft: legMiles, milesPerHour, clocks: freshClocks, isTeam }
  const needed = driveFor(Number.POSITIVE_INFINITY, leg).at * minute
  const last = now.getTime() - lastMinutes * minute
  const start = Math.max(departedAt.getTime(), Math.min(last, dueAt.getTime() - needed))
  const seenAt = (at: number): Seen => {
    const { milesToGo } = driveFor(Math.max(0, at - start) / minute, leg)
    return { at: new Date(at), ...pointOnWay(Math.max(milesToGo, Math.min(nearestMiles, legMiles)), way) }
  }
  const count = Math.max(0, Math.ceil((last - start) / (everyMinutes * minute)))
  return [...Array.from({ length: count }, (_, index) => seenAt(start + index * everyMinutes * minute)), seenAt(last)]
}
