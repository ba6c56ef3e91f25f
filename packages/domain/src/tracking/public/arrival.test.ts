import { describe, expect, it } from 'vitest'
import { arrivalAnswer, momentText, onTimeWord, plannedText } from './arrival.ts'

const zone = 'America/Chicago'
const now = '2026-11-17T19:32:00.000Z'
type Stop = Parameters<typeof plannedText>[0]
const stop = (more: Partial<Stop> = {}): Stop => ({
  stopType: 'Dropoff',
  appointmentDateTime: null,
  earlyDateTime: '2026-11-17T20:00:00.000Z',
  lateDateTime: '2026-11-17T23:00:00.000Z',
  arrivedDateTime: null,
  departedDateTime: null,
  ianaTimezone: zone,
  eta: '2026-11-17T21:40:00.000Z',
  onTimeStatus: 'OnTime',
  ...more,
})
const pickup = (more: Partial<Stop> = {}) => stop({ stopType: 'Pickup', ...more })
const gone = { arrivedDateTime: '2026-11-17T12:00:00.000Z', departedDateTime: '2026-11-17T13:00:00.000Z' }

describe('when the freight arrives', () => {
  it('is the ETA of the next dropoff ahead, with its on-time status [DEF-140]', () => {
    const later = stop({ eta: '2026-11-18T21:00:00.000Z', onTimeStatus: 'Late' })
    const answer = arrivalAnswer({ shipmentStatus: 5, stops: [pickup(gone), stop(gone), stop(), later] }, now)
    expect(answer).toMatchObject({ text: 'Arrives today 3:40 PM CST', onTimeStatus: 'OnTime' })
    expect(arrivalAnswer({ shipmentStatus: 3, stops: [pickup(), later] }, now).text).toBe(
      'Arrives tomorrow 3:00 PM CST',
    )
  })

  it('is when it is due while no ETA is known', () => {
    const unknown = { eta: null, onTimeStatus: null }
    expect(arrivalAnswer({ shipmentStatus: 3, stops: [stop(unknown)] }, now).text).toBe('Due today 5:00 PM CST')
    const appointed = stop({ ...unknown, appointmentDateTime: '2026-11-20T18:00:00.000Z' })
    expect(arrivalAnswer({ shipmentStatus: 3, stops: [appointed] }, now).text).toBe(
      'Due Friday 11/20/2026 12:00 PM CST',
    )
  })

  it('is past once it was delivered, or while the truck stands at the dock', () => {
    const [arrivedDateTime, departedDateTime] = ['2026-11-17T19:00:00.000Z', '2026-11-17T19:30:00.000Z']
    expect(arrivalAnswer({ shipmentStatus: 6, stops: [stop({ arrivedDateTime })] }, now).text).toBe(
      'Arrived today 1:00 PM CST',
    )
    const ended = [stop({ arrivedDateTime, departedDateTime })]
    expect(arrivalAnswer({ shipmentStatus: 7, stops: ended }, now).text).toBe('Delivered today 1:30 PM CST')
    expect(arrivalAnswer({ shipmentStatus: 8, stops: [stop()] }, now).text).toBe('Delivered')
  })

  it('is never for a cancelled shipment, and unknown without stops', () => {
    expect(arrivalAnswer({ shipmentStatus: -1, stops: [stop()] }, now)).toEqual({
      text: 'Cancelled',
      onTimeStatus: null,
      stop: null,
    })
    expect(arrivalAnswer({ shipmentStatus: 3, stops: [] }, now).text).toBe('Not on the way yet')
  })
})

it.each([
  ['2026-11-17T06:05:00.000Z', 'today 12:05 AM CST'],
  ['2026-11-17T18:00:00.000Z', 'today 12:00 PM CST'],
  ['2026-11-17T05:59:00.000Z', 'yesterday 11:59 PM CST'],
  ['2026-11-18T14:30:00.000Z', 'tomorrow 8:30 AM CST'],
  ['2026-11-21T14:30:00.000Z', 'Saturday 11/21/2026 8:30 AM CST'],
])('writes %s on a 12-hour clock as %s', (at, text) => {
  expect(momentText(at, zone, now)).toBe(text)
})

it('writes the window or the appointment of a stop', () => {
  expect(plannedText(stop())).toBe('Window 2:00–5:00 PM CST, Tuesday 11/17/2026')
  expect(plannedText(stop({ earlyDateTime: '2026-11-17T16:00:00.000Z' }))).toBe(
    'Window 10:00 AM–5:00 PM CST, Tuesday 11/17/2026',
  )
  expect(plannedText(stop({ lateDateTime: '2026-11-18T15:00:00.000Z' }))).toBe(
    'Window 11/17/2026 2:00 PM–11/18/2026 9:00 AM CST',
  )
  expect(plannedText(stop({ appointmentDateTime: '2026-11-17T21:00:00.000Z' }))).toBe(
    'Appointment 3:00 PM CST, Tuesday 11/17/2026',
  )
  expect(onTimeWord('AtRisk')).toBe('at risk')
})
