import { describe, expect, it } from 'vitest'
import { formatPercent } from '#shared/format.ts'
import { countPerformance, type PerformanceFacts, performanceOf, performancePeriod } from './performance.ts'

const on = (time: string) => `2026-01-05T${time}:00-06:00`
const stop = (stopType: 'Pickup' | 'Dropoff', arrival: string | null, appointment: string | null = null) => ({
  stopType,
  appointmentDateTime: appointment && on(appointment),
  earlyDateTime: on('08:00'),
  lateDateTime: on('17:00'),
  arrivedDateTime: arrival && on(arrival),
  departedDateTime: null,
})
const nothing: PerformanceFacts = { stops: [], offers: [], receivedInvoices: [], shipments: [] }
const figures = (facts: Partial<PerformanceFacts>) => performanceOf(countPerformance({ ...nothing, ...facts }))
const offers = (...statuses: string[]) => statuses.map((status) => ({ status }))

describe('the figures of a carrier or lane', () => {
  it('cover the last 12 months [DEF-91]', () => {
    expect(performancePeriod('2026-06-15')).toEqual({ start: '2025-06-15', end: '2026-06-15' })
    expect(performancePeriod('2028-02-29')).toEqual({ start: '2027-02-28', end: '2028-02-29' })
  })

  it('have as on-time percent the stops of a type reached by their limit of those reached [DEF-91]', () => {
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
    // Early and on the minute of four pickups reached; two of three dropoffs.
    expect(figures({ stops })).toMatchObject({ onTimePickup: 50, onTimeDelivery: expect.closeTo(66.6667, 3) })
    expect(formatPercent(figures({ stops }).onTimeDelivery)).toBe('66.7%')
  })

  it('count a stop that was left by its limit as reached by then, and one left later not at all', () => {
    const left = (time: string) => ({ ...stop('Pickup', null), departedDateTime: on(time) })
    expect(countPerformance({ ...nothing, stops: [left('12:00'), left('18:00')] }).pickups).toEqual({
      reached: 1,
      byLimit: 1,
    })
  })

  it('count Accepted as accepted, Rejected, Countered and Expired as rejected, and nothing else [DEF-91]', () => {
    const answered = offers('Accepted', 'Accepted', 'Accepted', 'Rejected', 'Countered', 'Expired', 'Sent', 'Withdrawn')
    expect(figures({ offers: answered })).toMatchObject({ shipmentsAccepted: 3, shipmentsRejected: 3, acceptance: 50 })
  })

  it('have as invoice accuracy the received carrier invoices without a mismatch of all received [DEF-91]', () => {
    const receivedInvoices = [true, false, false, false].map((hasMismatch) => ({ hasMismatch }))
    expect(figures({ receivedInvoices }).invoiceAccuracy).toBe(75)
  })

  it('have as claims the shipments with a refusal or damage of those delivered [DEF-91]', () => {
    const shipment = (status: number, hasRefusalOrDamage = false) => ({ status, hasRefusalOrDamage })
    const shipments = [shipment(7, true), shipment(8), shipment(8), shipment(7), shipment(6), shipment(3)]
    expect(figures({ shipments }).claims).toBe(25)
  })

  it('show N/A where there is nothing to take a percent of [DEF-91]', () => {
    const none = figures({ offers: offers('Sent'), stops: [stop('Pickup', null)] })
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
