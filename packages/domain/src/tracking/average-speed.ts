import { positive } from '#freight/measure.ts'
import type { ShippingMode } from '#freight/modes.ts'
import { exact } from '#shared/units.ts'

/** Default average speed in miles per hour, including stops for fuel and traffic. */
export const defaultSpeeds: Readonly<Record<ShippingMode, number>> = { TL: 50, LTL: 40, VLTL: 40 }

/** Allowed range for a company's speed setting. Lower values are unrealistic, higher ones illegal. */
export const speedBounds = { least: 20, most: 80 } as const

export type SpeedSettings = Partial<Record<ShippingMode, number | null>>

type CompanySpeeds = { truckloadSpeed: number | null; ltlSpeed: number | null }

/** Speeds by mode: one for truckloads, another for freight that changes trucks. */
export const speedsOf = ({ truckloadSpeed, ltlSpeed }: CompanySpeeds): SpeedSettings => ({
  TL: truckloadSpeed,
  LTL: ltlSpeed,
  VLTL: ltlSpeed,
})

/** Average speed of a mode in miles per hour: the company's setting if there is one, otherwise the default. */
export const averageSpeed = (mode: ShippingMode, settings: SpeedSettings = {}): number =>
  positive(settings[mode]) ?? defaultSpeeds[mode]

/** Driving time for a distance in whole minutes, rounded up. */
export function drivingMinutes(miles: number, milesPerHour: number): number {
  if (!Number.isFinite(miles) || miles < 0) throw new RangeError(`Not a distance: ${miles}`)
  if (!Number.isFinite(milesPerHour) || milesPerHour <= 0) throw new RangeError(`Not a speed: ${milesPerHour}`)
  return Math.ceil(exact((miles * 60) / milesPerHour, 13))
}

/** Driving time for a distance in seconds, at the default speed of a mode. */
export const drivingSeconds = (miles: number, mode: ShippingMode): number =>
  Math.round((miles / defaultSpeeds[mode]) * 3600)
