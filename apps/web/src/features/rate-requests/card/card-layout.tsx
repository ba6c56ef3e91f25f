import { styled } from '@mui/material/styles'
import { breakpoints, radius, TOUCH } from '#ui/theme/tokens.ts'

const WIDE = `@media (min-width:${breakpoints.w1024}px)`
/** Columns: rank, logo, carrier, total, difference, days, answer and button. */
const columns = '20px 28px minmax(0, 1fr) 104px 84px 56px 148px 72px'

export const Strip = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  backgroundColor: theme.vars.palette.divider,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { flex: '1 1 148px', padding: '10px 16px', backgroundColor: theme.vars.palette.background.paper },
  '& dd': { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  '& small': {
    display: 'block',
    color: theme.vars.palette.text.secondary,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 400,
  },
}))

export const Rail = styled('span')(({ theme }) => ({
  display: 'block',
  height: 4,
  margin: '6px 0',
  overflow: 'hidden',
  borderRadius: 2,
  backgroundColor: theme.vars.palette.divider,
  '& > span': { display: 'block', height: '100%', backgroundColor: theme.vars.palette.accent.main },
}))

export const Prices = styled('div')(({ theme }) => ({
  padding: '12px 32px 8px',
  '&[data-target] > div:first-of-type': { marginTop: 16 },
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > div:last-of-type': {
    display: 'flex',
    justifyContent: 'space-between',
    margin: '2px -16px 0',
    color: theme.vars.palette.text.secondary,
    fontSize: 12,
    lineHeight: '16px',
    fontVariantNumeric: 'tabular-nums',
  },
}))

/** Axis from the lowest to the highest price, with a mark at the average when there is no target. */
export const Axis = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 28,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '12px -16px auto',
    height: 4,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.divider,
  },
  '& > i': {
    position: 'absolute',
    top: 2,
    height: 24,
    borderLeft: `1px dashed ${theme.vars.palette.text.tertiary}`,
  },
}))

/** Mark at the target price, with the price above the axis. */
export const Target = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: -14,
  height: 40,
  borderLeft: `2px dashed ${theme.vars.palette.text.primary}`,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '& > span': { display: 'block', marginTop: -4, paddingInline: 6 },
  '&[data-right] > span': { transform: 'translateX(-100%)' },
}))

export const Dot = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 4,
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  marginLeft: -10,
  borderRadius: '50%',
  border: `2px solid ${theme.vars.palette.accent.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 600,
  '&[data-lowest]': { backgroundColor: theme.vars.palette.accent.main, color: theme.vars.palette.common.white },
}))

export const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

/** Column headings, shown only in the wide layout. */
export const ColumnHeads = styled('div')(({ theme }) => ({
  display: 'none',
  gridTemplateColumns: columns,
  gap: 12,
  padding: '8px 16px',
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > span:first-of-type': { gridColumn: '1 / 4' },
  '& > span:nth-of-type(2), & > span:nth-of-type(3), & > span:nth-of-type(4)': { textAlign: 'right' },
  [WIDE]: { display: 'grid' },
}))

export const Offer = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px 28px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 16px',
  fontVariantNumeric: 'tabular-nums',
  '&[data-chosen]': { backgroundColor: theme.vars.palette.ok.bg },
  '& > span:first-of-type': { color: theme.vars.palette.text.tertiary },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
  '& > button, & > span:has(> button)': { gridColumn: '1 / -1' },
  [TOUCH]: { padding: '12px 16px' },
  [WIDE]: {
    gridTemplateColumns: columns,
    '& > button, & > span:has(> button)': { gridColumn: 'auto', justifySelf: 'end' },
  },
}))

/** A carrier's name with its badges and its note. */
export const Who = styled('div')(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 6px' },
  '& b': { fontWeight: 600 },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
}))

export const Total = styled('div')({ textAlign: 'right', '& b': { fontWeight: 600 } })

/** Grid columns below the carrier's name in the narrow layout. */
const below = '3 / -1'

export const Over = styled('div')(({ theme }) => ({
  gridColumn: below,
  color: theme.vars.palette.risk.fg,
  '&[data-tone=under]': { color: theme.vars.palette.ok.fg },
  '&:empty': { display: 'none' },
  '& > *': { display: 'inline', marginRight: 6 },
  [WIDE]: {
    gridColumn: 'auto',
    textAlign: 'right',
    '&:empty': { display: 'block' },
    '& > *': { display: 'block', marginRight: 0 },
  },
}))

export const Days = styled('div')({ gridColumn: below, [WIDE]: { gridColumn: 'auto', textAlign: 'right' } })

export const Answered = styled('div')(({ theme }) => ({
  gridColumn: below,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
  [WIDE]: { gridColumn: 'auto' },
}))

export const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 28,
  padding: '0 16px',
  '& h3': { fontSize: 12, lineHeight: '16px', fontWeight: 600 },
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sunk,
  'ol + &': { marginTop: -1 },
  'dl + &': { marginTop: -1 },
}))

/** Row of a carrier without an offer: carrier, known facts, latest event and actions. */
export const CarrierRow = styled('li')({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 16px',
  '& > div:nth-of-type(n + 3)': { gridColumn: '2 / -1' },
  // Aligned with the offers above.
  [WIDE]: {
    gridTemplateColumns: '28px minmax(0, 1fr) minmax(0, 1.2fr) 104px 156px',
    paddingLeft: 48,
    '& > div:nth-of-type(n + 3)': { gridColumn: 'auto' },
  },
})

export const Deeds = styled('div')({ display: 'flex', gap: 8, [WIDE]: { justifyContent: 'flex-end' } })

export const ResponseNote = styled('div')(({ theme }) => ({
  display: 'flex',
  gridColumn: '2 / -1',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
  '& svg': { flex: 'none', width: 14, height: 14, color: theme.vars.palette.text.tertiary },
  [WIDE]: { gridColumn: 'auto' },
}))

/** Events in a vertical list along a line. */
export const Steps = styled('ol')(({ theme }) => ({
  padding: '12px 16px 4px',
  listStyle: 'none',
  '& li': { position: 'relative', display: 'flex', gap: 12, paddingBottom: 12 },
  '& li + li::before': {
    content: '""',
    position: 'absolute',
    top: -14,
    left: 11,
    height: 12,
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
  },
  '& svg': {
    flex: 'none',
    width: 24,
    height: 24,
    padding: 5,
    borderRadius: radius.full,
    border: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
  },
  '& li > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600 },
  '& time': { color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
  '& + button': { margin: '0 8px 12px' },
}))

/** Band from the lowest to the highest price paid before. */
export const Band = styled('em')(({ theme }) => ({
  position: 'absolute',
  top: 11,
  height: 6,
  minWidth: 6,
  borderRadius: 3,
  backgroundColor: theme.vars.palette.borderStrong,
}))

export const Legend = styled('p')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 8,
  margin: '0 -16px 8px',
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
  '&::before': {
    content: '""',
    width: 16,
    height: 6,
    borderRadius: 3,
    backgroundColor: theme.vars.palette.borderStrong,
  },
}))

export const Message = styled('p')(({ theme }) => ({
  padding: '10px 16px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  color: theme.vars.palette.text.secondary,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& b': { marginRight: 4, color: theme.vars.palette.text.primary, fontWeight: 600 },
}))
