import type { Unit } from '#model/units.ts'
import type { PlanStop, Problem } from '#problem.ts'

/** Default capacity of a trailer when no limit is set. (DEF-33) */
const trailer = { weight: 44_000, volume: 3_800, pallets: 26, linearFeet: 53 }

/** Load changes and peak loads of units per dimension, and truck capacities; the classic problem has weight only. */
export function loadsOf({ limits, depot }: Problem, units: readonly (Unit | null)[]) {
  const dimensions = depot
    ? [{ name: 'weight' as const, most: limits.maxWeight ?? Number.POSITIVE_INFINITY }]
    : [
        { name: 'weight' as const, most: limits.maxWeight ?? trailer.weight },
        { name: 'volume' as const, most: limits.maxVolume ?? trailer.volume },
        { name: 'pallets' as const, most: limits.maxPallets ?? trailer.pallets },
        { name: 'linearFeet' as const, most: limits.maxLinearFeet ?? trailer.linearFeet },
      ]
  return {
    adds: dimensions.map(({ name }) => Float64Array.from(units, (unit) => sumOf(unit, name))),
    peaks: dimensions.map(({ name }) => Float64Array.from(units, (unit) => peakOf(unit, name))),
    capacity: dimensions.map(({ most }) => most),
  }
}

type Name = keyof typeof trailer

const changeAt = (stop: PlanStop, name: Name) => (stop.type === 'Pickup' ? stop[name] : -stop[name])

const sumOf = (unit: Unit | null, name: Name) => unit?.stops.reduce((sum, stop) => sum + changeAt(stop, name), 0) ?? 0

function peakOf(unit: Unit | null, name: Name): number {
  let [now, peak] = [0, 0]
  for (const stop of unit?.stops ?? []) {
    now += changeAt(stop, name)
    peak = Math.max(peak, now)
  }
  return peak
}
