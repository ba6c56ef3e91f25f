import { styled } from '@mui/material/styles'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

/** Stop with its number on the left. The line to the next stop is solid where driven. */
export const Entry = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 4,
  minWidth: 0,
  padding: '12px 16px 12px 52px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > p': { color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px', overflowWrap: 'anywhere' },
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: 14,
    bottom: -14,
    left: 26,
    borderLeft: `2px dotted ${theme.vars.palette.accent.main}`,
  },
  '&[data-left]::before': { borderLeftStyle: 'solid' },
}))

export const Station = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 12,
  left: 16,
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  borderRadius: radius.full,
  border: `2px solid ${theme.vars.palette.accent.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 600,
  '&[data-filled]': { backgroundColor: theme.vars.palette.accent.main, color: theme.vars.palette.common.white },
}))

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minHeight: 22,
  overflowWrap: 'anywhere',
  '& > b': theme.typography.h3,
  '& > span': { color: theme.vars.palette.text.tertiary },
  '& > button': { margin: '-4px -8px -4px auto', [TOUCH]: { margin: '0 0 0 -8px' } },
}))

export const State = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 10px',
  marginLeft: 'auto',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  '& > [data-tone]': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& > [data-tone="ok"]': { color: theme.vars.palette.ok.fg },
  '& > [data-tone="accent"]': { color: theme.vars.palette.accent.fg },
  '& svg': { width: 14, height: 14, strokeWidth: 2 },
}))

export const Times = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 3fr)',
  gap: '6px 12px',
  padding: '4px 0',
  '& dd': { fontWeight: 600 },
  '& small': {
    display: 'block',
    color: theme.vars.palette.text.tertiary,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 400,
  },
  [TOUCH]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > :first-of-type': { gridColumn: '1 / -1' } },
}))

export const Freight = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { width: 14, height: 14, color: theme.vars.palette.text.tertiary },
  '& > [data-end]': { display: 'inline-flex', flexWrap: 'wrap', gap: '0 8px', marginLeft: 'auto' },
  '& a': { fontSize: 'inherit' },
}))

export const Note = styled('p')({
  display: 'flex',
  gap: 6,
  whiteSpace: 'pre-wrap',
  '& > svg': { flex: 'none', width: 14, height: 14, marginTop: 1 },
})
