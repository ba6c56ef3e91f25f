import { styled } from '@mui/material/styles'

export const Events = styled('ol')({ listStyle: 'none', maxHeight: 420, overflowY: 'auto' })

export const EventItem = styled('li')(({ theme }) => ({
  padding: '10px 16px',
  fontVariantNumeric: 'tabular-nums',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' },
  '& b': { fontWeight: 500 },
  '& p': { overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.tertiary },
  '&[data-corrected] b': { color: theme.vars.palette.text.secondary, textDecoration: 'line-through' },
}))
