import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { freshly } from '#ui/theme/cards.ts'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

/** Hides the word of an on-time mark from view. Screen readers still read it. */
const iconsOnly = { '& [data-on-time] > span': { fontSize: 0, gap: 0 } }

export const CardFrame = styled('li')(({ theme }) => ({
  position: 'relative',
  containerType: 'inline-size',
  padding: '8px 9px',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontVariantNumeric: 'tabular-nums',
  scrollMarginBlock: 8,
  '&:hover': { borderColor: theme.vars.palette.field },
  '&[data-movable]': { cursor: 'grab', userSelect: 'none' },
  '&[data-busy]': { opacity: 0.6 },
  '&[data-fresh]': freshly(theme),
  // A card held by keyboard stays in place. A card held by pointer leaves a gap.
  '&[data-held="keys"]': {
    borderColor: theme.vars.palette.accent.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.accent.main}`,
    // The card is the focus ring of the move.
    '& :focus-visible': { outline: 'none' },
  },
  '&[data-held="pointer"]': {
    border: `1px dashed ${theme.vars.palette.borderStrong}`,
    backgroundColor: 'transparent',
    '& > *': { visibility: 'hidden' },
  },
  '&:hover [data-controls], &:focus-within [data-controls]': { opacity: 1 },
  // The controls stand beside the on-time mark, which gives up its word for them.
  '&:hover > [data-head], &:focus-within > [data-head]': { paddingRight: 60, ...iconsOnly },
  [TOUCH]: { padding: 12, '& > [data-head]': { paddingRight: 92 } },
}))

/** Number, mode and on-time status on one line. In a narrow column the on-time status is an icon. */
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '2px 5px',
  minHeight: 22,
  '& > *': { flex: 'none' },
  '& > [data-on-time]': { marginLeft: 'auto' },
  '@container (max-width: 178px)': iconsOnly,
})
export const CardHead = ({ children }: { children: ReactNode }) => <Head data-head="">{children}</Head>

export const CardControls = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 4,
  right: 4,
  display: 'flex',
  borderRadius: radius.control,
  backgroundColor: theme.vars.palette.background.paper,
  opacity: 0,
  '& .MuiIconButton-root': { width: 28, height: 28 },
  '@media (pointer: coarse)': { opacity: 1, '& .MuiIconButton-root': { width: 44, height: 44 } },
  [TOUCH]: { opacity: 1, '& .MuiIconButton-root': { width: 44, height: 44 } },
}))

/** Lane from an open point to a filled one. */
export const LaneLine = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 0,
  paddingTop: 4,
  '& > span': {
    position: 'relative',
    paddingLeft: 18,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > span::before': {
    content: '""',
    position: 'absolute',
    top: 6,
    left: 3,
    width: 8,
    height: 8,
    borderRadius: radius.full,
    border: `2px solid ${theme.vars.palette.text.tertiary}`,
  },
  '& > span:last-of-type::before': { backgroundColor: theme.vars.palette.text.tertiary },
}))

export const StateLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 6px',
  minHeight: 20,
  paddingTop: 4,
  fontSize: 12,
  lineHeight: '16px',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 4, minWidth: 0 },
  '& > [data-offer]': { color: theme.vars.palette.tendering.fg, fontWeight: 500 },
  '& > b': { fontWeight: 500 },
  '& > [data-offer] > svg': { width: 14, height: 14 },
}))

export const CardFoot = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  marginTop: 6,
  paddingTop: 6,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
  '& > span:first-of-type': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span:last-of-type': { flex: 'none' },
}))
