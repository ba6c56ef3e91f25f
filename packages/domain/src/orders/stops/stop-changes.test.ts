import { describe, expect, it } from 'vitest'
import { type DockDay, unknownDay } from '#locations/dock-hours.ts'
import { assignToOnly, changeItems } from './assignment.ts'
import { assignmentText } from './assignment-text.ts'
import { pickDate, withDockTimes } from './picked-date.ts'
import { newStop, type StopType } from './stop.ts'
import { withRequiredReferences } from './stop-references.ts'

const load = (type: StopType, ...ids: string[]) => ({
  type,
  lineItems: ids.map((uniqueIdentifier): { uniqueIdentifier: string; weight?: number } => ({ uniqueIdentifier })),
})
const idsOf = (stops: readonly ReturnType<typeof load>[]) =>
  stops.map(({ lineItems }) => lineItems.map(({ uniqueIdentifier }) => uniqueIdentifier).join(' '))

describe('items that change at a pickup', () => {
  it('leave the dropoffs when they are gone, and are there as they are now', () => {
    const stops = [load('Pickup', 'a', 'b'), load('Dropoff', 'a'), load('Dropoff', 'b')]
    const changed = changeItems(stops, 0, [{ uniqueIdentifier: 'a', weight: 7 }, { uniqueIdentifier: 'c' }])
    expect(idsOf(changed)).toEqual(['a c', 'a', ''])
    expect(changed[1]?.lineItems[0]?.weight).toBe(7)
  })

  it('all go to the only dropoff', () => {
    expect(idsOf(changeItems([load('Pickup'), load('Dropoff')], 0, load('Pickup', 'a', 'b').lineItems))).toEqual([
      'a b',
      'a b',
    ])
    const three = [load('Pickup', 'a'), load('Dropoff'), load('Dropoff')]
    expect(idsOf(assignToOnly(three))).toEqual(['a', '', ''])
    const twoPickups = [load('Pickup', 'a'), load('Pickup', 'b'), load('Dropoff', 'a')]
    expect(idsOf(changeItems(twoPickups, 1, load('Pickup', 'b', 'c').lineItems))).toEqual(['a', 'b c', 'a b c'])
  })
})

it('a dropoff says how much it takes and who can take the rest', () => {
  const stops = [load('Pickup', 'a', 'b', 'c'), load('Dropoff', 'a'), load('Dropoff'), load('Dropoff')]
  expect(assignmentText(stops, 1)).toBe('1 of 3 assigned, 2 left for Stop 3 or 4')
  expect(assignmentText(stops, 3)).toBe('0 of 3 assigned, 2 left')
  expect(assignmentText([load('Pickup', 'a'), load('Dropoff', 'a'), load('Dropoff')], 1)).toBe('1 of 1 assigned')
})

describe('a picked date', () => {
  const tuesday: DockDay = { ...unknownDay(2), startTime: '06:00:00', endTime: '16:00:00' }
  const setting = { shippingMode: 'LTL', hasQuote: false, weekOf: () => [tuesday] } as const
  const stops = [newStop('Pickup'), newStop('Dropoff')]

  it('gives the second stop its date and hours too, and takes nothing else away when it is emptied', () => {
    const picked = pickDate(stops, 0, { ...setting, date: '2026-01-09' })
    expect(picked.map(({ baseDate, earlyTime }) => [baseDate, earlyTime])).toEqual([
      ['2026-01-09', '00:01:00'],
      ['2026-01-13', '06:00:00'],
    ])
    expect(pickDate(picked, 0, { ...setting, date: null })[0]).toMatchObject({ baseDate: null, earlyTime: '00:01:00' })
    expect(pickDate(stops, 1, { ...setting, date: '2026-01-09' })[0]?.baseDate).toBeNull()
  })

  it('follows other hours of the dock, except for a time that somebody has set', () => {
    const stop = { ...newStop('Pickup'), baseDate: '2026-01-06', earlyTime: '00:01:00', lateTime: '14:00:00' }
    expect(withDockTimes(stop, { former: [], week: [tuesday] })).toMatchObject({
      earlyTime: '06:00:00',
      lateTime: '14:00:00',
    })
    expect(withDockTimes(newStop('Pickup'), { former: [], week: [tuesday] }).earlyTime).toBeNull()
    const unset = { ...stop, earlyTime: null, lateTime: null }
    expect(withDockTimes(unset, { former: [], week: [tuesday] })).toMatchObject({
      earlyTime: '06:00:00',
      lateTime: '16:00:00',
    })
    const other: DockDay = { ...tuesday, startTime: '05:00:00', endTime: '15:00:00' }
    const given = { ...stop, earlyTime: '07:00:00', lateTime: '16:00:00' }
    expect(withDockTimes(given, { former: [tuesday], week: [other] })).toMatchObject({
      earlyTime: '07:00:00',
      lateTime: '15:00:00',
    })
  })
})

it('a stop of another type asks for other reference numbers and keeps what was filled in', () => {
  const references = {
    order: [],
    pickup: [{ typeId: 'PickupNumber', label: 'Pickup #', isRequired: true }],
    dropoff: [{ typeId: 'DeliveryNumber', label: 'Delivery #', isRequired: true }],
  } as const
  const filled = { ...references.pickup[0], value: 'PU-1' }
  const empty = { ...references.pickup[0], value: '' }
  const of = (one: typeof filled) =>
    withRequiredReferences({ type: 'Dropoff', referenceNumbers: [one] }, references).referenceNumbers
  expect(of(empty).map(({ typeId }) => typeId)).toEqual(['DeliveryNumber'])
  const started = withRequiredReferences({ type: 'Pickup', referenceNumbers: [] }, references).referenceNumbers
  expect(started.map(({ typeId }) => typeId)).toEqual(['PickupNumber'])
  expect(of(filled)).toEqual([
    { ...filled, isRequired: false },
    { ...references.dropoff[0], value: '' },
  ])
})
