import { styled } from '@mui/material/styles'
import { freshly } from '#ui/theme/cards.ts'
import { breakpoints } from '#ui/theme/tokens.ts'
import type { Breakpoint, Column } from './column.ts'

/** Height of the top bar, below which the sticky table header stops. */
const TOP_BAR = 52
/** Space at the left and at the right of a cell's content, in px. */
export const CELL_PADDING = 8
export const MENU_WIDTH = 46
export const CHECK_WIDTH = 44

/** Row height in px, the same for all rows of a table. */
export const rowHeightOf = (columns: readonly Pick<Column<never>, 'lines'>[]) =>
  columns.some(({ lines }) => lines === 2) ? 44 : 36

/** Width of the collapsed navigation in px. */
const RAIL = 56

/** Based on the width of the window, or of the screen section with the table. */
const hideBelowRules = Object.fromEntries(
  Object.entries(breakpoints).flatMap(([name, px]) => {
    const gone = { [`&[data-below="${name as Breakpoint}"]`]: { display: 'none' } }
    return [
      [`@media (max-width:${px - 0.05}px)`, gone],
      [`@container (max-width:${px - RAIL - 0.05}px)`, gone],
    ]
  }),
)

export const Frame = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '&[data-row-height="36"] tbody td': { height: 36 },
  '&[data-row-height="44"] tbody td': { height: 44 },
})

/** Space reserved for rows that are not rendered. */
export const Room = styled('tr')({})

const cell = {
  padding: `0 ${CELL_PADDING}px`,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '&:first-of-type': { paddingLeft: 24 },
  '&:last-of-type': { paddingRight: 24 },
  '&[data-check]': { padding: '0 0 0 24px', lineHeight: 0 },
  '&[data-align="end"]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  ...hideBelowRules,
} as const

export const HeadCell = styled('th')(({ theme }) => ({
  ...cell,
  position: 'sticky',
  top: TOP_BAR,
  // A column scrolls on its own, below the top bar, so its header sticks at the top.
  '[data-column] &': { top: 0 },
  zIndex: 2,
  height: 34,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
}))

export const BodyCell = styled('td')(({ theme }) => ({
  ...cell,
  paddingBlock: 3,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  // Chips and marks are centered on the row; on the baseline of the text they would stand too high.
  '& > *': { verticalAlign: 'middle' },
  // The cell clips its overflow, so the focus ring is drawn inside.
  '& :focus-visible': { outlineOffset: -2 },
}))

export const MenuCell = styled(BodyCell)({
  paddingInline: 2,
  textAlign: 'right',
  '&:last-of-type': { paddingRight: 12 },
})

export const BodyRow = styled('tr')(({ theme }) => ({
  transition: `background-color ${theme.transitions.duration.shortest}ms`,
  scrollMarginBlock: `${TOP_BAR + 34}px 52px`,
  '&[data-opens]': { cursor: 'pointer' },
  '&:not([data-skeleton-row]):hover, &:focus-within': { backgroundColor: theme.vars.palette.hover },
  '&[data-selected], &[data-selected]:hover, &[data-selected]:focus-within': {
    backgroundColor: theme.vars.palette.accent.soft,
  },
  '&[aria-current]': { backgroundColor: theme.vars.palette.accent.soft },
  '&[data-fresh]': freshly(theme),
  '&[inert]': { opacity: 0.45 },
  '@media (hover: hover)': {
    '& > [data-menu] > button:not([aria-expanded="true"])': { opacity: 0 },
    '&:hover > [data-menu] > button, &:focus-within > [data-menu] > button': { opacity: '1 !important' },
  },
}))
