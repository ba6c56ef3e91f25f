import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marginText, onTimeLimit, onTimeStatus, shownOnTime, stopOnTimeStatus, worstStatus } from './on-time.ts'
import type { StopTimes } from './stop-times.ts'

const on = (time: string) => `2026-01-05T${time}-06:00`
/** Open from 08:00 to 17:00. */
const window: StopTimes = {
  appointmentDateTime: null,
  earlyDateTime: on('08:00:00'),
  lateDateTime: on('17:00:00'),
  arrivedDateTime: null,
  departedDateTime: null,
}
const withAppointment = { ...window, appointmentDateTime: on('10:00:00') }
const arrived = (stop: StopTimes, time: string) => stopOnTimeStatus({ ...stop, arrivedDateTime: on(time) }, null)
const expected = (stop: StopTimes, time: string) => stopOnTimeStatus(stop, on(time))

describe('the margin of an expected arrival', () => {
  it.each([
    [withAppointment, '09:45:00', '15 min before the appointment'],
    [withAppointment, '10:00:20', 'at the appointment'],
    [withAppointment, '11:10:00', '1 h 10 min after the appointment'],
    [window, '15:00:00', '2 h before the window closes'],
    [window, '17:00:00', 'when the window closes'],
    [window, '18:30:00', '1 h 30 min after the window closes'],
  ])('of %o at %s is %s', (stop, eta, text) => {
    expect(marginText(on(eta), stop)).toBe(text)
  })

  it('is unknown without a limit', () => {
    expect(marginText(on('10:00:00'), { appointmentDateTime: null, lateDateTime: null })).toBeNull()
  })
})

describe('the on-time limit of a stop', () => {
  it('is its appointment, otherwise its late time', () => {
    expect(onTimeLimit(withAppointment)).toBe(on('10:00:00'))
    expect(onTimeLimit(window)).toBe(on('17:00:00'))
    expect(onTimeLimit({ ...window, lateDateTime: null })).toBeNull()
  })
})

describe('the on-time status of a stop', () => {
  it.each([
    ['07:59:59', 'Early'],
    ['08:00:00', 'OnTime'],
    ['15:59:59', 'OnTime'],
    ['16:00:00', 'AtRisk'],
    ['17:00:00', 'AtRisk'],
    ['17:00:01', 'Late'],
  ])('with an ETA of %s between 08:00 and 17:00 is %s [TRACKING-5]', (time, status) => {
    expect(expected(window, time)).toBe(status)
  })

  it.each([
    ['07:59:59', 'Early'],
    ['08:00:00', 'OnTime'],
    ['16:59:59', 'OnTime'],
    ['17:00:00', 'OnTime'],
    ['17:00:01', 'Late'],
  ])('with an arrival at %s between 08:00 and 17:00 is %s [TRACKING-5]', (time, status) => {
    expect(arrived(window, time)).toBe(status)
  })

  it.each([
    ['07:59:00', 'Early', 'Early'],
    ['08:59:59', 'OnTime', 'OnTime'],
    ['09:00:00', 'AtRisk', 'OnTime'],
    ['10:00:00', 'AtRisk', 'OnTime'],
    ['10:00:01', 'Late', 'Late'],
  ])('goes by the appointment of 10:00: ETA %s is %s, an arrival then is %s [DEF-92]', (time, ofEta, ofArrival) => {
    expect([expected(withAppointment, time), arrived(withAppointment, time)]).toEqual([ofEta, ofArrival])
  })

  it('goes by the actual arrival as soon as there is one', () => {
    expect(stopOnTimeStatus({ ...window, arrivedDateTime: on('12:00:00') }, on('18:00:00'))).toBe('OnTime')
  })

  it('is early before the early time even where the limit is less than an hour away', () => {
    const exact = { ...window, appointmentDateTime: on('08:00:00') }
    expect(expected(exact, '07:59:59')).toBe('Early')
    expect(expected(exact, '08:00:00')).toBe('AtRisk')
  })

  it('is late after an appointment that was made before the early time', () => {
    const before = { ...window, appointmentDateTime: on('07:00:00') }
    expect([expected(before, '07:30:00'), arrived(before, '07:30:00')]).toEqual(['Late', 'Late'])
  })

  it('knows neither late nor risk without a limit, and nothing at all without a time', () => {
    const open = { ...window, lateDateTime: null }
    expect([expected(open, '07:00:00'), expected(open, '23:00:00')]).toEqual(['Early', 'OnTime'])
    expect(stopOnTimeStatus(window, null)).toBeNull()
  })

  it('tells from a departure alone only that the truck had come by then', () => {
    const left = (time: string) => stopOnTimeStatus({ ...window, departedDateTime: on(time) }, null)
    expect([left('07:00:00'), left('12:00:00'), left('18:00:00')]).toEqual(['Early', 'OnTime', null])
  })

  it('does not hang on how the instants are written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        const moment = new Date(Date.parse(on('00:00:00')) + minute * 60_000)
        expect(stopOnTimeStatus(window, moment)).toBe(stopOnTimeStatus(window, moment.toISOString()))
      }),
    )
  })
})

