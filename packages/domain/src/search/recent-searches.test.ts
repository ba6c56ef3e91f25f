import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withRecentSearch } from './recent-searches.ts'

describe('recent searches', () => {
  it('are at most 10 [SEARCH-24]', () => {
    const many = Array.from({ length: 12 }, (_none, at) => `S${at}`)
    expect(many.reduce<string[]>(withRecentSearch, [])).toEqual(many.reverse().slice(0, 10))
  })

  it('stand newest first, none twice [SEARCH-25]', () => {
    expect(withRecentSearch(['dallas', 'joliet'], ' Joliet ')).toEqual(['Joliet', 'dallas'])
    expect(withRecentSearch(['dallas'], '  ')).toEqual(['dallas'])
  })

  it('hold the last one at the front and never a second time, whatever was searched [SEARCH-24] [SEARCH-25]', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 })), (texts) => {
        const recent = texts.reduce<string[]>(withRecentSearch, [])
        expect(recent.length).toBeLessThanOrEqual(10)
        expect(new Set(recent.map((text) => text.toLowerCase())).size).toBe(recent.length)
        const last = texts.findLast((text) => text.trim() !== '')
        expect(recent[0]).toBe(last?.trim())
      }),
    )
  })
})
