import { styled } from '@mui/material/styles'
import { smallLine, TOUCH } from '#ui/theme/tokens.ts'

export const Nothing = styled('p')(({ theme }) => ({ padding: '12px 16px', color: theme.vars.palette.text.secondary }))

export const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, padding: '4px 8px 4px 16px' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li > svg': { flex: 'none', width: 16, height: 16, color: theme.vars.palette.text.tertiary },
  '& li > svg[data-late]': { color: theme.vars.palette.late.icon },
  '& [data-missing]': { color: theme.vars.palette.text.secondary, paddingRight: 16 },
}))

/** A click anywhere on the text of a row opens it. */
export const Opens = styled('button')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  padding: '2px 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'left',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { color: theme.vars.palette.accent.fg },
  '& small': { ...smallLine, color: theme.vars.palette.text.tertiary },
  [TOUCH]: { minHeight: 44 },
}))

export const Facts = styled('span')(({ theme }) => ({
  flex: 'none',
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
}))

export const Due = styled(Facts)({ fontSize: 12 })

export const Choices = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, overflowWrap: 'anywhere' })
