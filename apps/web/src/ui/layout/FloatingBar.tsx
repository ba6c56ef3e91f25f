import { styled } from '@mui/material/styles'
import { radius, TOUCH } from '#ui/theme/tokens.ts'
import { FOOTER_HEIGHT } from './StickyFooter.tsx'

/** A bar that floats above the footer. At the end of the list it has its own space, so that it covers no row. */
export const FloatingBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: `calc(var(${FOOTER_HEIGHT}, 0px) + 16px)`,
  zIndex: 4,
  alignSelf: 'center',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 44,
  margin: '8px 0 16px',
  padding: '0 6px 0 14px',
  borderRadius: radius.popover,
  backgroundColor: theme.vars.palette.inverse.bg,
  color: theme.vars.palette.inverse.text,
  boxShadow: theme.vars.palette.elevation[3],
  '& .MuiButton-root, & .MuiIconButton-root': { color: 'inherit' },
  '& .MuiButton-root:hover, & .MuiIconButton-root:hover': { backgroundColor: theme.vars.palette.onFill },
  '& .MuiButton-contained, & .MuiButton-contained:hover': {
    backgroundColor: theme.vars.palette.inverse.text,
    color: theme.vars.palette.inverse.bg,
  },
  '& [aria-disabled="true"], & [aria-disabled="true"]:hover': {
    backgroundColor: 'transparent',
    color: theme.vars.palette.inverse.muted,
  },
  [TOUCH]: { height: 52 },
}))
