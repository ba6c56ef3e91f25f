import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assumedAtOpening, assumedDueNow, type EtaAsk, type EtaStop, etaPlan } from './eta.ts'
import { assumedRested, freshClocks } from './hours-of-service.ts'

/** Time in January 2026 in Chicago. The 5th is a Monday. */
const on = (day: number, time: string) => `2026-01-${String(day).padStart(2, '0')}T${time}:00-06:00`
const utc = (instant: string | null | undefined) => instant && new Date(instant).toISOString()
const stop = (overrides: Partial<EtaStop> = {}): EtaStop => ({
  appointmentDateTime: null,
  earlyDateTime: null,
  lateDateTime: null,
  arrivedDateTime: null,
  departedDateTime: null,
  legMiles: 100,
  serviceMinutes: 60,
  ...overrides,
})
const ask = (overrides: Partial<EtaAsk>): EtaAsk => ({
  stops: [],
  position: null,
  clocks: freshClocks,
  milesPerHour: 50,
  isTeam: false,
  now: on(5, '06:00'),
  ...overrides,
})
const seen = (milesToGo: number, nextStop = 0, at = on(5, '06:00')) => ({ at, nextStop, milesToGo })
const etas = (overrides: Partial<EtaAsk>) => etaPlan(ask(overrides)).stops.map(({ eta }) => eta)

describe('the ETA from a position', () => {
  it('is the road miles by the average speed, with the breaks of the driver [TRACKING-4]', () => {
    // 400 miles take 8 h, 401 miles 1.2 min more plus the break. 600 miles take 12 h plus a break and a rest.
    expect(etas({ stops: [stop()], position: seen(400) })).toEqual([utc(on(5, '14:00'))])
    expect(etas({ stops: [stop()], position: seen(401) })).toEqual([utc(on(5, '14:32'))])
    expect(etas({ stops: [stop()], position: seen(600) })).toEqual([utc(on(6, '04:30'))])
    expect(etas({ stops: [stop()], position: seen(600), milesPerHour: 40 })).toEqual([utc(on(6, '07:30'))])
    expect(etas({ stops: [stop()], position: seen(600), isTeam: true })).toEqual([utc(on(5, '18:00'))])
  })

  it('is told for each stop that remains, and none for those behind [TRACKING-4]', () => {
    const behind = stop({ arrivedDateTime: on(5, '03:00'), departedDateTime: on(5, '04:00') })
    // 50 miles take an hour, then an hour of service, then 100 miles take two hours.
    expect(etas({ stops: [behind, stop(), stop()], position: seen(50, 1) })).toEqual([
      null,
      utc(on(5, '07:00')),
      utc(on(5, '10:00')),
    ])
  })

  it('moves with each position [TRACKING-4]', () => {
    const stops = [stop()]
    const later = { position: seen(150, 0, on(5, '08:00')), now: on(5, '08:00') }
    expect(etas({ stops, position: seen(200) })).toEqual([utc(on(5, '10:00'))])
    expect(etas({ stops, ...later })).toEqual([utc(on(5, '11:00'))])
  })

  it('goes on from the hours of the driver, or says that it takes the driver as rested', () => {
    const tired = { drivenSinceRest: 600, drivenSinceBreak: 60, standing: 0 }
    expect(etas({ stops: [stop()], position: seen(100), clocks: tired })).toEqual([utc(on(5, '18:00'))])
    const unknown = { stops: [stop()], position: seen(100), clocks: null }
    expect(etaPlan(ask(unknown))).toMatchObject({ assumptions: [assumedRested] })
    expect(etaPlan(ask({ ...unknown, isTeam: true })).assumptions).toEqual([])
    expect(etaPlan(ask({ ...unknown, clocks: tired })).assumptions).toEqual([])
    const unloading = { stops: [stop({ arrivedDateTime: on(5, '05:30') })], clocks: null }
    expect(etaPlan(ask(unloading)).assumptions).toEqual([])
  })

  it('is now once it has passed without an arrival, and says so', () => {
    const overdue = ask({ stops: [stop(), stop()], position: seen(50), now: on(5, '09:00') })
    const { stops, assumptions } = etaPlan(overdue)
    expect(stops.map(({ eta }) => eta)).toEqual([utc(on(5, '09:00')), utc(on(5, '12:00'))])
    expect(assumptions).toEqual([assumedDueNow])
    expect(etaPlan(ask({ stops: [stop()], position: seen(50), now: on(5, '07:00') })).assumptions).toEqual([])
  })

  it('leaves out an older position when an arrival or departure is known since', () => {
    const departed = stop({ arrivedDateTime: on(5, '06:30'), departedDateTime: on(5, '07:00') })
    expect(etas({ stops: [departed, stop()], position: seen(10) })).toEqual([null, utc(on(5, '09:00'))])
    const reached = stop({ arrivedDateTime: on(5, '06:30') })
    expect(etas({ stops: [reached, stop()], position: seen(10) })).toEqual([null, utc(on(5, '09:30'))])
    const departedEarlier = stop({ departedDateTime: on(5, '06:00') })
    expect(etas({ stops: [departedEarlier, stop()], position: seen(50, 1) })).toEqual([null, utc(on(5, '07:00'))])
  })

  it('believes a position beyond a stop of which no departure was told', () => {
    const reached = stop({ arrivedDateTime: on(5, '05:00') })
    expect(etas({ stops: [reached, stop()], position: seen(25, 1) })).toEqual([null, utc(on(5, '06:30'))])
    // The position is at the stop itself, so the truck still stands there.
    expect(etas({ stops: [reached, stop()], position: seen(1, 0) })).toEqual([null, utc(on(5, '08:00'))])
  })
})

