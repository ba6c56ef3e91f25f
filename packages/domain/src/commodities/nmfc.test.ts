import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNmfc, parseNmfc } from './nmfc.ts'

describe('NMFC number', () => {
  it('is entered as item or item-sub and kept as both parts [TRADE-3]', () => {
    expect(parseNmfc('156600-2')).toEqual({ item: '156600', sub: '2' })
    expect(parseNmfc('156600')).toEqual({ item: '156600', sub: null })
    expect(parseNmfc(' 000123-04 ')).toEqual({ item: '000123', sub: '04' })
  })

  it.each(['', '-', '-2', '156600-', '1566000', '156600-123', '156600-2-3', '156600 2', '15a', '156600–2'])(
    'is not %j',
    (text) => {
      expect(parseNmfc(text)).toBeNull()
    },
  )

  it('is written as it was entered', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,6}(-\d{1,2})?$/), (text) => {
        const parts = parseNmfc(text)
        expect(parts && formatNmfc(parts.item, parts.sub)).toBe(text)
      }),
    )
  })
})
