import { describe, expect, it, vi } from 'vitest'
import { cacheLayouts, openFont } from './open-font.ts'

/** Lays out each letter 10 units wide, like a font would. */
const byLetter = () =>
  vi.fn((text: string) => {
    const positions = [...text].map(() => ({ xAdvance: 10, yAdvance: 0, xOffset: 0, yOffset: 0 }))
    return { glyphs: [...text], positions, advanceWidth: 10 * text.length }
  })
const placedTexts = (place: ReturnType<typeof byLetter>) => place.mock.calls.map(([text]) => text)

describe('a font that remembers the words it placed', () => {
  it('places a word as a font does that never placed it, whatever was done to the one before', () => {
    const [used, fresh] = [openFont('400Regular'), openFont('400Regular')]
    const words = ['AVAST', 'Type', 'fine', 'A\u0308rger', '10:30 ', 'No\u00a0break', 'five\u2011ton', '']
    for (const word of words) {
      for (const position of used.layout(word).positions) position.xAdvance *= 1000
      const again = used.layout(word)
      const expected = fresh.layout(word)
      expect(again.positions).toEqual(expected.positions.map((position) => ({ ...position })))
      expect(again.advanceWidth).toBe(expected.advanceWidth)
      const ids = (glyphs: readonly unknown[]) => glyphs.map((glyph) => (glyph as { id: number }).id)
      expect(ids(again.glyphs)).toEqual(ids(expected.glyphs))
    }
  })

  it('knows the width of what was scaled since', () => {
    const run = cacheLayouts(byLetter())('Dock')
    for (const position of run.positions) position.xAdvance *= 2
    expect(run.advanceWidth).toBe(80)
  })

  it('asks the font once for a word, and each time for what features change or nobody repeats', () => {
    const place = byLetter()
    const remembered = cacheLayouts(place)
    const long = 'x'.repeat(41)
    for (const text of ['Dock', 'Dock', long, long]) remembered(text)
    remembered('Dock', { kern: false })
    expect(placedTexts(place)).toEqual(['Dock', long, long, 'Dock'])
  })

  it('forgets the word that was not asked for longest, so that memory stays bounded', () => {
    const place = byLetter()
    const remembered = cacheLayouts(place, 2)
    for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) remembered(text)
    expect(placedTexts(place)).toEqual(['a', 'b', 'c', 'b'])
  })
})