describe('at a stop', () => {
  it('the truck waits until the early time, then is served', () => {
    const first = stop({ earlyDateTime: on(5, '08:00') })
    const { stops } = etaPlan(ask({ stops: [first, stop()], position: seen(50) }))
    expect(stops).toMatchObject([
      { eta: utc(on(5, '07:00')), departure: utc(on(5, '09:00')) },
      { eta: utc(on(5, '11:00')), departure: utc(on(5, '12:00')) },
    ])
    expect(stops[0]?.segments).toEqual([
      { kind: 'drive', start: utc(on(5, '06:00')), end: utc(on(5, '07:00')) },
      { kind: 'wait', start: utc(on(5, '07:00')), end: utc(on(5, '08:00')) },
      { kind: 'service', start: utc(on(5, '08:00')), end: utc(on(5, '09:00')) },
    ])
  })

  it('a truck that need not wait nor be served only drives', () => {
    const [first] = etaPlan(ask({ stops: [stop({ serviceMinutes: 0 })], position: seen(50) })).stops
    expect(first?.segments.map(({ kind }) => kind)).toEqual(['drive'])
  })

  it('the truck waits for its appointment also after the early time', () => {
    const first = stop({ earlyDateTime: on(5, '08:00'), appointmentDateTime: on(5, '10:00') })
    expect(etaPlan(ask({ stops: [first], position: seen(150) })).stops).toMatchObject([
      { eta: utc(on(5, '09:00')), departure: utc(on(5, '11:00')) },
    ])
  })

  it('a truck that has come leaves after its service, and not before now', () => {
    const reached = stop({ arrivedDateTime: on(5, '05:30') })
    const [first, second] = etaPlan(ask({ stops: [reached, stop()] })).stops
    expect([first?.eta, first?.departure, second?.eta]).toEqual([null, utc(on(5, '06:30')), utc(on(5, '08:30'))])
    const [, afterwards] = etaPlan(ask({ stops: [reached, stop()], now: on(5, '09:00') })).stops
    expect(afterwards?.eta).toBe(utc(on(5, '11:00')))
  })

  it('30 minutes count as a break, and ten hours as a rest', () => {
    const clocks = { drivenSinceRest: 480, drivenSinceBreak: 480, standing: 0 }
    const etaAfterService = (serviceMinutes: number, more: Partial<EtaStop> = {}) =>
      etas({ stops: [stop({ arrivedDateTime: on(5, '06:00'), serviceMinutes, ...more }), stop()], clocks })[1]
    // Two hours of driving follow: 20 min of service are extended to 30, 30 min suffice.
    expect(etaAfterService(20)).toBe(utc(on(5, '08:30')))
    expect(etaAfterService(30)).toBe(utc(on(5, '08:30')))
    // Five hours of driving do not fit into the remaining three, unless the truck stood for ten hours.
    const far = (opening: string) =>
      etas({
        stops: [stop({ arrivedDateTime: on(5, '06:00'), earlyDateTime: opening }), stop({ legMiles: 250 })],
        clocks,
      })[1]
    expect(far(on(5, '06:00'))).toBe(utc(on(5, '21:00'))) // 07:00 + 9 h more of rest + 5 h, sooner than 3 h + 10 h + 2 h
    expect(far(on(5, '15:00'))).toBe(utc(on(5, '21:00')))
    expect(far(on(5, '17:00'))).toBe(utc(on(5, '23:00')))
  })
})

