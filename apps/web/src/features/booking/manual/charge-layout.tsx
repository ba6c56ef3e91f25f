import { styled } from '@mui/material/styles'
import { breakpoints } from '#ui/theme/tokens.ts'

export const Group = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...theme.typography.h3, marginBottom: 8, padding: 0 },
  '& > button': { alignSelf: 'flex-start' },
}))

/** Fields of a charge in one row, or in three rows where there is no room. */
export const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 8,
  paddingBottom: 8,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > button': { gridColumn: '1 / -1', justifySelf: 'end' },
  [`@media (min-width:${breakpoints.w1024}px)`]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 2fr) minmax(0, 1fr) minmax(0, 2fr) 104px 32px',
    borderBottom: 0,
    paddingBottom: 0,
    '& > button': { gridColumn: 'auto', marginTop: 20 },
  },
}))

export const Total = styled('div')(({ theme }) => ({
  display: 'grid',
  '& > span': { color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
  '& > output': { fontWeight: 600, marginTop: 4, lineHeight: '32px', fontVariantNumeric: 'tabular-nums' },
}))
