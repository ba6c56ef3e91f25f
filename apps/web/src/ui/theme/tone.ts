import type { Theme } from '@mui/material/styles'

/** Meaning of a chip, a badge or a message. A color is always combined with an icon or text. */
export type Tone = 'neutral' | 'accent' | 'ok' | 'early' | 'risk' | 'late' | 'tendering'

export type ToneColors = { fg: string; icon: string; bg: string; border: string }

export function toneColors(theme: Theme, tone: Tone): ToneColors {
  const { palette } = theme.vars
  if (tone === 'neutral') {
    return {
      fg: palette.text.secondary,
      icon: palette.text.tertiary,
      bg: palette.background.paper,
      border: palette.borderStrong,
    }
  }
  if (tone === 'accent') {
    const { fg, soft, softBorder } = palette.accent
    return { fg, icon: fg, bg: soft, border: softBorder }
  }
  const { fg, icon, bg, border } = palette[tone]
  return { fg, icon, bg, border }
}
