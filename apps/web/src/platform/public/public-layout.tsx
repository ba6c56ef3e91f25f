import { styled } from '@mui/material/styles'
import { breakpoints } from '#ui/theme/tokens.ts'

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  marginBottom: 12,
  '& p': { width: '100%', color: theme.vars.palette.text.secondary },
  '& p b': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '& h1': { ...theme.typography.h1, fontSize: 22, lineHeight: '32px', fontVariantNumeric: 'tabular-nums' },
}))

export const RemainingTime = styled('strong')(({ theme }) => ({
  ...theme.typography.h1,
  color: theme.vars.palette.text.primary,
  fontVariantNumeric: 'tabular-nums',
}))

export const Ends = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  marginTop: 6,
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
}))

/** The load, with the agreed terms and the response at the right. On a phone, the response comes before the details. */
export const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  marginTop: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 },
  [`@media (min-width:${breakpoints.w1024}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 352px' },
})

export const Side = styled('div')({
  [`@media (max-width:${breakpoints.w1024 - 1}px)`]: { order: -1 },
})

export const PersonalNote = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  padding: '0 4px',
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', width: 14, height: 14 },
}))

export const Stops = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' })

export const StopRow = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '4px 12px',
  padding: '12px 16px',
  overflowWrap: 'anywhere',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& b': { fontWeight: 600 },
  '& b + span': { marginLeft: 4, color: theme.vars.palette.text.secondary },
  '& p': { color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
  '& > div + div': { gridColumn: 2 },
  [`@media (min-width:${breakpoints.w768}px)`]: {
    gridTemplateColumns: '24px minmax(0, 1fr) 240px',
    '& > div + div': { gridColumn: 3 },
  },
}))

export const Facts = styled('dl')({
  display: 'grid',
  gap: '8px 16px',
  margin: 0,
  padding: '12px 16px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  // Full width, because the list of commodities may be long.
  '& > div:last-of-type': { gridColumn: '1 / -1' },
})

export const Needs = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: '12px 16px',
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [`@media (min-width:${breakpoints.w768}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& svg': { flex: 'none', width: 14, height: 14, color: theme.vars.palette.text.tertiary },
}))

export const Closing = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '48px 16px',
  textAlign: 'center',
  '& h1': theme.typography.h1,
  '& p': { color: theme.vars.palette.text.secondary },
}))
