import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinLines, readSearch } from './search-text.ts'

describe('a search text', () => {
  it.each([
    ['S104438', ['S104438']],
    ['keystone paper', ['keystone', 'paper']],
    ['PO 4500128837', ['PO', '4500128837']],
    ['Chicago, IL 60601', ['Chicago', 'IL', '60601']],
    ['  dallas   DALLAS ', ['dallas']],
    ['- & dallas', ['dallas']],
    ['', []],
    [' \u0000 ', []],
  ])('%j asks for records that hold all its words', (text, parts) => {
    expect(readSearch(text)).toEqual({ mode: 'words', parts })
  })

  it.each([
    ['S104438 S104419', ['S104438', 'S104419']],
    ['S104438\r\nS104419\n\nO208841', ['S104438', 'S104419', 'O208841']],
    ['104438,104419; 104402', ['104438', '104419', '104402']],
    ['S104438\tS104419\u0000s104438', ['S104438', 'S104419']],
  ])('%j asks for each of its numbers', (text, parts) => {
    expect(readSearch(text)).toEqual({ mode: 'numbers', parts })
  })

  it('of any length and kind gives a bounded number of parts without separators', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500, unit: 'grapheme' }), (text) => {
        const { parts } = readSearch(text)
        expect(parts.length).toBeLessThanOrEqual(50)
        for (const part of parts) expect(part).toMatch(/^[^\s,;]+$/u)
      }),
    )
    expect(readSearch('7 '.repeat(100)).parts).toEqual(['7'])
    expect(readSearch(Array.from({ length: 99 }, (_none, at) => `S${at}`).join('\n')).parts).toHaveLength(50)
  })

  it('of several lines becomes one line that asks for the same', () => {
    expect(joinLines('S104438\r\n S104419 \n\nO208841\n')).toBe('S104438, S104419, O208841')
    expect(joinLines('keystone paper')).toBe('keystone paper')
  })
})
