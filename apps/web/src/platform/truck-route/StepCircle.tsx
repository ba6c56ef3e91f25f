import { styled } from '@mui/material/styles'
import { breakpoints, radius } from '#ui/theme/tokens.ts'

/** Minimum width for showing the steps of a route side by side. */
export const WIDE = `@media (min-width:${breakpoints.w768}px)`
/** Diameter in pixels. */
export const CIRCLE = 36

/** A step of a route: soft with a check when it is done, with a ring while the truck is at the stop. */
export const StepCircle = styled('div')(({ theme }) => ({
  gridRow: '1 / span 2',
  display: 'grid',
  placeItems: 'center',
  width: CIRCLE,
  height: CIRCLE,
  borderRadius: radius.full,
  border: `2px solid ${theme.vars.palette.borderStrong}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  '& svg': { width: 18, height: 18 },
  '&[data-state="done"], &[data-state="complete"]': {
    borderColor: theme.vars.palette.accent.softBorder,
    backgroundColor: theme.vars.palette.accent.soft,
    color: theme.vars.palette.accent.fg,
  },
  '&[data-state="here"], &[data-state="partial"]': {
    borderColor: theme.vars.palette.accent.main,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.accent.fg,
  },
  [WIDE]: { gridRow: 'auto' },
}))
