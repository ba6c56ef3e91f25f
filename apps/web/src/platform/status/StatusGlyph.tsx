import { styled, useTheme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { type Tone, toneColors } from '#ui/theme/tone.ts'

/** Icon of a status in the color of its tone. */
export const StatusGlyph = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Glyph style={{ color: toneColors(useTheme(), tone).icon }}>{children}</Glyph>
)

const Glyph = styled('span')({ display: 'inline-flex', '& > svg': { width: 14, height: 14, strokeWidth: 2 } })
