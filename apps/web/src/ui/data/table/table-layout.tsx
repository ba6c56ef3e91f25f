import { styled } from '@mui/material/styles'
import { freshly } from '#ui/theme/freshly.ts'
import { breakpoints } from '#ui/theme/tokens.ts'
import type { Breakpoint, Column } from './column.ts'

/** The height of the top bar, below which the head of a table comes to rest. */
const TOP_BAR = 52
export const MENU_WIDTH = 52
export const CHECK_WIDTH = 50

/** All rows of a table are equally high, in px. */
export const rowHeightOf = (columns: readonly Pick<Column<never>, 'lines'>[]) =>
  columns.some(({ lines }) => lines === 2) ? 44 : 36

/** What the closed navigation takes of the window. */
const RAIL = 56

/** By the width of the window, or by that of the part of the screen that holds the table. */
const givingWay = Object.fromEntries(
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

/** The room of rows that are not drawn. */
export const Room = styled('tr')({})

const cell = {
  padding: '0 10px',
  textAlign: 'left',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '&:first-of-type': { paddingLeft: 24 },
  '&:last-of-type': { paddingRight: 24 },
  '&[data-check]': { padding: '0 4px 0 24px', lineHeight: 0 },
  '&[data-align="end"]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  ...givingWay,
} as const

export const HeadCell = styled('th')(({ theme }) => ({
  ...cell,
  position: 'sticky',
  top: TOP_BAR,
  // A column scrolls within itself, below the top bar.
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
  // The cell cuts off what reaches beyond it.
  '& :focus-visible': { outlineOffset: -2 },
}))

export const MenuCell = styled(BodyCell)({
  paddingInline: 8,
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
  '&[data-fresh]': { animation: `${freshly(theme.vars.palette.accent.soft)} 1.2s ease-out` },
  '&[inert]': { opacity: 0.45 },
  '@media (hover: hover)': {
    '& > [data-menu] > button:not([aria-expanded="true"])': { opacity: 0 },
    '&:hover > [data-menu] > button, &:focus-within > [data-menu] > button': { opacity: '1 !important' },
  },
}))
