import { cityPoint } from '#roads/network/places.ts'
import { roadMiles } from '#roads/road-miles.ts'
import type { KnownMiles } from './known-miles.ts'

/** Relative error of the network's miles compared with known miles. */
export function errorsOf(pairs: readonly KnownMiles[]): { mean: number; p90: number; most: number; bias: number } {
  const signed = pairs.map(([from, to, known]) => milesBetween(from, to) / known - 1)
  const errors = signed.map(Math.abs).sort((one, other) => one - other)
  return {
    mean: mean(errors),
    p90: errors[Math.floor(errors.length * 0.9)] ?? 0,
    most: errors.at(-1) ?? 0,
    bias: mean(signed),
  }
}

export function milesBetween(from: string, to: string): number {
  const [start, end] = [cityPoint(from), cityPoint(to)]
  if (!start || !end) throw new Error(`No such city: ${start ? to : from}`)
  return roadMiles(start, end).miles
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
