import { describe, expect, it } from 'vitest'
import { type OutlookAsk, type OutlookStop, outlook } from './outlook.ts'

const on = (time: string) => `2026-01-05T${time}:00.000Z`
const stop = (overrides: Partial<OutlookStop> = {}): OutlookStop => ({
  stopType: 'Pickup',
  appointmentDateTime: null,
  earlyDateTime: on('08:00'),
  lateDateTime: on('12:00'),
  arrivedDateTime: null,
  departedDateTime: null,
  legMiles: 0,
  serviceMinutes: 60,
  orders: [],
  ...overrides,
})
const dropoff = (overrides: Partial<OutlookStop> = {}) =>
  stop({ stopType: 'Dropoff', earlyDateTime: on('16:00'), lateDateTime: on('20:00'), legMiles: 200, ...overrides })
const ask = (overrides: Partial<OutlookAsk> = {}): OutlookAsk => ({
  status: 'Booked',
  mode: 'TL',
  isTeam: false,
  stops: [stop(), dropoff()],
  position: null,
  now: on('06:00'),
  ...overrides,
})
const at = (overrides: Partial<OutlookAsk>) => {
  const { stops, onTime, nextCheckAt } = outlook(ask(overrides))
  return {
    stops: stops.map(({ eta, onTime }) => ({ eta, onTime })),
    onTime,
    nextCheckAt: nextCheckAt && new Date(nextCheckAt).toISOString(),
  }
}

describe('before anything is heard of the truck', () => {
  it('no stop has an ETA and the clock judges: at risk from 60 minutes before the first limit, late after any [DEF-122]', () => {
    expect(at({})).toEqual({
      stops: [
        { eta: null, onTime: 'OnTime' },
        { eta: null, onTime: 'OnTime' },
      ],
      onTime: 'OnTime',
      nextCheckAt: on('11:00'),
    })
    expect(at({ now: on('10:59') }).onTime).toBe('OnTime')
    expect(at({ now: on('11:00') })).toMatchObject({ onTime: 'AtRisk', nextCheckAt: '2026-01-05T12:00:01.000Z' })
    expect(at({ now: on('11:00'), status: 'Dispatched' }).onTime).toBe('OnTime')
    expect(at({ now: on('12:01') })).toMatchObject({
      onTime: 'Late',
      stops: [{ onTime: 'Late' }, { onTime: 'OnTime' }],
    })
    expect(at({ now: on('12:01'), status: 'Dispatched' }).onTime).toBe('Late')
    // The clock alone never puts the second stop at risk.
    expect(at({ now: on('19:30') }).stops[1]?.onTime).toBe('OnTime')
    expect(at({ stops: [stop({ lateDateTime: null }), dropoff({ lateDateTime: null })] })).toMatchObject({
      onTime: 'OnTime',
      nextCheckAt: null,
    })
  })
})

