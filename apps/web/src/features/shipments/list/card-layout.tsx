import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { breakpoints } from '#ui/theme/tokens.ts'

const SMALL = `@media (max-width:${breakpoints.w425}px)`

export const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > ul': { paddingTop: 10, borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

export const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  minHeight: 28,
  paddingRight: 36,
  position: 'relative',
  '& > a': { fontSize: 15 },
})

export const Controls = styled('div')({ position: 'absolute', top: -2, right: -8 })

/** Origin and destination side by side, stacked where a time window does not fit. */
export const LaneEnds = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 12px',
  '& > svg': { width: 16, height: 16, color: theme.vars.palette.text.tertiary },
  [SMALL]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > svg': { rotate: '90deg' } },
}))

export const End = styled('div')(({ theme }) => ({
  minWidth: 0,
  fontSize: 12,
  lineHeight: '16px',
  overflowWrap: 'anywhere',
  '& b': { ...theme.typography.body1, display: 'block', fontWeight: 600 },
  '& small': { display: 'block', fontSize: 'inherit', color: theme.vars.palette.text.secondary },
}))

export const Facts = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  listStyle: 'none',
  fontSize: 12,
  lineHeight: '16px',
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 5 },
  '& svg': { width: 14, height: 14, color: theme.vars.palette.text.tertiary },
}))

export const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  fontSize: 12,
  lineHeight: '16px',
  color: theme.vars.palette.text.tertiary,
  '& a': { fontSize: 'inherit' },
  '& [data-end]': { marginLeft: 'auto', fontWeight: 500, color: theme.vars.palette.text.primary },
}))

/** Skeleton card of the same height as a shipment card. */
export const SkeletonCard = () => <Skeleton variant="rounded" width="100%" height={148} />
