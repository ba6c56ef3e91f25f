import { describe, expect, it } from 'vitest'
import { firstStops, newStop } from './stop.ts'
import {
  addStop,
  changeStopType,
  mayAddStop,
  mayChangeStop,
  removeStop,
  stopTitle,
  typeOfAddedStop,
} from './stop-list.ts'

const stop = (type: 'Pickup' | 'Dropoff', ...items: string[]) => ({
  type,
  lineItems: items.map((uniqueIdentifier) => ({ uniqueIdentifier })),
})
const itemsOf = (stops: ReturnType<typeof stop>[]) =>
  stops.map(({ type, lineItems }) => [type, ...lineItems.map(({ uniqueIdentifier }) => uniqueIdentifier)].join(' '))

const route = [stop('Pickup', 'a'), stop('Pickup', 'b', 'c'), stop('Dropoff', 'a', 'b'), stop('Dropoff', 'c')]

describe('the stops of an order', () => {
  it('start as one pickup and one dropoff, both Live [STOP-2]', () => {
    expect(firstStops().map(({ type, loadStyle, lineItems }) => [type, loadStyle, lineItems])).toEqual([
      ['Pickup', 'Live', []],
      ['Dropoff', 'Live', []],
    ])
  })

  it('are numbered from 1, and the ends say what happens there', () => {
    const titles = (mode: 'TL' | 'LTL' | 'VLTL') => route.map((_stop, index) => stopTitle(route, index, mode))
    expect(titles('TL')).toEqual(['Stop 1 (Pickup)', 'Stop 2', 'Stop 3', 'Stop 4 (Dropoff)'])
    const all = ['Stop 1 (Pickup)', 'Stop 2 (Pickup)', 'Stop 3 (Dropoff)', 'Stop 4 (Dropoff)']
    expect(titles('LTL')).toEqual(all)
    expect(titles('VLTL')).toEqual(all)
    expect(stopTitle([{ type: null }, { type: null }], 1, 'LTL')).toBe('Stop 2')
  })

  it('may be changed in the middle of a truckload only', () => {
    const changeable = (mode: 'TL' | 'LTL' | 'VLTL') => route.map((_stop, index) => mayChangeStop(route, index, mode))
    expect(changeable('TL')).toEqual([false, true, true, false])
    expect(changeable('LTL')).toEqual([false, false, false, false])
    expect(changeable('VLTL')).toEqual([false, false, false, false])
    expect([0, 1].map((index) => mayChangeStop(firstStops(), index, 'TL'))).toEqual([false, false])
  })

  it('may grow in a truckload whose stops come from no quote', () => {
    expect(mayAddStop('TL', { areFromQuote: false })).toBe(true)
    expect(mayAddStop('TL', { areFromQuote: true })).toBe(false)
    expect(mayAddStop('LTL', { areFromQuote: false })).toBe(false)
    expect(mayAddStop('VLTL', { areFromQuote: false })).toBe(false)
  })

  it('grow by a dropoff after the last stop and by a pickup anywhere else [STOP-7]', () => {
    expect([0, 1, 2].map((index) => typeOfAddedStop(firstStops(), index))).toEqual(['Pickup', 'Pickup', 'Dropoff'])
    const typesAt = (index: number) => addStop(firstStops(), index, newStop).map(({ type }) => type)
    expect(typesAt(1)).toEqual(['Pickup', 'Pickup', 'Dropoff'])
    expect(typesAt(2)).toEqual(['Pickup', 'Dropoff', 'Dropoff'])
  })
})

describe('a stop in the middle', () => {
  it('takes its items off the dropoffs when it is a pickup, and frees them when it is a dropoff [STOP-35]', () => {
    expect(itemsOf(removeStop(route, 1))).toEqual(['Pickup a', 'Dropoff a', 'Dropoff'])
    expect(itemsOf(removeStop(route, 2))).toEqual(['Pickup a', 'Pickup b c', 'Dropoff c'])
  })

  it('starts empty as the other type', () => {
    expect(itemsOf(changeStopType(route, 1, 'Dropoff'))).toEqual(['Pickup a', 'Dropoff', 'Dropoff a', 'Dropoff'])
    expect(itemsOf(changeStopType(route, 2, 'Pickup'))).toEqual(['Pickup a', 'Pickup b c', 'Pickup', 'Dropoff c'])
    expect(itemsOf(changeStopType(route, 1, 'Pickup'))).toEqual(itemsOf(route))
  })

  it('is the only one that can go', () => {
    for (const end of [0, 3, 4, -1]) expect(() => removeStop(route, end)).toThrow('is not in the middle')
  })
})
