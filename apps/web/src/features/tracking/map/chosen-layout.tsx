import { styled } from '@mui/material/styles'
import { radius, TOUCH } from '#ui/theme/tokens.ts'
import { toneColors } from '#ui/theme/tone.ts'

/** Covers the lower left of the map, or its lower edge on a phone. */
export const Frame = styled('section')(({ theme }) => ({
  position: 'absolute',
  left: 16,
  bottom: 36,
  zIndex: 4,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  width: 'min(380px, calc(100% - 32px))',
  padding: 16,
  borderRadius: radius.popover,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.raised,
  boxShadow: theme.vars.palette.elevation[2],
  fontVariantNumeric: 'tabular-nums',
  [TOUCH]: { left: 8, right: 8, bottom: 8, width: 'auto', padding: 12 },
}))

export const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  paddingRight: 24,
  '& > :last-child': { position: 'absolute', top: 10, right: 8 },
})

export const Facts = styled('p')(({ theme }) => ({
  fontSize: 12,
  lineHeight: '16px',
  color: theme.vars.palette.text.secondary,
}))

export const Points = styled('ol')({ listStyle: 'none', display: 'grid', gap: 8 })

/** Ring on the left, connected to the next one and filled where the truck has been. */
export const Point = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 12px',
  paddingLeft: 24,
  '& b': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& span': { gridColumn: 1, fontSize: 12, lineHeight: '16px', color: theme.vars.palette.text.secondary },
  '& em': {
    gridColumn: 2,
    fontStyle: 'normal',
    fontSize: 12,
    lineHeight: '16px',
    textAlign: 'right',
    color: theme.vars.palette.text.secondary,
  },
  '& em[data-strong]': { fontWeight: 500, color: theme.vars.palette.text.primary },
  '& em[data-tone="late"]': { color: toneColors(theme, 'late').fg },
  '& em[data-tone="risk"]': { color: toneColors(theme, 'risk').fg },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 3,
    top: 5,
    width: 10,
    height: 10,
    borderRadius: radius.full,
    boxSizing: 'border-box',
    border: `2px solid ${theme.vars.palette.text.tertiary}`,
  },
  '&[data-here]::before': { borderWidth: 3, borderColor: theme.vars.palette.accent.fg },
  '&[data-done]::before': {
    borderColor: theme.vars.palette.accent.fg,
    backgroundColor: theme.vars.palette.accent.fg,
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 7,
    top: 18,
    bottom: -10,
    width: 2,
    backgroundColor: theme.vars.palette.borderStrong,
  },
  '&[data-done]:not(:last-of-type)::after': { backgroundColor: theme.vars.palette.accent.fg },
}))

/** All three on one line, where it is wide enough. */
export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  '& .MuiButton-root': { padding: '0 10px', whiteSpace: 'nowrap' },
  '& > :last-child': { marginLeft: 'auto' },
})
