import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { breakpoints, TOUCH } from '#ui/theme/tokens.ts'

/** Container width below which a rate is shown as a card, because its columns would be too narrow to read. */
export const CARDS = `@container rates (max-width: ${breakpoints.w800 - 0.05}px)`
/** Container width from which the caption of every price fits on one line. */
export const ROOMY = `@container rates (min-width: ${breakpoints.md}px)`

/** The minimum widths plus the gaps add up to less than the width at which columns appear. */
const starts = {
  ltl: '20px minmax(126px, 1.26fr) minmax(104px, 1.12fr) 36px 78px minmax(88px, 0.74fr)',
  contract: '20px minmax(108px, 1fr) 62px 62px 56px 56px 72px',
} as const

export type ListKind = keyof typeof starts

/** The last columns are the same in all lists, so that prices line up: vs lowest, price, Select. */
const columnsOf = (kind: ListKind) => ({ gridTemplateColumns: `${starts[kind]} 82px 106px 72px` })
const roomyColumnsOf = (kind: ListKind) => ({
  columnGap: 12,
  gridTemplateColumns: `${starts[kind]} 82px 158px 72px`,
})

/** Container of a rate list. Its width determines the layout. */
export const RateFrame = styled('div')({ containerName: 'rates', containerType: 'inline-size', minWidth: 0 })

const line = {
  display: 'grid',
  columnGap: 8,
  alignItems: 'center',
  padding: '0 12px 0 16px',
} as const

/** Column headings. Each cell also gives its own name to assistive technology. */
export const HeadRow = styled('div', { shouldForwardProp: (name) => name !== 'kind' })<{ kind: ListKind }>(
  ({ theme, kind }) => ({
    ...line,
    ...columnsOf(kind),
    [ROOMY]: roomyColumnsOf(kind),
    minHeight: 34,
    color: theme.vars.palette.text.tertiary,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    '& > [data-end]': { textAlign: 'right' },
    [CARDS]: { display: 'none' },
  }),
)

export const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

export const RateLine = styled('li', { shouldForwardProp: (name) => name !== 'kind' })<{ kind: ListKind }>(
  ({ theme, kind }) => ({
    ...line,
    ...columnsOf(kind),
    // Where a caption may need a second line, all rows have room for it.
    minHeight: 67,
    [ROOMY]: { ...roomyColumnsOf(kind), minHeight: 56 },
    paddingBlock: 5,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    fontVariantNumeric: 'tabular-nums',
    '&:hover': { backgroundColor: theme.vars.palette.hover },
    '&:has([aria-expanded="true"]), &[data-compared]': { backgroundColor: theme.vars.palette.accent.soft },
    '& > [data-end]': { textAlign: 'right' },
    '& > [data-full]': { gridColumn: '2 / -1' },
    [CARDS]: {
      gridTemplateColumns: '20px minmax(0, 1fr) auto',
      columnGap: 12,
      padding: '10px 12px 10px 16px',
      rowGap: 4,
      '& > [data-area="price"]': { gridColumn: 3, gridRow: 1, maxWidth: 120 },
      '& > [data-area="select"]': { gridColumn: 3, gridRow: 2 },
    },
    [TOUCH]: { '& [data-area="select"] .MuiButton-root': { minWidth: 88 } },
  }),
)

/** Facts of a rate: columns of the list, or lines of text when the rate is a card. */
export const Facts = styled('div')(({ theme }) => ({
  display: 'contents',
  [CARDS]: {
    gridColumn: 2,
    gridRow: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 10px',
    '& > *': { textAlign: 'left !important' },
    '& [data-name]': {
      position: 'static',
      width: 'auto',
      height: 'auto',
      margin: 0,
      clipPath: 'none',
      color: theme.vars.palette.text.tertiary,
    },
  },
}))

type CellProps = {
  name: string
  end?: boolean
  /** True when the value is clear without a heading. */
  isPlain?: boolean
  area?: 'price' | 'select'
  children: ReactNode
}

/** One value of a rate. Its name is shown where the list has no column headings. */
export function Cell({ name, end = false, isPlain = false, area, children }: CellProps) {
  return (
    <Value data-end={end || undefined} data-area={area}>
      {!area && <VisuallyHidden data-name={isPlain ? undefined : ''}>{name} </VisuallyHidden>}
      {children}
    </Value>
  )
}

const Value = styled('div')({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '&[data-end]': { textAlign: 'right' },
})
