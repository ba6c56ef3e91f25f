import { getDockSchedule } from '@lanewise/contract/locations'
import { completeWeek, type DockDay, unknownDay } from '@lanewise/domain/locations/dock-hours'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anItem } from '#features/line-items/testing/given.tsx'
import { aLocation, aSchedule } from '#features/locations/testing/given.tsx'
import {
  aStop,
  card,
  chooseLocation,
  enter,
  type Opened,
  openStops,
  submit,
} from '#features/orders/form/stops/testing/given.tsx'
import { refused } from '#testing/fake-portal.ts'

const hours = (dayOfWeek: number, startTime: string, endTime: string): DockDay => ({
  ...unknownDay(dayOfWeek),
  startTime,
  endTime,
})
const closed = (dayOfWeek: number): DockDay => ({ ...unknownDay(dayOfWeek), isClosed: true })
/** Tuesday 06:00 to 16:00, Thursday 05:00 to 13:00, closed on Wednesdays. */
const week = completeWeek([hours(2, '06:00:00', '16:00:00'), hours(4, '05:00:00', '13:00:00'), closed(3)])

const joliet = aLocation({ locationName: 'Acme Foods Joliet' })
const denver = aLocation({ locationName: 'Denver DC', ianaTimeZone: 'America/Denver' })
const docks = { [joliet.locationNumber]: { dockHours: week }, [denver.locationNumber]: { dockHours: week } }
const places = { locations: [joliet, denver], docks }
const item = anItem()
const two = (pickup = {}, dropoff = {}) => [
  aStop('Pickup', { at: joliet, lineItems: [item], ...pickup }),
  aStop('Dropoff', { at: denver, lineItems: [item], ...dropoff }),
]
const window = { earlyTime: '08:00:00', lateTime: '12:00:00' }

const first = () => card('Stop 1 (Pickup)')
const second = () => card('Stop 2 (Dropoff)')
const early = () => first().getByLabelText('Early Time')
const late = () => first().getByLabelText('Late Time')
const pickDate = (opened: Opened, text: string) => enter(opened, first().getByLabelText('Pickup date'), text)
/** Waits until the hours of both docks have loaded. */
const loaded = (opened: Opened) => waitFor(() => expect(opened.portal.calls(getDockSchedule).length).toBeGreaterThan(1))
const timesOf = ({ earlyTime, lateTime }: { earlyTime: string | null; lateTime: string | null }) => [
  earlyTime,
  lateTime,
]

beforeEach(() => {
  // A Monday at noon in Chicago.
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-01-05T18:00:00Z') })
})

