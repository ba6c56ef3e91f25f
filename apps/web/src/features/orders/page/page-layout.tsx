import { styled } from '@mui/material/styles'
import { breakpoints, TOUCH } from '#ui/theme/tokens.ts'

export const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 })

/** Extends over the padding of the page, so that header and history touch its edges. */
export const Page = styled('div')({ margin: '-16px -24px -24px', minWidth: 0, [TOUCH]: { margin: -12 } })

/** The order with its history beside it. On smaller screens the history stands below. */
export const Halves = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  [`@media (min-width:${breakpoints.lg}px)`]: {
    gridTemplateColumns: 'minmax(0, 1fr) 288px',
    minHeight: 'calc(100dvh - 104px)',
  },
  [`@media (min-width:${breakpoints.xl}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
})

export const Ground = styled(Column)({ padding: '16px 24px 24px', [TOUCH]: { padding: 12 } })

/** Stops and freight at the left, costs and map at the right. */
export const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media (min-width:${breakpoints.w1024}px)`]: { gridTemplateColumns: 'minmax(0, 16fr) minmax(0, 9fr)' },
})

/** Two fact cards side by side where there is room. */
export const Pair = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
})

export const SideColumn = styled('aside')(({ theme }) => ({
  minWidth: 0,
  padding: '14px 16px 24px',
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& h2': theme.typography.h2,
  [`@media (max-width:${breakpoints.lg - 0.05}px)`]: {
    borderLeft: 0,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}))
