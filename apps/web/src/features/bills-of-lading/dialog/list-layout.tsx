import { styled } from '@mui/material/styles'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

export const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 })

export const List = styled('div')(({ theme }) => ({
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

/** One selectable row, with its freight at the right. */
export const Choice = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  padding: '8px 12px',
  '& label': { display: 'flex', flex: '1 1 220px', alignItems: 'center', gap: 10, minWidth: 0, cursor: 'pointer' },
  '& label > input': { flex: 'none', width: 16, height: 16, margin: 0, accentColor: theme.vars.palette.accent.main },
  '& b': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  [TOUCH]: { '& label': { minHeight: 44 } },
}))
