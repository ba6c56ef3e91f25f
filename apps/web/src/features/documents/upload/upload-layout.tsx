import { styled } from '@mui/material/styles'
import { radius } from '#ui/theme/tokens.ts'

export const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12 })

export const Sent = styled('ul')({ display: 'flex', flexDirection: 'column', gap: 8, listStyle: 'none' })

export const SentRow = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  padding: '8px 10px',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '&[data-failed]': { borderColor: theme.vars.palette.late.border, backgroundColor: theme.vars.palette.late.bg },
  '& [role=alert]': { color: theme.vars.palette.late.fg, fontSize: 12, lineHeight: '16px' },
}))

export const RowActions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
