import { styled } from '@mui/material/styles'
import { breakpoints, radius } from '#ui/theme/tokens.ts'

const WIDE = `@media (min-width:${breakpoints.w768}px)`

/** Events beside each other with a line between them, stacked where there is no room. */
export const Timeline = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [WIDE]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  '& > li': {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    paddingLeft: 32,
    overflowWrap: 'anywhere',
    [WIDE]: { padding: '32px 8px 0 0' },
  },
  '& > li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: 26,
    bottom: -12,
    left: 9,
    borderLeft: `2px solid ${theme.vars.palette.borderStrong}`,
    [WIDE]: {
      top: 9,
      bottom: 'auto',
      left: 26,
      right: -10,
      borderLeft: 0,
      borderTop: `2px solid ${theme.vars.palette.borderStrong}`,
    },
  },
  '& > li[data-done]::before': { borderColor: `${theme.vars.palette.accent.main} !important` },
  '& i': {
    position: 'absolute',
    left: 0,
    top: 0,
    display: 'grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    borderRadius: radius.full,
    border: `2px solid ${theme.vars.palette.borderStrong}`,
    color: theme.vars.palette.common.white,
    '& > svg': { width: 12, height: 12, strokeWidth: 3 },
  },
  '& > li[data-done] > i': {
    borderColor: theme.vars.palette.accent.main,
    backgroundColor: theme.vars.palette.accent.main,
  },
  '& b': { fontWeight: 600 },
  '& span': { fontVariantNumeric: 'tabular-nums' },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
}))
