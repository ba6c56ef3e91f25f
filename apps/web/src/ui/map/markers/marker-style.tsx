import { styled } from '@mui/material/styles'
import { radius } from '#ui/theme/tokens.ts'
import { type Tone, toneColors } from '#ui/theme/tone.ts'

/** Layer above the map. Only the markers themselves receive pointer events. */
export const Layer = styled('ul')({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  listStyle: 'none',
  pointerEvents: 'none',
  '& > li': { position: 'absolute', left: 0, top: 0, width: 0, height: 0 },
})

/** A circle in the text color, with the number of places in the cluster. */
export const Cluster = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minWidth: 30,
  height: 30,
  padding: '0 6px',
  transform: 'translate(-50%, -50%)',
  border: `2px solid ${theme.vars.palette.background.paper}`,
  borderRadius: radius.full,
  color: theme.vars.palette.background.paper,
  backgroundColor: theme.vars.palette.text.primary,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'auto',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.text.secondary },
}))

/** A disc with a number, or a dot. The touch target is at least 24 px. */
export const Marker = styled('button', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => {
    const color = tone === 'accent' ? theme.vars.palette.chart[1] : toneColors(theme, tone).icon
    const surface = theme.vars.palette.background.paper
    return {
      position: 'absolute',
      display: 'grid',
      placeItems: 'center',
      width: 26,
      height: 26,
      padding: 0,
      transform: 'translate(-50%, -50%)',
      border: 0,
      borderRadius: radius.full,
      background: 'none',
      pointerEvents: 'auto',
      cursor: 'pointer',
      '& > span:first-of-type': {
        display: 'grid',
        placeItems: 'center',
        width: 14,
        height: 14,
        borderRadius: radius.full,
        border: `2px solid ${surface}`,
        color: surface,
        backgroundColor: color,
        fontSize: 11,
        lineHeight: '14px',
        fontWeight: 600,
      },
      '&[data-numbered] > span:first-of-type': { width: 22, height: 22 },
      '&[data-vehicle] > span:first-of-type': { width: 20, height: 20 },
      '&[data-hollow] > span:first-of-type': {
        borderColor: color,
        color: theme.vars.palette.text.primary,
        backgroundColor: surface,
      },
      '&[aria-pressed="true"]': { zIndex: 2 },
      '&[aria-pressed="true"] > span:first-of-type': {
        width: 24,
        height: 24,
        boxShadow: `0 0 0 6px ${theme.vars.palette.ring}`,
      },
      '&[data-vehicle][aria-pressed="true"] > span:first-of-type': {
        boxShadow: `0 0 0 7px color-mix(in srgb, ${color} 28%, transparent)`,
      },
      '&:hover': { zIndex: 3 },
      // The selected vehicle has its card; its name would cover the stops around it.
      '&[data-vehicle]:not(:hover, :focus-visible) > span:last-of-type': { display: 'none' },
      '&:not(:hover, :focus-visible, [aria-pressed="true"], [data-numbered]) > span:last-of-type': {
        display: 'none',
      },
    }
  },
)

/** Label next to its marker, readable on any background. */
export const Name = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: '100%',
  '[data-side="left"] &': { left: 'auto', right: '100%' },
  '[data-side="below"] &': { left: '50%', top: '100%', transform: 'translateX(calc(-50% + var(--shift)))' },
  '[data-side="above"] &': { left: '50%', bottom: '100%', transform: 'translateX(calc(-50% + var(--shift)))' },
  padding: '0 5px',
  borderRadius: radius.badge,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.map.land} 88%, transparent)`,
  fontSize: 12,
  lineHeight: '18px',
  fontWeight: 600,
}))
