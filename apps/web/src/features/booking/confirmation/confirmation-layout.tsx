import { styled } from '@mui/material/styles'
import { breakpoints, radius, TOUCH } from '#ui/theme/tokens.ts'

export const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 })

/** Columns: the booked facts, and the route at the right where there is room. */
export const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media (min-width:${breakpoints.w1024}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  [`@media (min-width:${breakpoints.xl}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
})

export const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, padding: 16 })

export const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: radius.full,
  border: `1px solid ${theme.vars.palette.ok.border}`,
  backgroundColor: theme.vars.palette.ok.bg,
  color: theme.vars.palette.ok.icon,
  '& > svg': { width: 22, height: 22 },
}))

export const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: '1 1 200px',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  '& h1': { ...theme.typography.h1, fontSize: 20, lineHeight: '28px' },
  '& h1 > *': { fontWeight: 600 },
  // Links next to other text need more than their color to stand out.
  '& h1 > a': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& p': { width: '100%', color: theme.vars.palette.text.secondary },
}))

export const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '12px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > span:first-of-type': { flex: 'none', width: 120, color: theme.vars.palette.text.secondary },
  [TOUCH]: { '& > span:first-of-type': { width: '100%' }, '& > button': { width: '100%' } },
}))

export const Chips = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const Address = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: '1 1 240px',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  minHeight: 32,
  padding: '4px 10px',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.borderStrong}`,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', width: 16, height: 16, color: theme.vars.palette.text.tertiary },
  '& > a': { display: 'flex', flex: 1, alignItems: 'center', justifyContent: 'space-between', gap: 8, minWidth: 0 },
  '& > a > svg': { flex: 'none', width: 14, height: 14 },
  [TOUCH]: { '& > a': { minHeight: 44 } },
}))

export const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '12px 16px',
  backgroundColor: theme.vars.palette.sunk,
  [TOUCH]: { '& > *': { flex: '1 1 auto' } },
}))

export const StopRow = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '8px 12px',
  alignItems: 'center',
  padding: '12px 16px',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& b': { fontWeight: 600 },
  '& b + span': { marginLeft: 4, color: theme.vars.palette.text.secondary },
  '& p': { color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
  '& dl': { display: 'grid', gridColumn: 2, gap: 8, margin: 0 },
  [`@media (min-width:${breakpoints.w768}px)`]: {
    gridTemplateColumns: '24px minmax(0, 1fr) minmax(0, 1fr)',
    '& dl': { gridColumn: 3, gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
  },
}))
