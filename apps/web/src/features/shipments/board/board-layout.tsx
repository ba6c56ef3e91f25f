import { styled } from '@mui/material/styles'
import { breakpoints, radius, TOUCH } from '#ui/theme/tokens.ts'

export const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  // Covers the padding of the page, down to the lower edge of the window.
  height: 'calc(100% + 24px)',
  backgroundColor: theme.vars.palette.background.default,
  [TOUCH]: { display: 'grid', gap: 12, height: 'auto' },
}))

/** All columns side by side from 1280 px. Below that the board scrolls sideways, and a phone shows one column. */
export const Columns = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(196px, 1fr)',
  gap: 10,
  height: '100%',
  padding: '12px 24px 0',
  overflowX: 'auto',
  [`@media (min-width:${breakpoints.lg}px)`]: { gridAutoColumns: 'minmax(168px, 1fr)' },
  '&[data-dragging]': {
    cursor: 'grabbing',
    userSelect: 'none',
    '& *': { cursor: 'inherit' },
    '& [data-controls]': { visibility: 'hidden' },
  },
  [TOUCH]: { height: 'auto', padding: 0, gridAutoColumns: 'minmax(0, 1fr)' },
})

export const ColumnFrame = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  borderRadius: `${radius.card}px ${radius.card}px 0 0`,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderBottom: 0,
  backgroundColor: theme.vars.palette.sunk,
  '&[data-target]': { borderColor: theme.vars.palette.accent.main, backgroundColor: theme.vars.palette.accent.soft },
  '&[data-target="over"]': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.accent.main}` },
  [TOUCH]: { border: 0, backgroundColor: 'transparent' },
}))

export const ColumnHead = styled('div')(({ theme }) => ({
  position: 'relative',
  padding: '10px 12px 4px',
  '& h2': { ...theme.typography.h3, display: 'flex', alignItems: 'center', gap: 7 },
  '& h2 > span:last-child': {
    fontWeight: 400,
    color: theme.vars.palette.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > svg': {
    position: 'absolute',
    top: 13,
    right: 12,
    width: 14,
    height: 14,
    color: theme.vars.palette.text.tertiary,
  },
  // Reserves the height of a figure, so that the layout does not jump when the figure arrives.
  '& p': {
    minHeight: 20,
    color: theme.vars.palette.text.secondary,
    fontSize: 12,
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
  },
  [TOUCH]: { padding: '0 0 8px' },
}))

/** Drop target with a text that explains the effect of a drop. */
export const DropZone = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 52,
  margin: '4px 8px 0',
  padding: 8,
  borderRadius: radius.card,
  border: `1px dashed ${theme.vars.palette.accent.main}`,
  background: 'none',
  color: theme.vars.palette.accent.fg,
  fontFamily: 'inherit',
  cursor: 'pointer',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  textAlign: 'center',
  '&[data-over]': { borderStyle: 'solid', backgroundColor: theme.vars.palette.background.paper },
}))

/** Reason why the held card cannot be dropped into a column. */
export const Locked = styled('p')(({ theme }) => ({
  margin: '4px 8px 0',
  padding: 8,
  borderRadius: radius.card,
  border: `1px dashed ${theme.vars.palette.borderStrong}`,
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
  textAlign: 'center',
}))

/** Each column scrolls separately. */
export const Cards = styled('ul')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minHeight: 0,
  padding: '4px 7px 72px',
  overflowY: 'auto',
  listStyle: 'none',
  '& > li': { flex: 'none' },
  '& > li > .MuiButton-root': { width: '100%' },
  [TOUCH]: { padding: 0, overflow: 'visible' },
})

export const Empty = styled('li')(({ theme }) => ({
  padding: '12px 4px',
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  textAlign: 'center',
}))
