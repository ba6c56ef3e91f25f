import { greatCircleMiles } from '#mileage/great-circle.ts'
import type { Point } from '#mileage/routing-engine.ts'
import { formatNumber } from '#shared/format.ts'
import { type LinePoint, milesFromLine } from '#tracking/remaining-miles.ts'

/** Speed in miles per hour that no truck keeps up along a straight line. */
export const fastestTruck = 90
/** A position farther than this from the planned route, in miles, must be near a road. */
export const routeMiles = 25
/** Distance in miles within which a position belongs to a road. */
export const roadMiles = 3
/** A truck that stands at a stop is within this many miles of it. */
export const standingMiles = 5
/** A doubtful position is accepted when the next one within this many minutes agrees with it. */
export const agreementMinutes = 60

export type TimedPoint = Point & { at: Date }

/** What is known of a truck when a position arrives. */
export type KnownTruck = {
  accepted: TimedPoint | null
  /** Last doubtful position since the accepted one. */
  doubtful: TimedPoint | null
  /** Stop at which the truck stands, since when. */
  standing: TimedPoint | null
  /** Planned route, empty while unknown. */
  line: readonly LinePoint[]
}

type PositionContext = {
  isNearRoad: (point: Point, miles: number) => boolean
  /** Higher in a demo, whose trucks drive faster than time passes. */
  topSpeed: number
}

export type CheckedPosition = {
  /** Reason why the position is doubtful, as a sentence; null when it is accepted. */
  doubt: string | null
  /** The doubtful position before it is accepted too, because this one agrees with it. */
  confirmed: TimedPoint | null
  truck: KnownTruck
}

/** Decides whether a position is accepted or doubtful. (DEF-129) */
export function checkPosition(position: TimedPoint, truck: KnownTruck, context: PositionContext): CheckedPosition {
  const doubt = doubtOf(position, truck, context)
  const { accepted, doubtful } = truck
  if (accepted && position.at < accepted.at) return { doubt, confirmed: null, truck }
  if (doubt === null) return { doubt, confirmed: null, truck: { ...truck, accepted: position, doubtful: null } }
  if (doubtful && agrees(position, doubtful, context))
    return { doubt: null, confirmed: doubtful, truck: { ...truck, accepted: position, doubtful: null } }
  return { doubt, confirmed: null, truck: { ...truck, doubtful: position } }
}

function doubtOf(position: TimedPoint, truck: KnownTruck, context: PositionContext): string | null {
  const { accepted } = truck
  if (isSwapped(position)) return 'Latitude and longitude look swapped'
  const speed = accepted ? speedBetween(accepted, position) : 0
  if (speed > context.topSpeed) return `Needs ${formatNumber(speed, 0)} mph from the last position`
  return [offRoute, awayFromStop].map((rule) => newDoubt(rule, position, truck, context)).find(Boolean) ?? null
}

type Rule = (position: TimedPoint, truck: KnownTruck, context: PositionContext) => string | null

/** A truck whose last position was accepted although it broke the same rule really is there. */
function newDoubt(rule: Rule, position: TimedPoint, truck: KnownTruck, context: PositionContext): string | null {
  const { accepted } = truck
  const isKnown = accepted !== null && minutesBetween(accepted, position) <= agreementMinutes
  return isKnown && rule(accepted, truck, context) !== null ? null : rule(position, truck, context)
}

const offRoute: Rule = (position, { line }, { isNearRoad }) => {
  const off = milesFromLine(line, position)
  if (off === null || off <= routeMiles || isNearRoad(position, roadMiles)) return null
  return `${formatNumber(off, 0)} mi off the planned route and not near a road`
}

const awayFromStop: Rule = (position, { standing }) => {
  const away = standing && position.at >= standing.at ? greatCircleMiles(standing, position) : 0
  return away > standingMiles ? `${formatNumber(away, 0)} mi from the stop where the truck stands` : null
}

const minutesBetween = (from: TimedPoint, to: TimedPoint) => Math.abs(to.at.getTime() - from.at.getTime()) / 60_000

/** Positions that look swapped never confirm one another: a device that swaps them does so every time. */
function agrees(position: TimedPoint, doubtful: TimedPoint, { topSpeed }: PositionContext): boolean {
  const minutes = (position.at.getTime() - doubtful.at.getTime()) / 60_000
  if (minutes < 0 || minutes > agreementMinutes) return false
  return speedBetween(doubtful, position) <= topSpeed && !isSwapped(position)
}

/** Positions of one minute may lie a little apart, because satellite positions are inexact. */
function speedBetween(from: TimedPoint, to: TimedPoint): number {
  const hours = Math.max(1, minutesBetween(from, to)) / 60
  return greatCircleMiles(from, to) / hours
}

/** North America lies west of 50° and north of 5°. Nobody drives where both coordinates are exchanged. */
const isSwapped = ({ latitude, longitude }: Point) => latitude < -50 && longitude > 5 && longitude < 85
