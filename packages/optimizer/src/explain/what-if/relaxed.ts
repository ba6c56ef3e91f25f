import { formatNumber } from '@lanewise/domain/shared/format'
import { plural } from '#explain/explanation-text.ts'
import type { Limits, Problem } from '#problem.ts'

export type RelaxableLimit = keyof Limits

/** Relaxed limits, and the beginning of the sentence about them. */
export type Relaxed = { limits: Limits; begins: string }

/** Factor for a relaxed load limit: trailers have walls, so load limits are never removed. */
const tenth = 1.1

const loads: Readonly<Partial<Record<RelaxableLimit, [name: string, unit: string]>>> = {
  maxWeight: ['weight limit', ' lbs'],
  maxVolume: ['volume limit', ' cubic feet'],
  maxPallets: ['pallet limit', ' pallets'],
  maxLinearFeet: ['trailer length', ' ft'],
}

const dates: Readonly<Partial<Record<RelaxableLimit, string>>> = {
  pickupDateSlippage: 'pickup dates',
  dropoffDateSlippage: 'dropoff dates',
}

const lifted: Readonly<Partial<Record<RelaxableLimit, (limit: number) => string>>> = {
  minVolumePerStop: (limit) => `the least of ${formatNumber(limit)} cubic feet per stop`,
  minWeightPerStop: (limit) => `the least of ${formatNumber(limit)} lbs per stop`,
  minPalletsPerStop: (limit) => `the least of ${plural(limit, 'pallet')} per stop`,
  maxOutOfRouteDistance: (limit) => `the limit of ${formatNumber(limit)} mi out of route`,
  distanceFromFirstDrop: (limit) => `the limit of ${formatNumber(limit)} mi from the first dropoff`,
  maxPickupCount: (limit) => `the limit of ${plural(limit, 'pickup')}`,
  maxDropoffCount: (limit) => `the limit of ${plural(limit, 'dropoff')}`,
  maxStopCount: (limit) => `the limit of ${plural(limit, 'stop')}`,
  maxRouteTransitTime: (limit) => `the limit of ${plural(limit, 'day')} under way`,
  maxRouteDistance: (limit) => `the limit of ${formatNumber(limit)} mi`,
}

/**
 * Relaxes a limit: a load by a tenth, dates by one more day, all others completely. Null when there is nothing to
 * relax. Dates without a limit may not slip at all, so they can be relaxed, too.
 */
export function relaxed({ limits, orders }: Problem, name: RelaxableLimit): Relaxed | null {
  if (name === 'honorAppointments') {
    const isAgreed = orders.some(({ stops }) => stops.some(({ appointment }) => appointment !== null))
    if (!limits.honorAppointments || !isAgreed) return null
    return { limits: { ...limits, honorAppointments: false }, begins: 'Without keeping appointments to the minute' }
  }
  const limit = limits[name]
  if (dates[name]) return moreDays(limits, name, dates[name])
  if (limit === null) return null
  if (loads[name]) return moreLoad(limits, name, limit, loads[name])
  return { limits: { ...limits, [name]: null }, begins: `Without ${lifted[name]?.(limit) ?? name}` }
}

function moreDays(limits: Limits, name: RelaxableLimit, thing: string): Relaxed {
  const days = Number(limits[name] ?? 0)
  const instead = days > 0 ? ` instead of ${days}` : ''
  return {
    limits: { ...limits, [name]: days + 1 },
    begins: `If ${thing} could slip by ${plural(days + 1, 'day')}${instead},`,
  }
}

function moreLoad(limits: Limits, name: RelaxableLimit, limit: number, [thing, unit]: [string, string]): Relaxed {
  const more = Math.max(limit + 1, Math.floor(limit * tenth + 1e-9))
  return {
    limits: { ...limits, [name]: more },
    begins: `With a ${thing} of ${formatNumber(more)}${unit} instead of ${formatNumber(limit)}`,
  }
}
