import { describe, expect, it } from 'vitest'
import { outsideWindows, plannedStops, type StopToPlan } from '#consolidation/planned-stops.ts'
import { type DockStop, splitDocks } from '#consolidation/split-docks.ts'

/** Hours of November 2026 in New York. */
const on = (day: number, hour: number, minute = 0) =>
  new Date(
    `2026-${day > 30 ? '12' : '11'}-${String(day > 30 ? day - 30 : day).padStart(2, '0')}T00:00:00-05:00`,
  ).getTime() +
  (hour * 60 + minute) * 60_000
const at = (day: number, hour: number, minute = 0) => new Date(on(day, hour, minute))
const window = (day: number, from: number, to: number) => ({
  earlyAt: at(day, from),
  lateAt: at(day, to),
  appointmentAt: null,
})
const dock = (orders: string, times: ReturnType<typeof window>, more: Partial<DockStop> = {}): DockStop => ({
  stopType: 1,
  locationId: 'harvest lane',
  zone: 'America/New_York',
  parts: orders.split(' ').map((order) => ({ order })),
  ...times,
  ...more,
})

describe('a dock that the truck visits twice', () => {
  const texts = (stops: DockStop[]) => splitDocks(stops, 'O1').map(({ text }) => text)

  it('names each order with the day it is due, and offers to drop all but the base order [DEF-126]', () => {
    const [first, second] = [dock('O205896', window(30, 12, 18)), dock('O205897', window(32, 6, 10))]
    expect(splitDocks([second, first], 'O205896')).toEqual([
      { text: 'O205896 is due 11/30, O205897 12/02: two stops', stops: [first, second], drops: [['O205897']] },
    ])
  })

  it('tells windows on one day apart by their hours, and freight that is picked up is ready', () => {
    expect(texts([dock('O1 O2', window(30, 8, 10)), dock('O3', window(30, 10, 12))])).toEqual([
      'O1 and O2 are due 11/30 08:00–10:00, O3 11/30 10:00–12:00: two stops',
    ])
    const pickup = { stopType: 0 } as const
    expect(texts([dock('O1', window(30, 8, 10), pickup), dock('O2', window(31, 8, 10), pickup)])).toEqual([
      'O1 is ready 11/30, O2 12/01: two stops',
    ])
  })

  it('is none for other docks, for a pickup beside a dropoff, and for one order that comes back', () => {
    const early = dock('O1', window(30, 8, 10))
    expect(texts([early, dock('O2', window(31, 8, 10), { locationId: 'twin rivers' })])).toEqual([])
    expect(texts([early, dock('O2', window(31, 8, 10), { stopType: 0 })])).toEqual([])
    expect(texts([early, dock('O1', window(31, 8, 10))])).toEqual([])
    expect(texts([early, dock('O2', window(30, 9, 11))])).toEqual([])
  })
})

describe('the plan of a load', () => {
  const trip = { mode: 'TL', isTeam: false, speeds: {}, now: at(20, 8) } as const
  const stop = (times: ReturnType<typeof window>, legMiles: number | null): StopToPlan => ({
    ...times,
    legMiles,
    serviceMinutes: 60,
  })

  it('starts at the early time of the first stop, drives, and waits until a stop opens [DEF-126]', () => {
    const plan = plannedStops(
      [stop(window(25, 8, 12), null), stop(window(25, 12, 18), 100), stop(window(26, 6, 9), 0)],
      trip,
    )
    expect(plan).toEqual([
      { at: at(25, 8).toISOString(), waitMinutes: 0 },
      { at: at(25, 12).toISOString(), waitMinutes: 60 },
      { at: at(26, 6).toISOString(), waitMinutes: 17 * 60 },
    ])
  })

  it('does not start in the past, and ends where no road is known', () => {
    const late = { ...trip, now: at(25, 11) }
    const stops = [stop(window(25, 8, 12), null), stop(window(25, 12, 18), null), stop(window(25, 12, 18), 10)]
    expect(plannedStops(stops, late)).toEqual([{ at: at(25, 11).toISOString(), waitMinutes: 0 }, null, null])
  })
})

describe('a stop planned outside the window of one of its orders', () => {
  const visit = (planned: Date, part: Partial<ReturnType<typeof window>> & { appointmentAt?: Date | null } = {}) =>
    outsideWindows([
      {
        planned: { at: planned.toISOString(), waitMinutes: 0 },
        place: 'Harvest Lane',
        zone: 'America/New_York',
        parts: [{ id: 'stop', order: 'O205896', ...window(30, 12, 18), ...part }],
      },
    ]).map(({ text }) => text)

  it('is listed with order number, window and hours late or early [DEF-126]', () => {
    expect(visit(at(32, 6))).toEqual([
      'O205896 at Harvest Lane: window 11/30/2026 12:00–18:00 EST, planned 12/02/2026 06:00 EST, 36 h late',
    ])
    expect(visit(at(30, 10, 10))).toEqual([
      'O205896 at Harvest Lane: window 11/30/2026 12:00–18:00 EST, planned 11/30/2026 10:10 EST, 1 h 50 min early',
    ])
    expect([visit(at(30, 12)), visit(at(30, 18))]).toEqual([[], []])
  })

  it('is late after the appointment of the order', () => {
    expect(visit(at(30, 13, 30), { appointmentAt: at(30, 13) } as never)).toEqual([
      'O205896 at Harvest Lane: appointment 11/30/2026 13:00 EST, planned 11/30/2026 13:30 EST, 30 min late',
    ])
  })
})
