import { styled } from '@mui/material/styles'
import { radius } from '#ui/theme/tokens.ts'

/** A numbered stop at the left, and the line to the next one. */
export const Entry = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 4,
  minWidth: 0,
  paddingLeft: 36,
  paddingBottom: 16,
  '&:last-of-type': { paddingBottom: 0 },
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: 4,
    bottom: -24,
    left: 10,
    borderLeft: `2px dotted ${theme.vars.palette.accent.main}`,
  },
  '[data-driven] > &:not(:last-of-type)::before': { borderLeftStyle: 'solid' },
}))

/** Filled for a pickup, a ring for a dropoff. */
export const Station = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  borderRadius: radius.full,
  border: `2px solid ${theme.vars.palette.accent.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 600,
  'div + &': { top: 24 },
  '&[data-pickup]': {
    backgroundColor: theme.vars.palette.accent.main,
    color: theme.vars.palette.background.paper,
  },
}))

export const Leg = styled('div')(({ theme }) => ({
  paddingBottom: 8,
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
}))

export const Name = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minHeight: 22,
  overflowWrap: 'anywhere',
  '& b': theme.typography.h3,
  '& > span:first-of-type': { color: theme.vars.palette.text.tertiary, fontSize: 12 },
}))

/** Facts in one line with dividers. */
export const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  fontSize: 12,
  lineHeight: '18px',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& > svg': { width: 14, height: 14, color: theme.vars.palette.text.tertiary },
  '& > span + span, & > b + span': { paddingLeft: 8, borderLeft: `1px solid ${theme.vars.palette.divider}` },
  '&[data-strong] b': { fontWeight: 500, color: theme.vars.palette.text.primary },
}))

export const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  fontSize: 12,
  lineHeight: '18px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', width: 14, height: 14, marginTop: 2, color: theme.vars.palette.text.tertiary },
}))
