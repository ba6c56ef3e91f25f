import type { NextStop } from '@lanewise/contract/tracking-list'
import { describe, expect, it } from 'vitest'
import { fleetQueryOf, sorts } from './tracked-query.ts'
import { agoText, clockAt, marginText, nextText, promisedText, stopText } from './tracked-text.ts'

const zone = 'America/Chicago'
/** The test clock shows 09:00 in Chicago. */
const now = new Date('2026-11-17T15:00:00Z')

const stop = (facts: Partial<NextStop> = {}): NextStop => ({
  stopNumber: 2,
  stopType: 'Dropoff',
  companyName: 'Cardinal Pantry',
  city: 'Nashville',
  state: 'TN',
  ianaTimeZone: zone,
  earlyDateTime: '2026-11-17T16:00:00.000Z',
  lateDateTime: '2026-11-17T18:00:00.000Z',
  appointmentDateTime: null,
  arrivedDateTime: null,
  eta: null,
  onTimeStatus: null,
  ...facts,
})

describe('a moment at a stop', () => {
  it('is told by the clock there, with its day where that is not today', () => {
    expect(clockAt('2026-11-17T16:40:00Z', zone, now)).toBe('10:40 CST')
    expect(clockAt('2026-11-18T16:40:00Z', zone, now)).toBe('11/18/2026 10:40 CST')
  })
})

describe('what comes next', () => {
  const destination = { ianaTimeZone: zone }
  const next = (nextStop: NextStop | null, actualDeliveryDateTime: string | null = null) =>
    nextText({ nextStop, actualDeliveryDateTime, destination }, now)

  it('is when it was delivered, or that it is past its last stop', () => {
    expect(next(null, '2026-11-17T14:10:00Z')).toBe('Delivered 08:10 CST')
    expect(next(null)).toBe('Past its last stop')
  })

  it('is when it arrived or will arrive, or what it waits for', () => {
    const eta = '2026-11-17T17:00:00Z'
    expect(next(stop({ arrivedDateTime: '2026-11-17T14:05:00Z', eta }))).toBe('Arrived 08:05 CST')
    expect(stopText(stop({ eta }), now)).toBe('ETA 11:00 CST')
    expect(stopText(stop({ stopType: 'Pickup' }), now)).toBe('Not picked up yet')
    expect(stopText(stop(), now)).toBe('No ETA yet')
  })
})

describe('what was promised', () => {
  it('is the appointment, or the window', () => {
    expect(promisedText(stop({ appointmentDateTime: '2026-11-17T17:30:00Z' }), now)).toBe('Appt 11:30')
    expect(promisedText(stop(), now)).toBe('Window 10:00–12:00')
  })

  it('names days that are neither today nor the day of the time beside it', () => {
    const tomorrow = { earlyDateTime: '2026-11-18T16:00:00.000Z', lateDateTime: '2026-11-19T18:00:00.000Z' }
    expect(promisedText(stop(tomorrow), now)).toBe('Window 11/18/2026 10:00–11/19/2026 12:00')
    expect(promisedText(stop({ ...tomorrow, eta: '2026-11-18T17:00:00Z' }), now)).toBe('Window 10:00–11/19/2026 12:00')
    expect(promisedText(stop({ ...tomorrow, arrivedDateTime: '2026-11-18T17:00:00Z' }), now)).toBe(
      'Window 10:00–11/19/2026 12:00',
    )
  })
})

describe('the room until the limit', () => {
  it('is how long it may still take, or how late it is', () => {
    expect(marginText(stop())).toBeNull()
    expect(marginText(stop({ eta: '2026-11-17T17:31:00Z' }))).toBe('29 min until late')
    expect(marginText(stop({ eta: '2026-11-17T18:00:30Z' }))).toBe('0 min until late')
    expect(marginText(stop({ eta: '2026-11-17T19:10:00Z' }))).toBe('1 h 10 min late')
  })

  it('goes by the appointment where there is one, and is nothing for who came in time', () => {
    expect(marginText(stop({ appointmentDateTime: '2026-11-17T17:00:00Z', eta: '2026-11-17T17:10:00Z' }))).toBe(
      '10 min late',
    )
    expect(marginText(stop({ arrivedDateTime: '2026-11-17T17:00:00Z', eta: '2026-11-17T19:00:00Z' }))).toBeNull()
    expect(marginText(stop({ arrivedDateTime: '2026-11-17T18:10:00Z' }))).toBe('10 min late')
  })
})

it('says how long ago something was heard', () => {
  expect(agoText('2026-11-17T14:59:01Z', now)).toBe('just now')
  expect(agoText('2026-11-17T15:10:00Z', now)).toBe('just now')
  expect(agoText('2026-11-17T14:59:00Z', now)).toBe('1 min ago')
  expect(agoText('2026-11-17T12:30:00Z', now)).toBe('2 h 30 min ago')
})

it('offers the order by trouble first, then by days and number both ways', () => {
  expect(sorts).toEqual([
    { value: 'Trouble', label: 'Problems first' },
    { value: 'DestinationEarlyDateTime', label: 'Early delivery' },
    { value: '-DestinationEarlyDateTime', label: 'Late delivery' },
    { value: 'OriginEarlyDateTime', label: 'Early pickup' },
    { value: '-OriginEarlyDateTime', label: 'Late pickup' },
    { value: 'ShipmentNumber', label: 'Shipment number' },
    { value: '-ShipmentNumber', label: 'Shipment number, descending' },
  ])
})

it('asks for the map without an order', () => {
  expect(fleetQueryOf({ searchTerm: 'x', orderByProperty: 'Trouble', orderByDirection: 1 })).toEqual({
    searchTerm: 'x',
  })
})
