import { styled } from '@mui/material/styles'

/** Last position, with the ETA at the next stop. */
export const Here = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '4px 12px',
  padding: '12px 16px',
  backgroundColor: theme.vars.palette.accent.soft,
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { flex: 'none', width: 18, height: 18, marginTop: 2, color: theme.vars.palette.accent.fg },
  '& > div': { display: 'grid', gap: 2, justifyItems: 'start', flex: '1 1 180px', minWidth: 0 },
  '& > [data-end]': { justifyItems: 'end', textAlign: 'right' },
  '& b': { fontWeight: 600 },
  '& span': { fontSize: 12, lineHeight: '16px' },
  '& > div > span': { color: theme.vars.palette.text.secondary },
}))

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