it('a shipment that nobody booked is never on time or early, and a voided one has no status', () => {
  for (const status of ['Drafted', 'ReadyToBook', 'Tendering'] as const)
    expect((['OnTime', 'Early', 'AtRisk', 'Late', null] as const).map((one) => shownOnTime(status, one))).toEqual([
      null,
      null,
      'AtRisk',
      'Late',
      null,
    ])
  expect([shownOnTime('Booked', 'OnTime'), shownOnTime('Delivered', 'Early')]).toEqual(['OnTime', 'Early'])
  expect([shownOnTime('Voided', 'OnTime'), shownOnTime('Voided', 'Late')]).toEqual([null, null])
})

describe('the on-time status of a shipment or order', () => {
  const stop = (stopType: 'Pickup' | 'Dropoff', eta: string | null, visit: Partial<StopTimes> = {}) => ({
    ...window,
    stopType,
    ...visit,
    onTime: stopOnTimeStatus({ ...window, ...visit }, eta && on(eta)),
  })
  const late = { arrivedDateTime: on('18:00:00') }
  const leftLate = { ...late, departedDateTime: on('19:00:00') }
  const leftOnTime = { arrivedDateTime: on('09:00:00'), departedDateTime: on('10:00:00') }

  it('is the worst of its stops not yet departed [DEF-92]', () => {
    expect(onTimeStatus([stop('Pickup', '12:00:00'), stop('Dropoff', '16:30:00')])).toBe('AtRisk')
    expect(onTimeStatus([stop('Pickup', '18:00:00'), stop('Dropoff', '16:30:00')])).toBe('Late')
    expect(onTimeStatus([stop('Pickup', null, leftLate), stop('Dropoff', '12:00:00')])).toBe('OnTime')
    expect(onTimeStatus([stop('Pickup', null, late), stop('Dropoff', '12:00:00')])).toBe('Late')
    expect(onTimeStatus([stop('Pickup', '07:00:00'), stop('Dropoff', '07:30:00')])).toBe('Early')
  })

  it('ranks Late before AtRisk before OnTime before Early [DEF-92]', () => {
    expect(worstStatus(['Early', 'OnTime', 'Late', 'AtRisk'])).toBe('Late')
    expect(worstStatus(['Early', 'OnTime', 'AtRisk'])).toBe('AtRisk')
    expect(worstStatus(['OnTime', 'Early', null])).toBe('OnTime')
    expect(worstStatus([null])).toBeNull()
  })

  it('is that of its final dropoff once the last stop is left [DEF-92]', () => {
    expect(onTimeStatus([stop('Pickup', null, leftLate), stop('Dropoff', null, leftOnTime)])).toBe('OnTime')
    expect(onTimeStatus([stop('Pickup', null, leftOnTime), stop('Dropoff', null, leftLate)])).toBe('Late')
    const endsWithPickup = [stop('Dropoff', null, leftLate), stop('Pickup', null, leftOnTime)]
    expect(onTimeStatus(endsWithPickup)).toBe('Late')
  })

  it('is unknown while nothing is', () => {
    expect(onTimeStatus([stop('Pickup', null), stop('Dropoff', null)])).toBeNull()
    expect(onTimeStatus([])).toBeNull()
  })
})
