import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { REDUCED_MOTION, radius, recordNumber } from '#ui/theme/tokens.ts'

const spin = keyframes({ to: { transform: 'rotate(360deg)' } })

/** Stacked steps with a line from each to the next. */
export const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    gap: '8px 12px',
    minHeight: 56,
    paddingBottom: 12,
  },
  '& > li:last-of-type': { minHeight: 0, paddingBottom: 0 },
  '& > li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: 32,
    bottom: 4,
    left: 13,
    borderLeft: `2px solid ${theme.vars.palette.divider}`,
  },
  '& > li[data-state="done"]:not(:last-of-type)::before': { borderColor: theme.vars.palette.accent.softBorder },
  '& > li[data-state="waiting"] b': { color: theme.vars.palette.text.secondary },
  '& > li[data-state="failed"] b': { color: theme.vars.palette.late.fg },
}))

export const Disc = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: radius.full,
  border: `2px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  fontWeight: 600,
  '& > svg': { width: 16, height: 16 },
  'li[data-state="running"] > &': { color: theme.vars.palette.accent.fg },
  'li[data-state="running"] > &::after': {
    content: '""',
    position: 'absolute',
    inset: -2,
    borderRadius: radius.full,
    border: '2px solid transparent',
    borderTopColor: theme.vars.palette.accent.main,
    animation: `${spin} 800ms linear infinite`,
    [REDUCED_MOTION]: { animation: 'none', borderColor: theme.vars.palette.accent.main },
  },
  'li[data-state="done"] > &': {
    borderWidth: 1,
    borderColor: theme.vars.palette.accent.softBorder,
    backgroundColor: theme.vars.palette.accent.soft,
    color: theme.vars.palette.accent.fg,
  },
  'li[data-state="failed"] > &': {
    borderWidth: 1,
    borderColor: theme.vars.palette.late.border,
    backgroundColor: theme.vars.palette.late.bg,
    color: theme.vars.palette.late.icon,
  },
}))

export const StepText = styled('div')(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& b': { display: 'block', fontWeight: 600, lineHeight: '18px' },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
}))

export const End = styled('span')(({ theme }) => ({
  ...recordNumber,
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums slashed-zero',
  '& a': { fontSize: 13 },
}))

export const Errors = styled('div')(({ theme }) => ({
  gridColumn: '2 / -1',
  padding: '8px 12px',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.late.border}`,
  backgroundColor: theme.vars.palette.late.bg,
  color: theme.vars.palette.late.fg,
  overflowWrap: 'anywhere',
  '& p': { fontWeight: 600 },
  '& ul': { display: 'grid', gap: 4, margin: 0, paddingLeft: 18, listStyleType: 'disc' },
}))
