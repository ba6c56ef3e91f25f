import { describe, expect, it } from 'vitest'
import { theme } from './theme.ts'
import { dark, light } from './tokens.ts'

describe('the theme', () => {
  it('breaks at 425, 650, 768, 800, 900, 1024, 1280 and 1440 px [UX-24]', () => {
    const widths = Object.values(theme.breakpoints.values).filter((width) => width > 0)
    expect(widths.sort((a, b) => a - b)).toEqual([425, 650, 768, 800, 900, 1024, 1280, 1440])
  })

  it('asks for each of its widths by name', () => {
    expect(theme.breakpoints.up('w425')).toContain('min-width:425px')
    expect(theme.breakpoints.down('w768')).toContain('max-width:767.95px')
  })

  for (const [name, tokens, surface] of [
    ['light', light, light.background.paper],
    ['dark', dark, dark.background.paper],
  ] as const) {
    it(`keeps text readable on ${name} surfaces`, () => {
      const texts = [tokens.text.primary, tokens.text.secondary, tokens.text.tertiary, tokens.accent.fg, tokens.late.fg]
      for (const text of texts) expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5)
      expect(contrast('#FFFFFF', tokens.accent.main)).toBeGreaterThanOrEqual(4.5)
      expect(contrast('#FFFFFF', tokens.late.fill)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(tokens.field, surface)).toBeGreaterThanOrEqual(3)
      for (const tone of [tokens.ok, tokens.early, tokens.risk, tokens.late, tokens.tendering]) {
        expect(contrast(tone.fg, tone.bg)).toBeGreaterThanOrEqual(4.5)
      }
    })
  }
})

function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
