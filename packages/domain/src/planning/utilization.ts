import { fullTrailer } from '#freight/trailer-plan.ts'
import type { StopType } from '#orders/stops/stop.ts'
import { exact, roundHalfUp } from '#shared/units.ts'

/** Freight loaded or unloaded at a stop: pounds, pallets, cubic feet and linear feet. */
export type StopLoad = {
  stopType: StopType
  weight: number
  palletCount: number
  volume: number
  linearFeet: number
}

export const utilizationMeasures = ['weight', 'palletCount', 'volume', 'linearFeet'] as const
export type UtilizationMeasure = (typeof utilizationMeasures)[number]

/** Limits of a constraint set against which a trailer is measured. Unset limits fall back to a full trailer. */
export type LoadLimits = { maxWeight?: number | null; maxPallets?: number | null; maxVolume?: number | null }

export type Utilization = {
  /** Percent, rounded to one decimal. */
  percent: number
  /** Measure with the highest utilization, which determines `percent`. */
  measure: UtilizationMeasure
  measures: Readonly<Record<UtilizationMeasure, { load: number; limit: number; percent: number }>>
}

/**
 * How full a route makes the trailer, in percent: the largest of its four measures. Weight, pallets and volume are taken
 * at their peak on board, linear feet as the sum of the pickups. (DEF-86, DEF-33)
 * @awaits planning
 */
export function utilizationOf(stops: readonly StopLoad[], limits: LoadLimits = {}): Utilization {
  const limit = limitsOf(limits)
  const measured = (measure: UtilizationMeasure) => {
    const load = measure === 'linearFeet' ? pickedUp(stops, measure) : peakOnBoard(stops, measure)
    return { load, limit: limit[measure], percent: percentOfLimit(load, limit[measure]) }
  }
  const measures = {
    weight: measured('weight'),
    palletCount: measured('palletCount'),
    volume: measured('volume'),
    linearFeet: measured('linearFeet'),
  }
  const measure = utilizationMeasures.reduce((one, other) =>
    measures[other].percent > measures[one].percent ? other : one,
  )
  return { percent: measures[measure].percent, measure, measures }
}

/**
 * How a utilization is to be shown: an error from 90 percent on, a warning from 75 on.
 * @awaits planning
 */
export function utilizationTone(percent: number): 'error' | 'warning' | null {
  if (percent >= 90) return 'error'
  return percent >= 75 ? 'warning' : null
}

/** Highest load on board between two stops. Unloading never brings the load below zero. */
export function peakOnBoard(stops: readonly StopLoad[], measure: UtilizationMeasure): number {
  let onBoard = 0
  let peak = 0
  for (const stop of stops) {
    onBoard = Math.max(0, exact(onBoard + (stop.stopType === 'Pickup' ? stop[measure] : -stop[measure])))
    peak = Math.max(peak, onBoard)
  }
  return peak
}

const pickedUp = (stops: readonly StopLoad[], measure: UtilizationMeasure): number =>
  exact(stops.reduce((sum, stop) => sum + (stop.stopType === 'Pickup' ? stop[measure] : 0), 0))

const limitsOf = ({ maxWeight, maxPallets, maxVolume }: LoadLimits): Record<UtilizationMeasure, number> => ({
  weight: maxWeight ?? fullTrailer.weight,
  palletCount: maxPallets ?? fullTrailer.pallets,
  volume: maxVolume ?? fullTrailer.cubicFeet,
  linearFeet: fullTrailer.linearFeet,
})

/** A limit of 0 allows nothing, so any load counts as 100 percent. */
function percentOfLimit(load: number, limit: number): number {
  if (limit === 0) return load > 0 ? 100 : 0
  return roundHalfUp((load * 100) / limit, 1)
}
