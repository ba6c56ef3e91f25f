import { styled } from '@mui/material/styles'
import { CIRCLE, WIDE } from '#platform/truck-route/StepCircle.tsx'
import { radius } from '#ui/theme/tokens.ts'

export { StepCircle as Circle } from '#platform/truck-route/StepCircle.tsx'

/** Places in one column, side by side from 768 px. */
export const Steps = styled('ol')({
  display: 'grid',
  gap: 20,
  listStyle: 'none',
  [WIDE]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(132px, 1fr)', gap: 0, overflowX: 'auto' },
})

export const Place = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${CIRCLE}px minmax(0, 1fr)`,
  columnGap: 12,
  fontVariantNumeric: 'tabular-nums',
  '& > b': { fontWeight: 600, gridColumn: 2 },
  '& > span:last-child': { ...theme.typography.body2, gridColumn: 2, color: theme.vars.palette.text.secondary },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    padding: '0 4px',
    textAlign: 'center',
    '& > b, & > span:last-child': { gridColumn: 1 },
    '& > b': { marginTop: 8 },
  },
}))

/** Line between the previous place's circle and this place's circle. */
export const Leg = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: -20,
  left: CIRCLE / 2 - 2,
  '& small': { display: 'none' },
  [WIDE]: {
    top: CIRCLE / 2 - 2,
    left: `calc(-50% + ${CIRCLE / 2 + 12}px)`,
    right: `calc(50% + ${CIRCLE / 2 + 12}px)`,
    textAlign: 'center',
    '& small': {
      display: 'block',
      marginTop: 4,
      color: theme.vars.palette.text.secondary,
      fontSize: 12,
      lineHeight: '16px',
    },
  },
}))

/** Solid where driven. The current leg is animated with dashes, because the exact position on it is unknown. */
export const Bar = styled('div')(({ theme }) => ({
  width: 4,
  height: 20,
  borderRadius: radius.full,
  backgroundColor: theme.vars.palette.divider,
  '&[data-state="driven"]': { backgroundColor: theme.vars.palette.accent.main },
  '&[data-state="under way"]': {
    backgroundImage: `repeating-linear-gradient(90deg, ${theme.vars.palette.accent.main} 0 8px, transparent 8px 16px)`,
  },
  [WIDE]: { width: 'auto', height: 4 },
}))
