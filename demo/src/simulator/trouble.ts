import { riskMinutes } from '@lanewise/domain/tracking/on-time'
import { shareOf } from './chance.ts'

type Limited = { earlyDateTime: string; lateDateTime: string; stopNumber: number }
type Draws = { shipmentNumber: string; seed: number; speed: number }

const minute = 60_000
/** At higher speeds, the simulator is days ahead of the portal's clock, so nothing waits for a limit of that clock. */
export const mostWatchedSpeed = 60
const latePickupShare = 0.05
const lateShare = 0.06
const tightShare = 0.08

/** Time at which the truck comes too late to its pickup, or null for most trucks. */
export function latePickupAt({ lateDateTime }: Limited, { shipmentNumber, seed, speed }: Draws): number | null {
  const draw = (word: string) => shareOf(seed, shipmentNumber, word)
  if (speed > mostWatchedSpeed || draw('late pickup') >= latePickupShare) return null
  return Date.parse(lateDateTime) + (10 + draw('pickup') * 50) * minute
}

type Drive = { start: number; minutes: number }

/**
 * Pace of trucks on the road. At a speed at which somebody watches, they keep to the times of their stops, which are
 * those of real trucks; otherwise all would be days early.
 */
export const paceOnRoad = (speed: number): number => (speed > mostWatchedSpeed ? speed : Math.min(speed, 1))

/**
 * Whether the load was booked in the first hour of a watched simulator. Somebody who tries the portal may wait to see it
 * move, so its truck sets off at once, at the speed of the simulator.
 */
export function hurries({ bookedAt }: { bookedAt: string | null }, { startedAt, speed }: Started): boolean {
  if (bookedAt === null || speed <= 1 || speed > mostWatchedSpeed) return false
  const after = Date.parse(bookedAt) - startedAt
  return after >= 0 && after <= 60 * minute
}

type Started = { startedAt: number; speed: number }

/**
 * Time at which a truck leaves the place where it stands, to drive at the pace of real trucks and to arrive when it
 * should: within its window, and in trouble just before its limit or after it. A truck that is late or at risk by itself
 * does not make up for it. `minutes` is what the rest of the leg takes at the real pace. Null at a speed at which nothing
 * waits.
 */
export function leavesAt(stop: Limited, { start, minutes }: Drive, draws: Draws): number | null {
  if (draws.speed > mostWatchedSpeed) return null
  const limit = Date.parse(stop.lateDateTime)
  const arrives = start + minutes * minute
  if (arrives > limit - riskMinutes * minute) return start
  const target = troubleAt(stop, draws) ?? (draws.speed > 1 ? plannedAt(stop, draws) : null)
  return target === null ? null : Math.max(start, target - minutes * minute)
}

/** Arrival of a truck that is held up: after the limit, or in the last hour before it. */
function troubleAt({ lateDateTime, stopNumber }: Limited, { shipmentNumber, seed }: Draws): number | null {
  const limit = Date.parse(lateDateTime)
  const share = shareOf(seed, shipmentNumber, 'trouble', String(stopNumber))
  const by = shareOf(seed, shipmentNumber, 'trouble by', String(stopNumber))
  if (share < lateShare) return limit + (20 + by * 70) * minute
  return share < lateShare + tightShare ? limit - (12 + by * 36) * minute : null
}

/** Planned arrival of the others: within the window, with an hour to spare. */
function plannedAt({ earlyDateTime, lateDateTime, stopNumber }: Limited, { shipmentNumber, seed }: Draws): number {
  const opens = Date.parse(earlyDateTime) + 5 * minute
  const latest = Date.parse(lateDateTime) - (riskMinutes + 5) * minute
  const share = shareOf(seed, shipmentNumber, 'arrival', String(stopNumber))
  return Math.min(latest, opens + share * Math.max(0, latest - opens))
}
