import { styled } from '@mui/material/styles'
import { breakpoints } from '#ui/theme/tokens.ts'

export const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  maxWidth: 1440,
})

/** The rates with the request beside them, in one column on small screens. */
export const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media (min-width:${breakpoints.w1024}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  [`@media (min-width:${breakpoints.lg}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
})

export const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))
