import { positive } from '#freight/measure.ts'
import type { ShippingMode } from '#freight/modes.ts'
import { exact } from '#shared/units.ts'

/** Miles an hour on the road, stops for fuel and traffic included, unless the company sets others. */
export const defaultSpeeds: Readonly<Record<ShippingMode, number>> = { TL: 50, LTL: 40, VLTL: 40 }

/** What a company may set: slower is no driving, faster is against the law. */
export const speedBounds = { least: 20, most: 80 } as const

export type SpeedSettings = Partial<Record<ShippingMode, number | null>>

type CompanySpeeds = { truckloadSpeed: number | null; ltlSpeed: number | null }

/** One speed for truckloads, another for freight that changes trucks. */
export const speedsOf = ({ truckloadSpeed, ltlSpeed }: CompanySpeeds): SpeedSettings => ({
  TL: truckloadSpeed,
  LTL: ltlSpeed,
  VLTL: ltlSpeed,
})

/** The average speed of a mode in miles an hour, by the company's setting where it has one. */
export const averageSpeed = (mode: ShippingMode, settings: SpeedSettings = {}): number =>
  positive(settings[mode]) ?? defaultSpeeds[mode]

/** Whole minutes of driving that so many miles take, a minute begun counting in full. */
export function drivingMinutes(miles: number, milesPerHour: number): number {
  if (!Number.isFinite(miles) || miles < 0) throw new RangeError(`Not a distance: ${miles}`)
  if (!Number.isFinite(milesPerHour) || milesPerHour <= 0) throw new RangeError(`Not a speed: ${milesPerHour}`)
  return Math.ceil(exact((miles * 60) / milesPerHour, 13))
}

/** Seconds that a truck drives for so many miles at the default speed of a mode. */
export const drivingSeconds = (miles: number, mode: ShippingMode): number =>
  Math.round((miles / defaultSpeeds[mode]) * 3600)
