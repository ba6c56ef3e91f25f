import { styled } from '@mui/material/styles'
import { breakpoints, radius, TOUCH } from '#ui/theme/tokens.ts'

export const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { minWidth: 0 },
  [`@media (min-width:${breakpoints.w768}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

/** Same style as a field label. */
export const Name = styled('div')(({ theme }) => ({
  marginBottom: 4,
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  [TOUCH]: { fontSize: 13 },
}))

/** Long lists scroll separately, so that reply-by and message stay in view. */
export const List = styled('ul')(({ theme }) => ({
  maxHeight: 264,
  margin: '8px 0 0',
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& > li': { padding: '6px 12px' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&:empty': { display: 'none' },
  '& label': { display: 'flex', minWidth: 0 },
  '& label > span:last-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
  'div + &': { marginTop: 8 },
}))

export const Chosen = styled('li')({
  '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8, minHeight: 28 },
})

export const Quiet = styled('p')(({ theme }) => ({ padding: '8px 0', color: theme.vars.palette.text.secondary }))

export const Message = styled('p')(({ theme }) => ({
  marginTop: 4,
  color: theme.vars.palette.late.fg,
  fontSize: 12,
  lineHeight: '16px',
}))
