import { styled } from '@mui/material/styles'

export const Price = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 8,
  padding: '12px 16px 4px',
  '& strong': { ...theme.typography.h1, fontSize: 24, lineHeight: '32px', fontVariantNumeric: 'tabular-nums' },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: 12 },
}))

export const Sums = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '8px 16px', textAlign: 'left', fontWeight: 400 },
  '& td': { textAlign: 'right' },
  '& td:first-of-type:not(:last-of-type)': { paddingInline: 0, color: theme.vars.palette.text.secondary, fontSize: 12 },
  '& tr + tr, & tfoot tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& td:last-of-type': { fontWeight: 600 },
  '& tfoot': { backgroundColor: theme.vars.palette.sunk, '& th': { fontWeight: 600 } },
}))

export const AcceptBar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: 16,
  '& small': { color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px', textAlign: 'center' },
}))

export const RejectPart = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h2': { ...theme.typography.body1, fontWeight: 600 },
}))
