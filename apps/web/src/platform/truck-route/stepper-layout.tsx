import { styled } from '@mui/material/styles'
import { radius } from '#ui/theme/tokens.ts'
import { CIRCLE, WIDE } from './StepCircle.tsx'

export { StepCircle as Circle } from './StepCircle.tsx'

/** Steps in one column, side by side from 768 px. */
export const Steps = styled('ol')({
  display: 'grid',
  gap: 28,
  listStyle: 'none',
  [WIDE]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(152px, 1fr)', gap: 0, overflowX: 'auto', paddingBlock: 4 },
})

export const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${CIRCLE}px minmax(0, 1fr)`,
  columnGap: 12,
  fontVariantNumeric: 'tabular-nums',
  '& > b': { fontWeight: 600, gridColumn: 2 },
  '& > span': { ...theme.typography.body2, gridColumn: 2, color: theme.vars.palette.text.secondary },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    padding: '0 4px',
    textAlign: 'center',
    '& > b, & > span': { gridColumn: 1 },
    // Below the label of the leg that leads to the step.
    '& > b': { marginTop: 22 },
  },
}))

/** Line between the previous step's circle and this step's circle. */
export const Leg = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: -28,
  left: CIRCLE / 2 - 2,
  display: 'flex',
  alignItems: 'center',
  gap: CIRCLE / 2 + 10,
  height: 28,
  '& small': { color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px', whiteSpace: 'nowrap' },
  [WIDE]: {
    top: CIRCLE / 2 - 2,
    left: `calc(-50% + ${CIRCLE / 2 + 12}px)`,
    right: `calc(50% + ${CIRCLE / 2 + 12}px)`,
    display: 'block',
    height: 'auto',
    textAlign: 'center',
    '& small': { display: 'block', margin: '4px -12px 0', whiteSpace: 'normal' },
  },
}))

/** Bar filled up to the truck's position. */
export const Bar = styled('div')(({ theme }) => ({
  width: 4,
  height: 20,
  overflow: 'hidden',
  borderRadius: radius.full,
  backgroundColor: theme.vars.palette.divider,
  '& > span': {
    display: 'block',
    width: '100%',
    height: 'var(--covered)',
    backgroundColor: theme.vars.palette.accent.main,
  },
  [WIDE]: { width: '100%', height: 4, '& > span': { width: 'var(--covered)', height: '100%' } },
}))
