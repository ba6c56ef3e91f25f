import { describe, expect, it } from 'vitest'
import { type PerformanceCounts, performanceOf, performancePeriod, stopCounts } from '#performance/performance.ts'
import { formatPercent } from '#shared/format.ts'

const on = (time: string) => `2026-01-05T${time}:00-06:00`
const stop = (stopType: 'Pickup' | 'Dropoff', arrival: string | null, appointment: string | null = null) => ({
  stopType,
  appointmentDateTime: appointment && on(appointment),
  earlyDateTime: on('08:00'),
  lateDateTime: on('17:00'),
  arrivedDateTime: arrival && on(arrival),
  departedDateTime: null,
})
const nothing: PerformanceCounts = {
  ...stopCounts([]),
  accepted: 0,
  rejected: 0,
  invoices: { received: 0, withoutMismatch: 0 },
  delivered: 0,
  withClaim: 0,
}
const figures = (counts: Partial<PerformanceCounts>) => performanceOf({ ...nothing, ...counts })

describe('the figures of a carrier or lane', () => {
  it('cover the last 12 months', () => {
    expect(performancePeriod('2026-06-15')).toEqual({ start: '2025-06-15', end: '2026-06-15' })
    expect(performancePeriod('2028-02-29')).toEqual({ start: '2027-02-28', end: '2028-02-29' })
  })

  it('have as on-time percent the stops of a type reached by their limit of those reached', () => {
    const stops = [
      stop('Pickup', '07:00'),
      stop('Pickup', '17:00'),
      stop('Pickup', '17:01'),
      stop('Pickup', '11:00', '10:00'),
      stop('Pickup', null),
      stop('Dropoff', '12:00'),
      stop('Dropoff', '18:00'),
      stop('Dropoff', '18:00', '18:00'),
    ]
    // Two of the four pickups reached are on time, one early and one exactly at the limit; so are two of the three
    // dropoffs.
    const reached = figures(stopCounts(stops))
    expect(reached).toMatchObject({ onTimePickup: 50, onTimeDelivery: expect.closeTo(66.6667, 3) })
    expect(formatPercent(reached.onTimeDelivery)).toBe('66.7%')
  })

  it('count a stop that was left by its limit as reached by then, and one left later not at all', () => {
    const departedAt = (time: string) => ({ ...stop('Pickup', null), departedDateTime: on(time) })
    expect(stopCounts([departedAt('12:00'), departedAt('18:00')])).toMatchObject({
      pickupsReached: 1,
      pickupsByLimit: 1,
    })
  })

  it('take acceptance, invoice accuracy and claims each of what they are a part of', () => {
    expect(figures({ accepted: 3, rejected: 1 })).toMatchObject({
      shipmentsAccepted: 3,
      shipmentsRejected: 1,
      acceptance: 75,
    })
    expect(figures({ invoices: { received: 5, withoutMismatch: 4 } }).invoiceAccuracy).toBe(80)
    expect(figures({ delivered: 8, withClaim: 2 }).claims).toBe(25)
  })

  it('show N/A where there is nothing to take a percent of', () => {
    const none = figures(stopCounts([stop('Pickup', null)]))
    expect(none).toEqual({
      onTimePickup: null,
      onTimeDelivery: null,
      shipmentsAccepted: 0,
      shipmentsRejected: 0,
      acceptance: null,
      invoiceAccuracy: null,
      claims: null,
    })
    expect(formatPercent(none.acceptance)).toBe('N/A')
  })
})
