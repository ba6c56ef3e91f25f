import { styled } from '@mui/material/styles'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

export const Headline = styled('div')(({ theme }) => ({
  ...theme.typography.h1,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontSize: 24,
  lineHeight: '32px',
  letterSpacing: '-0.02em',
  [TOUCH]: { fontSize: 20, lineHeight: '26px' },
  '& em': { fontStyle: 'normal', whiteSpace: 'nowrap' },
  '& > svg': { flex: 'none', width: 24, height: 24 },
  '&[data-tone="ok"] em': { color: theme.vars.palette.ok.fg },
  '&[data-tone="early"] em': { color: theme.vars.palette.early.fg },
  '&[data-tone="risk"] em': { color: theme.vars.palette.risk.fg },
  '&[data-tone="late"] em': { color: theme.vars.palette.late.fg },
}))

export const Lines = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  marginTop: 4,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}))

export const Progress = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '6px 12px',
  marginTop: 12,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& b': { color: theme.vars.palette.text.primary, fontWeight: 600 },
}))

export const Rail = styled('div')(({ theme }) => ({
  flex: '0 0 100%',
  height: 6,
  overflow: 'hidden',
  borderRadius: radius.full,
  backgroundColor: theme.vars.palette.divider,
  '& > span': { display: 'block', height: '100%', backgroundColor: theme.vars.palette.accent.main },
}))
