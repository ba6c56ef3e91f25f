import { styled } from '@mui/material/styles'
import { freshly } from '#ui/theme/cards.ts'
import { breakpoints, radius, TOUCH } from '#ui/theme/tokens.ts'

/** Cards as full-width lines. On a phone they share one card. */
export const Lines = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  // Below heads of columns, a line is a row of a table.
  [theme.breakpoints.up('md')]: { '&[data-headed] > li': { paddingBlock: 3 } },
  [TOUCH]: {
    overflow: 'hidden',
    borderRadius: radius.card,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}))

export const Line = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: '8px 24px',
  '[data-column] &': { padding: '10px 16px' },
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  transition: `background-color ${theme.transitions.duration.shortest}ms`,
  scrollMarginBlock: '60px 68px',
  '&:hover, &:focus-within': { backgroundColor: theme.vars.palette.hover },
  '&[data-selected], &[data-selected]:hover, &[data-selected]:focus-within': {
    backgroundColor: theme.vars.palette.accent.soft,
  },
  '&[data-opens]': { cursor: 'pointer' },
  // The row shown beside the list.
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.accent.soft,
    boxShadow: `inset 3px 0 ${theme.vars.palette.accent.main}`,
  },
  '&[data-fresh]': freshly(theme),
  '&[inert]': { opacity: 0.45 },
  [TOUCH]: { padding: 12, '&:last-of-type': { borderBottom: 0 } },
}))

/** One column on a phone, then two, then three. */
const grid = {
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media (min-width:${breakpoints.md}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [`@media (min-width:${breakpoints.lg}px)`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [TOUCH]: { gap: 8 },
}

export const Grid = styled('ul')({ ...grid, listStyle: 'none' })

/** As many columns as fit cards with two time windows each. */
const wideGrid = {
  ...grid,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))',
  [`@media (min-width:${breakpoints.md}px)`]: {},
  [`@media (min-width:${breakpoints.lg}px)`]: {},
}

export const WideGrid = styled('ul')({ ...wideGrid, listStyle: 'none' })

export const GridCard = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  padding: 16,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  scrollMarginBlock: '60px 68px',
  '&:hover': { borderColor: theme.vars.palette.field },
  '&[data-selected]': {
    borderColor: theme.vars.palette.accent.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.accent.main}`,
  },
  '&[data-fresh]': freshly(theme),
  '&[inert]': { opacity: 0.45 },
  [TOUCH]: { gap: 8, padding: 12 },
}))

/** Gives placeholder rows the same frame as real ones. */
export const Waiting = styled('div')(({ theme }) => ({
  '&[data-layout="grid"] > [role="status"]': grid,
  '&[data-layout="wideGrid"] > [role="status"]': wideGrid,
  '&:not([data-layout="lines"]) [data-skeleton-row]': {
    padding: 16,
    borderRadius: radius.card,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '&[data-layout="lines"] [data-skeleton-row]': {
    padding: '8px 24px',
    [TOUCH]: { padding: 12, backgroundColor: theme.vars.palette.background.paper },
  },
  [theme.breakpoints.up('md')]: { '&[data-headed] [data-skeleton-row]': { paddingBlock: 3 } },
}))