describe('once the truck was heard of', () => {
  const departed = stop({ arrivedDateTime: on('08:00'), departedDateTime: on('09:00') })

  it('the ETA judges each stop, and the worst that is ahead the shipment', () => {
    // 150 miles take 3 h. The arrival at 15:00 is before the stop opens.
    const position = { at: on('12:00'), nextStop: 1, milesToGo: 150 }
    const early = at({ status: 'InTransit', stops: [departed, dropoff()], position, now: on('12:00') })
    expect(early).toEqual({
      stops: [
        { eta: null, onTime: 'OnTime' },
        { eta: on('15:00'), onTime: 'Early' },
      ],
      onTime: 'Early',
      nextCheckAt: '2026-01-05T15:00:01.000Z',
    })
    const late = at({
      status: 'InTransit',
      stops: [departed, dropoff()],
      position: { ...position, milesToGo: 500 },
      now: on('12:00'),
    })
    expect(late).toMatchObject({ onTime: 'Late', stops: [{}, { onTime: 'Late' }] })
  })

  it('a truck that should have come long ago becomes late by the clock', () => {
    const position = { at: on('12:00'), nextStop: 1, milesToGo: 150 }
    const reported = { status: 'InTransit' as const, stops: [departed, dropoff()], position }
    expect(at({ ...reported, now: on('19:10') })).toMatchObject({
      onTime: 'AtRisk',
      nextCheckAt: on('19:25'),
    })
    expect(at({ ...reported, now: on('20:01') }).onTime).toBe('Late')
  })

  it('the driver has his hours behind him', () => {
    // Ten hours of driving since the departure leave one hour before the rest.
    const far = dropoff({ legMiles: 600, lateDateTime: null, earlyDateTime: null })
    const gone = stop({ departedDateTime: '2026-01-04T19:00:00.000Z' })
    const position = { at: on('06:00'), nextStop: 1, milesToGo: 100 }
    const [, tired] = at({ status: 'InTransit', stops: [gone, far], position, now: on('06:00') }).stops
    expect(tired?.eta).toBe(on('18:00'))
    const [, team] = at({ status: 'InTransit', stops: [gone, far], position, isTeam: true, now: on('06:00') }).stops
    expect(team?.eta).toBe(on('08:00'))
    const [, slow] = at({ status: 'InTransit', mode: 'LTL', isTeam: true, stops: [gone, far], position }).stops
    expect(slow?.eta).toBe(on('08:30'))
    const speeds = { LTL: 25 }
    const [, set] = at({ status: 'InTransit', mode: 'LTL', isTeam: true, stops: [gone, far], position, speeds }).stops
    expect(set?.eta).toBe(on('10:00'))
  })

  it('after the last stop its final dropoff counts, and the clock changes nothing more', () => {
    const reached = dropoff({ arrivedDateTime: on('20:30'), departedDateTime: on('21:00') })
    expect(at({ status: 'Delivered', stops: [departed, reached], now: on('23:00') })).toMatchObject({
      onTime: 'Late',
      nextCheckAt: null,
    })
  })
})

it('a shipment that nobody booked and a voided one are not called on time', () => {
  for (const status of ['ReadyToBook', 'Voided'] as const)
    expect(at({ status })).toEqual({
      stops: [
        { eta: null, onTime: null },
        { eta: null, onTime: null },
      ],
      onTime: null,
      nextCheckAt: null,
    })
})

describe('a stop that serves several orders', () => {
  const order = (orderId: string, late: string, appointment: string | null = null) => ({
    orderId,
    earlyDateTime: on('08:00'),
    lateDateTime: on(late),
    appointmentDateTime: appointment && on(appointment),
  })

  it('judges each order by the window of its own stop, and the stop and the shipment by the worst [DEF-126]', () => {
    const orders = [order('tight', '10:00'), order('wide', '18:00'), order('booked', '18:00', '09:00')]
    const both = { position: { at: on('11:00'), nextStop: 0, milesToGo: 50 }, now: on('11:00') }
    const { stops, onTime } = outlook(ask({ ...both, stops: [stop({ orders }), dropoff()] }))
    expect(stops[0]?.orders).toEqual([
      { orderId: 'tight', onTime: 'Late' },
      { orderId: 'wide', onTime: 'OnTime' },
      { orderId: 'booked', onTime: 'Late' },
    ])
    expect([stops[0]?.onTime, onTime]).toEqual(['Late', 'Late'])
  })

  it('is judged by the clock for each order too, and checked again before the limit of each [DEF-126]', () => {
    const orders = [order('tight', '10:00'), order('wide', '18:00')]
    const { stops, nextCheckAt } = outlook(ask({ now: on('10:30'), stops: [stop({ orders }), dropoff()] }))
    expect(stops[0]).toMatchObject({ onTime: 'Late', orders: [{ onTime: 'Late' }, { onTime: 'OnTime' }] })
    expect(nextCheckAt && new Date(nextCheckAt).toISOString()).toBe(on('17:00'))
  })
})
