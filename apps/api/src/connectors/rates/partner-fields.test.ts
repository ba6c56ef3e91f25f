import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { days, dollars, fields, list, moment, text, verbatim } from './partner-fields.ts'

const nonsense = [undefined, null, {}, [], true]

describe('a field of a partner', () => {
  it.each([text, verbatim, dollars, days, moment])('is null when it is missing or of another kind', (field) => {
    expect(nonsense.map((value) => field.parse(value))).toEqual(nonsense.map(() => null))
  })

  it('for people is one line without control characters, cut at a length that a screen bears', () => {
    expect(text.parse('  Closed\u0000\n on Sundays ')).toBe('Closed  on Sundays')
    expect(text.parse('  ')).toBeNull()
    expect(text.parse('x'.repeat(900))).toHaveLength(500)
  })

  it('that goes back stays exactly as it came', () => {
    expect(verbatim.parse(' STD ')).toBe(' STD ')
    expect(verbatim.parse(4711)).toBe('4711')
    expect([verbatim.parse(''), verbatim.parse('a\0b'), verbatim.parse('x'.repeat(900))]).toEqual([null, null, null])
  })

  it('with dollars is in cents, halves up, and no more than any freight costs', () => {
    expect(dollars.parse(1.005)).toBe(101)
    expect(dollars.parse('-12.5')).toBe(-1_250)
    expect(dollars.parse(10_000_000)).toBe(1_000_000_000)
    expect([1e12, '1e3', 'free', Number.POSITIVE_INFINITY].map((value) => dollars.parse(value))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('with days counts a started one, at least one, at most a year', () => {
    expect([0, 1.2, '3', 366].map((value) => days.parse(value))).toEqual([1, 2, 3, 366])
    expect([-1, 367, 'soon'].map((value) => days.parse(value))).toEqual([null, null, null])
  })

  it('with a moment never keeps a price longer than the partner may mean', () => {
    expect(moment.parse('2026-11-22T17:00:00-06:00')).toBe('2026-11-22T23:00:00.000Z')
    expect(moment.parse('2026-11-22T17:00:00')).toBe('2026-11-22T17:00:00.000Z')
    expect(moment.parse('2026-11-22')).toBe('2026-11-22T23:59:59.000Z')
    expect([moment.parse('tomorrow'), moment.parse('2026-13-45T99:00')]).toEqual([null, null])
  })

  it('with a list or an object is an empty one when it is neither', () => {
    const shape = z.object({ lines: list(fields({ name: text })) })
    expect(shape.parse({ lines: [{ name: 'A' }, 7, null, []] })).toEqual({
      lines: [{ name: 'A' }, { name: null }, { name: null }, { name: null }],
    })
    expect(shape.parse({ lines: 'none' })).toEqual({ lines: [] })
  })
})