describe('the ETA without a position', () => {
  const first = stop({ earlyDateTime: on(5, '08:00'), lateDateTime: on(5, '12:00') })

  it('of the first stop is its early time, or now once that has passed [DEF-92]', () => {
    expect(etas({ stops: [first] })).toEqual([utc(on(5, '08:00'))])
    expect(etas({ stops: [first], now: on(5, '08:00') })).toEqual([utc(on(5, '08:00'))])
    expect(etas({ stops: [first], now: on(5, '08:01') })).toEqual([utc(on(5, '08:01'))])
  })

  it('of the stops after it follows from there, and says so', () => {
    const { stops, assumptions } = etaPlan(ask({ stops: [first, stop(), stop()] }))
    expect(stops.map(({ eta }) => eta)).toEqual([utc(on(5, '08:00')), utc(on(5, '11:00')), utc(on(5, '14:00'))])
    expect(assumptions).toEqual([assumedAtOpening])
  })

  it('goes by the appointment where no early time is set, and by now where nothing is', () => {
    expect(etas({ stops: [stop({ appointmentDateTime: on(5, '09:00') })] })).toEqual([utc(on(5, '09:00'))])
    expect(etas({ stops: [stop()] })).toEqual([utc(on(5, '06:00'))])
  })

  it('follows from the last departure once there is one', () => {
    const departed = stop({ departedDateTime: on(5, '05:00') })
    expect(etaPlan(ask({ stops: [departed, stop({ legMiles: 200 })] }))).toMatchObject({
      stops: [{ eta: null, departure: null, segments: [] }, { eta: utc(on(5, '09:00')) }],
      assumptions: [],
    })
    expect(etas({ stops: [departed, stop(), stop()], now: on(5, '08:00') })[1]).toBe(utc(on(5, '08:00')))
  })

  it('has nothing to tell after the last stop', () => {
    const departed = stop({ departedDateTime: on(5, '05:00') })
    expect(etas({ stops: [departed, departed], position: seen(5, 1, on(5, '04:00')) })).toEqual([null, null])
    expect(etas({ stops: [] })).toEqual([])
  })
})

describe('elapsed time', () => {
  it.each([
    ['spring', '2026-03-08T00:30:00-06:00', '2026-03-08T05:30:00-05:00'],
    ['autumn', '2026-11-01T00:30:00-05:00', '2026-11-01T03:30:00-06:00'],
  ])('does not care for the change of the clocks in %s', (_season, at, eta) => {
    expect(etas({ stops: [stop()], position: seen(200, 0, at), now: at })).toEqual([utc(eta)])
  })
})

describe('any plan', () => {
  const miles = fc.integer({ min: 0, max: 30_000 }).map((tenths) => tenths / 10)
  const service = fc.integer({ min: 0, max: 800 })
  const opening = fc.option(fc.integer({ min: 0, max: 5000 }), { nil: null })
  const legs = fc.array(fc.record({ miles, service, opening }), { minLength: 1, maxLength: 5 })
  const start = Date.parse(on(5, '06:00'))
  const instant = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
  const stopsOf = (all: { miles: number; service: number; opening: number | null }[]) =>
    all.map((leg) =>
      stop({
        legMiles: leg.miles,
        serviceMinutes: leg.service,
        earlyDateTime: leg.opening === null ? null : instant(leg.opening),
      }),
    )
  const plan = (all: { miles: number; service: number; opening: number | null }[], isTeam = false) =>
    etaPlan(ask({ stops: stopsOf(all), position: seen(all[0]?.miles ?? 0), isTeam }))
  const time = (text: string | null | undefined) => Date.parse(text ?? '')

  it('goes from stop to stop without a gap, and leaves none before it opened and was served', () => {
    fc.assert(
      fc.property(legs, (all) => {
        const { stops } = plan(all)
        const segments = stops.flatMap((one) => one.segments)
        expect([instant(0), ...segments.map(({ end }) => end)]).toEqual([
          ...segments.map(({ start: from }) => from),
          stops.at(-1)?.departure,
        ])
        stops.forEach(({ eta, departure }, index) => {
          const { service: minutes, opening: opens } = all[index]!
          expect(time(departure)).toBe(Math.max(time(eta), start + (opens ?? 0) * 60_000) + minutes * 60_000)
        })
      }),
    )
  })

  it('keeps the driver to 11 h between rests and 8 h between pauses over all its stops', () => {
    fc.assert(
      fc.property(legs, (all) => {
        let [sinceRest, sincePause, standing] = [0, 0, 0]
        for (const { kind, start: from, end } of plan(all).stops.flatMap((one) => one.segments)) {
          const minutes = (time(end) - time(from)) / 60_000
          standing = kind === 'drive' ? 0 : standing + minutes
          if (standing >= 600) sinceRest = 0
          if (standing >= 30) sincePause = 0
          if (kind !== 'drive') continue
          sinceRest += minutes
          sincePause += minutes
          expect(sinceRest).toBeLessThanOrEqual(660)
          expect(sincePause).toBeLessThanOrEqual(480)
        }
      }),
    )
  })

  it('has the truck at the next stop no sooner for more miles, and no later with a team', () => {
    fc.assert(
      fc.property(legs, miles, ([first, ...others], more) => {
        const further = [{ ...first!, miles: first!.miles + more }, ...others]
        expect(time(plan(further).stops[0]?.eta)).toBeGreaterThanOrEqual(time(plan([first!, ...others]).stops[0]?.eta))
        const team = plan(further, true).stops.map(({ eta }) => time(eta))
        plan(further).stops.forEach(({ eta }, index) => {
          expect(team[index]).toBeLessThanOrEqual(time(eta))
        })
      }),
    )
  })
})