describe('picking the date of a stop', () => {
  it('loads the hours of its dock for that weekday [STOP-17]', async () => {
    const opened = await openStops({ ...places, stops: two() })
    await loaded(opened)
    // Another user changed the Tuesday hours after the form was opened.
    const newer = completeWeek([hours(2, '07:00:00', '15:00:00'), hours(4, '05:00:00', '13:00:00')])
    opened.portal.on(getDockSchedule, aSchedule({ dockHours: newer }))
    const before = opened.portal.calls(getDockSchedule).length
    await pickDate(opened, '01/06/2026')
    await waitFor(() => expect(timesOf(opened.stop(0))).toEqual(['07:00:00', '15:00:00']))
    const calls = opened.portal.calls(getDockSchedule).slice(before)
    expect(calls.map(({ params }) => params.locationNumber)).toEqual([joliet.locationNumber])
    expect(first().getByText('Acme Foods Joliet, dock hours Tue 07:00–15:00 CST')).toBeVisible()
  })

  it('sets the early time to the opening of the dock, or to 00:01 [STOP-18]', async () => {
    const opened = await openStops({ ...places, stops: two() })
    await loaded(opened)
    await pickDate(opened, '01/06/2026')
    await waitFor(() => expect(early()).toHaveValue('06:00'))
    await pickDate(opened, '01/08/2026')
    await waitFor(() => expect(early()).toHaveValue('05:00'))
    await pickDate(opened, '01/09/2026')
    await waitFor(() => expect(early()).toHaveValue('00:01'))
    expect(opened.stop(0).earlyTime).toBe('00:01:00')
  })

  it('sets the late time to the closing of the dock, or to 23:59:59 [STOP-19]', async () => {
    const opened = await openStops({ ...places, stops: two() })
    await loaded(opened)
    await pickDate(opened, '01/06/2026')
    await waitFor(() => expect(late()).toHaveValue('16:00'))
    await pickDate(opened, '01/08/2026')
    await waitFor(() => expect(late()).toHaveValue('13:00'))
    await pickDate(opened, '01/09/2026')
    await waitFor(() => expect(late()).toHaveValue('23:59'))
    expect(opened.stop(0).lateTime).toBe('23:59:59')
  })

  it.each([
    ['LTL', false, '2026-01-13'],
    ['VLTL', false, '2026-01-13'],
    ['LTL', true, null],
    ['TL', false, null],
  ] as const)('in %s with a quote: %s gives the second stop %s [STOP-16]', async (shippingMode, hasQuote, date) => {
    const opened = await openStops({ ...places, stops: two(), order: { shippingMode }, hasQuote })
    await loaded(opened)
    // A Friday: the Saturday and Sunday that follow do not count.
    await pickDate(opened, '01/09/2026')
    expect(opened.stop(0).baseDate).toBe('2026-01-09')
    expect(opened.stop(1).baseDate).toBe(date)
    if (date) expect(second().getByLabelText('Dropoff date')).toHaveValue('01/13/2026')
    if (date) await waitFor(() => expect(timesOf(opened.stop(1))).toEqual(['06:00:00', '16:00:00']))
  })

  it('says nothing when the hours of the next stop cannot be loaded [STOP-20]', async () => {
    const opened = await openStops({ ...places, stops: two(), order: { shippingMode: 'LTL' } })
    await loaded(opened)
    opened.portal.on(getDockSchedule, ({ params }) =>
      params.locationNumber === denver.locationNumber ? refused(503, 'Away') : aSchedule({ dockHours: week }),
    )
    const before = opened.portal.calls(getDockSchedule).length
    await pickDate(opened, '01/06/2026')
    await waitFor(() => expect(opened.portal.calls(getDockSchedule).length).toBeGreaterThanOrEqual(before + 2))
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(opened.stop(1).baseDate).toBe('2026-01-08')
    for (const text of [/Away/, /could not be loaded/]) expect(screen.queryByText(text)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says so when its own hours cannot be loaded, and tries again', async () => {
    const opened = await openStops({ ...places, stops: two() })
    await loaded(opened)
    opened.portal.on(getDockSchedule, refused(503, 'Away'))
    await pickDate(opened, '01/06/2026')
    expect(await first().findByText('Dock hours could not be loaded')).toBeVisible()
    opened.portal.on(getDockSchedule, aSchedule({ dockHours: completeWeek([hours(2, '09:00:00', '11:00:00')]) }))
    await opened.keys.click(first().getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(early()).toHaveValue('09:00'))
    expect(first().queryByText('Dock hours could not be loaded')).toBeNull()
  })

  it('follows the dock of a place that is chosen later, but not where somebody has set a time', async () => {
    const opened = await openStops({ ...places, stops: [aStop('Pickup'), aStop('Dropoff')] })
    await pickDate(opened, '01/06/2026')
    expect(timesOf(opened.stop(0))).toEqual(['00:01:00', '23:59:59'])
    await enter(opened, late(), '14:00')
    await chooseLocation(opened, first().getByRole('combobox', { name: 'Pickup Location' }), 'acme')
    await waitFor(() => expect(timesOf(opened.stop(0))).toEqual(['06:00:00', '14:00:00']))
  })

  it('keeps a text that is no date, and says so', async () => {
    const opened = await openStops({ ...places, stops: two() })
    await pickDate(opened, '13/45/2026')
    const field = first().getByLabelText('Pickup date')
    expect(field).toHaveValue('13/45/2026')
    expect(field).toHaveAccessibleDescription('Enter a date as MM/DD/YYYY')
    expect(opened.stop(0).baseDate).toBeNull()
  })
})

describe('dates and times', () => {
  it('are entered and shown by the clock of the stop’s place [STOP-21]', async () => {
    const opened = await openStops({ ...places, stops: two({}, { baseDate: '2026-01-08', ...window }) })
    await loaded(opened)
    expect(await second().findByText('Denver DC, dock hours Thu 05:00–13:00 MST')).toBeVisible()
    expect(second().getByLabelText('Early Time')).toHaveValue('08:00')
    await enter(opened, second().getByLabelText('Late Time'), '11:45')
    await pickDate(opened, '07/07/2026')
    await enter(opened, early(), '07:00')
    expect(first().getByText(/dock hours Tue 06:00–16:00 CDT$/)).toBeVisible()
    expect(opened.sent()[0]?.earlyDateTimeOffset).toBe('2026-07-07T07:00:00-05:00')
    expect(opened.sent()[1]).toMatchObject({
      earlyDateTimeOffset: '2026-01-08T08:00:00-07:00',
      lateDateTimeOffset: '2026-01-08T11:45:00-07:00',
    })
  })

  it('ask for an appointment where the dock insists on one', async () => {
    const opened = await openStops({
      ...places,
      docks: { [joliet.locationNumber]: { isAppointmentRequired: true } },
      stops: two(),
    })
    expect(await first().findByText('Appointment required')).toBeVisible()
    expect(second().queryByText('Appointment required')).toBeNull()
    await enter(opened, first().getByLabelText('Appointment date'), '01/06/2026')
    await enter(opened, first().getByLabelText('Appointment time'), '09:20')
    expect(first().queryByText('Appointment required')).toBeNull()
    expect(opened.sent()[0]?.appointmentDateTimeOffset).toBe('2026-01-06T09:20:00-06:00')
  })
})

describe('what a stop lacks when it is submitted', () => {
  const described = (label: string, at = first()) => at.getByLabelText(label)

  it('is named at its fields, by the type of the stop [STOP-22] [STOP-23] [STOP-24]', async () => {
    const opened = await openStops()
    await submit(opened)
    expect(await first().findByText('Pickup Location is required')).toBeVisible()
    expect(described('Pickup Location')).toHaveAccessibleDescription('Pickup Location is required')
    expect(described('Dropoff Location', second())).toHaveAccessibleDescription('Dropoff Location is required')
    expect(described('Pickup date')).toHaveAccessibleDescription('Pickup date required')
    expect(described('Dropoff date', second())).toHaveAccessibleDescription('Dropoff date required')
    for (const at of [first(), second()]) {
      expect(described('Early Time', at)).toHaveAccessibleDescription('Early Time is required')
      expect(described('Late Time', at)).toHaveAccessibleDescription('Late Time is required')
    }
    expect(opened.submitted()).toEqual([])
  })

  it('is times out of order, on both of them [STOP-25] [STOP-27]', async () => {
    const opened = await openStops({ ...places, stops: two({ baseDate: '2026-01-09', ...window }) })
    await enter(opened, early(), '12:00')
    await submit(opened)
    await waitFor(() => expect(early()).toHaveAccessibleDescription('Must be before late time'))
    await waitFor(() => expect(late()).toHaveAccessibleDescription('Must be after early time'))
    expect(opened.submitted()).toEqual([])
  })

  it('is a time outside the hours of the dock, with the hour that bounds it [STOP-26] [STOP-28]', async () => {
    const opened = await openStops({ ...places, stops: two({ baseDate: '2026-01-06', ...window }) })
    await loaded(opened)
    await enter(opened, early(), '05:45')
    await waitFor(() => expect(early()).toHaveAccessibleDescription('Must be inside dock opening: "06:00"'))
    await enter(opened, late(), '16:15')
    await waitFor(() => expect(late()).toHaveAccessibleDescription('Must be inside dock closing: "16:00"'))
    await submit(opened)
    expect(opened.submitted()).toEqual([])
    await enter(opened, early(), '06:00')
    await waitFor(() => expect(early()).not.toHaveAccessibleDescription())
  })

  it('is a type, where nobody has said which [STOP-29]', async () => {
    const opened = await openStops({ stops: [aStop('Pickup'), { ...aStop('Pickup'), type: null }, aStop('Dropoff')] })
    await submit(opened)
    expect(await card('Stop 2').findByText('Stop type is required')).toBeVisible()
    expect(opened.submitted()).toEqual([])
  })
})

describe('warnings of LTL', () => {
  const ltl = (pickup: object, shippingMode: 'LTL' | 'VLTL' | 'TL' = 'LTL') =>
    openStops({
      ...places,
      stops: two({ baseDate: '2026-01-06', ...window, ...pickup }, { baseDate: '2026-01-08', ...window }),
      order: { shippingMode },
    })
  const warnings = () =>
    screen.queryAllByRole('button', { name: /^Warning: / }).map((sign) => sign.getAttribute('aria-label')?.slice(9))
  const off = '08:10 is not on a 15-minute interval. LTL carriers plan by the quarter hour.'
  const weekend = '01/10/2026 is a Saturday. LTL carriers do not offer weekend pickups.'
  const far = 'This pickup is 31 days out. LTL carriers may not confirm one more than 30 days ahead.'

  it.each(['LTL', 'VLTL'] as const)('are tooltips in %s that keep nobody from submitting [STOP-36]', async (mode) => {
    const opened = await ltl({ baseDate: '2026-01-10', earlyTime: '08:10:00' }, mode)
    const [date, time] = screen.getAllByRole('button', { name: /^Warning: / })
    for (const [sign, text] of [[date, weekend] as const, [time, off] as const]) {
      expect(screen.queryByText(text)).toBeNull()
      await opened.keys.hover(sign as HTMLElement)
      expect(await screen.findByRole('tooltip')).toHaveTextContent(text)
      await opened.keys.unhover(sign as HTMLElement)
    }
    await submit(opened)
    await waitFor(() => expect(opened.submitted()).toHaveLength(1))
  })

  it('speak of a time off the quarter hour [STOP-37]', async () => {
    const opened = await ltl({})
    expect(warnings()).toEqual([])
    await enter(opened, early(), '08:10')
    expect(warnings()).toEqual([off])
    await enter(opened, early(), '08:15')
    expect(warnings()).toEqual([])
  })

  it('leave the default times alone [STOP-38]', async () => {
    await ltl({ baseDate: '2026-01-09', earlyTime: '00:01:00', lateTime: '23:59:59' })
    expect(early()).toHaveValue('00:01')
    expect(warnings()).toEqual([])
  })

  it('speak of a pickup more than 30 days out [STOP-39]', async () => {
    const opened = await ltl({ baseDate: '2026-02-04' })
    expect(warnings()).toEqual([])
    await pickDate(opened, '02/05/2026')
    expect(warnings()).toEqual([far])
  })

  it('speak of a pickup at a weekend [STOP-40]', async () => {
    await ltl({ baseDate: '2026-01-10' })
    expect(warnings()).toEqual([weekend])
  })

  it.each([
    ['a quote', { baseZip: '75207' }],
    ['a saved order', { id: '0198c0de-0000-7000-b000-0000000000e1' }],
  ])('speak of a weekend that came from %s, and end with a date from the picker [STOP-42]', async (_source, known) => {
    const opened = await ltl({ baseDate: '2026-01-10', ...known })
    expect(warnings()).toEqual([weekend])
    await pickDate(opened, '01/08/2026')
    expect(warnings()).toEqual([])
  })

  it('come with a change of mode [STOP-42] and are absent in TL', async () => {
    const opened = await ltl({ baseDate: '2026-01-10', earlyTime: '08:10:00' }, 'TL')
    expect(warnings()).toEqual([])
    await act(async () => opened.changeOrder({ shippingMode: 'LTL' }))
    expect(warnings()).toEqual([weekend, off])
  })

  it('are not needed for days that cannot be picked: weekends, and days when the dock is closed [STOP-41]', async () => {
    const opened = await ltl({})
    await loaded(opened)
    await opened.keys.click(first().getAllByRole('button', { name: 'Choose a date' })[0] as HTMLElement)
    const day = (name: string) => screen.getByRole('button', { name })
    for (const name of ['Saturday, January 10, 2026', 'Sunday, January 11, 2026', 'Wednesday, January 7, 2026'])
      expect(day(name)).toHaveAttribute('aria-disabled', 'true')
    await opened.keys.click(day('Saturday, January 10, 2026'))
    expect(opened.stop(0).baseDate).toBe('2026-01-06')
    expect(day('Thursday, January 8, 2026')).not.toHaveAttribute('aria-disabled')
    await opened.keys.click(day('Thursday, January 8, 2026'))
    expect(opened.stop(0).baseDate).toBe('2026-01-08')
  })

  it('leave every day to be picked in TL', async () => {
    const opened = await ltl({}, 'TL')
    await loaded(opened)
    await opened.keys.click(first().getAllByRole('button', { name: 'Choose a date' })[0] as HTMLElement)
    expect(screen.getByRole('button', { name: 'Saturday, January 10, 2026' })).not.toHaveAttribute('aria-disabled')
  })
})
