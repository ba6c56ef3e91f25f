import { describe, expect, it } from 'vitest'
import { type DockDay, unknownDay } from '#locations/dock-hours.ts'
import { isPickable, stopWarnings } from './stop-warnings.ts'

const chicago = 'America/Chicago'
/** A Monday at noon in Chicago. */
const now = '2026-01-05T18:00:00Z'
const context = { shippingMode: 'LTL', week: [], zone: chicago, now } as const
const pickup = { type: 'Pickup', baseDate: '2026-01-06', earlyTime: '08:00:00', lateTime: '17:00:00' } as const
const closed = (dayOfWeek: number): DockDay => ({ ...unknownDay(dayOfWeek), isClosed: true })

const warningsOf = (change: object, other: object = {}) =>
  stopWarnings({ ...pickup, ...change }, { ...context, ...other }).map(({ field, message }) => `${field}: ${message}`)

describe('a stop of LTL or volume LTL', () => {
  it('has nothing to warn of on a weekday near, at the quarter hour', () => {
    expect(warningsOf({})).toEqual([])
    expect(warningsOf({ baseDate: null, earlyTime: null, lateTime: null })).toEqual([])
  })

  it('warns of a time off the 15-minute interval [STOP-37]', () => {
    const off = (time: string) => `${time} is not on a 15-minute interval. LTL carriers plan by the quarter hour.`
    expect(warningsOf({ earlyTime: '08:10:00' })).toEqual([`earlyTime: ${off('08:10')}`])
    expect(warningsOf({ earlyTime: '08:15:30', lateTime: '16:59' })).toEqual([
      `earlyTime: ${off('08:15')}`,
      `lateTime: ${off('16:59')}`,
    ])
    expect(warningsOf({ type: 'Dropoff', lateTime: '16:59' }, { shippingMode: 'VLTL' })).toEqual([
      `lateTime: ${off('16:59')}`,
    ])
    for (const earlyTime of ['00:00', '08:15', '08:30:00', '08:45:00']) expect(warningsOf({ earlyTime })).toEqual([])
    expect(warningsOf({ earlyTime: '08:10:00' }, { shippingMode: 'TL' })).toEqual([])
  })

  it('does not warn of the default times [STOP-38]', () => {
    expect(warningsOf({ earlyTime: '00:01:00', lateTime: '23:59:59' })).toEqual([])
    expect(warningsOf({ earlyTime: '00:01' })).toEqual([])
    expect(warningsOf({ earlyTime: '00:02:00', lateTime: '23:59:58' })).toHaveLength(2)
  })

  it('warns of a pickup more than 30 days of the calendar out, counted at the stop [STOP-39]', () => {
    const far = 'baseDate: This pickup is 31 days out. LTL carriers may not confirm one more than 30 days ahead.'
    expect(warningsOf({ baseDate: '2026-02-04' })).toEqual([])
    expect(warningsOf({ baseDate: '2026-02-05' })).toEqual([far])
    expect(warningsOf({ baseDate: '2026-02-05' }, { shippingMode: 'VLTL' })).toEqual([far])
    expect(warningsOf({ baseDate: '2026-02-05' }, { shippingMode: 'TL' })).toEqual([])
    expect(warningsOf({ baseDate: '2026-02-05', type: 'Dropoff' })).toEqual([])
    // Half past one in the morning of the 6th in Newfoundland, but still the 5th in Chicago.
    const late = { now: '2026-01-06T05:00:00Z' }
    expect(warningsOf({ baseDate: '2026-02-05' }, { ...late, zone: 'America/St_Johns' })).toEqual([])
    expect(warningsOf({ baseDate: '2026-02-05' }, late)).toEqual([far])
  })

  it('warns of a pickup on a holiday, also one of the country or the company [DEF-133]', () => {
    const message = (day: string, name: string) =>
      `baseDate: ${day} is ${name}. LTL carriers do not pick up on ${name}.`
    const holiday = { now: '2026-11-20T18:00:00Z' }
    expect(warningsOf({ baseDate: '2026-11-26' }, holiday)).toEqual([message('11/26/2026', 'Thanksgiving')])
    const workdays = { countries: ['CA'], own: [{ date: '2026-11-27', name: 'Inventory' }] }
    expect(warningsOf({ baseDate: '2026-11-26' }, { ...holiday, workdays })).toEqual([])
    expect(warningsOf({ baseDate: '2026-11-27' }, { ...holiday, workdays })).toEqual([
      message('11/27/2026', 'Inventory'),
    ])
  })

  it('warns that LTL carriers do not offer weekend pickups [STOP-40]', () => {
    const message = (day: string) => `baseDate: ${day}. LTL carriers do not offer weekend pickups.`
    expect(warningsOf({ baseDate: '2026-01-10' })).toEqual([message('01/10/2026 is a Saturday')])
    expect(warningsOf({ baseDate: '2026-01-11' }, { shippingMode: 'VLTL' })).toEqual([
      message('01/11/2026 is a Sunday'),
    ])
    expect(warningsOf({ baseDate: '2026-01-09' })).toEqual([])
    expect(warningsOf({ baseDate: '2026-01-10', type: 'Dropoff' })).toEqual([])
    expect(warningsOf({ baseDate: '2026-01-10' }, { shippingMode: 'TL' })).toEqual([])
  })

  it('warns of a dock that is closed that day', () => {
    expect(warningsOf({ type: 'Dropoff' }, { week: [closed(2)] })).toEqual([
      'baseDate: The dock is closed on Tuesdays.',
    ])
    expect(warningsOf({}, { week: [closed(3)] })).toEqual([])
  })
})

describe('the days that can be picked', () => {
  const january = ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08', '2026-01-09', '2026-01-10', '2026-01-11']
  const pickable = (shippingMode: 'LTL' | 'VLTL' | 'TL') =>
    january
      .filter((date) => isPickable(date, { shippingMode, week: [closed(3), unknownDay(4)] }))
      .map((date) => date.slice(-2))

  it('leave out weekends and closed days in LTL and volume LTL', () => {
    expect(pickable('LTL')).toEqual(['05', '06', '08', '09'])
    expect(pickable('VLTL')).toEqual(['05', '06', '08', '09'])
    expect(pickable('TL')).toHaveLength(7)
  })
})
