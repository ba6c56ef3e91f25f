import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { breakpoints } from '#ui/theme/tokens.ts'
import { useMinWidth } from '#ui/use-media.ts'

/** Stacked up to 425 px, origin and destination side by side up to 768 px, four lines above that. (ORDLIST-21) */
export type CardLayout = 'narrow' | 'medium' | 'wide'

export function useCardLayout(): CardLayout {
  const isMedium = useMinWidth(breakpoints.w425 + 1)
  const isWide = useMinWidth(breakpoints.w768 + 1)
  return isWide ? 'wide' : isMedium ? 'medium' : 'narrow'
}

export const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  '&[data-layout="narrow"] [data-way]': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    '& > svg': { rotate: '90deg' },
  },
  '&[data-layout="narrow"] [data-facts]': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '&[data-layout="narrow"] [data-foot]': { flexDirection: 'column', gap: 4 },
  '&[data-layout="medium"] [data-facts]': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  // One line, so that the cards of a row are equally high. Long references are cut and shown in full on hover.
  '&[data-layout="wide"] [data-foot]': { flexWrap: 'nowrap' },
  '&:not([data-layout="narrow"]) [data-end]': { marginLeft: 'auto' },
  '& [data-end]': { whiteSpace: 'nowrap' },
  '& [data-way] + *': { paddingTop: 10, borderTop: `1px solid ${theme.vars.palette.divider}` },
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

const RouteLayout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 12px',
  '& > svg': { width: 16, height: 16, color: theme.vars.palette.text.tertiary },
}))
export const RouteLine = ({ children }: { children: React.ReactNode }) => (
  <RouteLayout data-way="">{children}</RouteLayout>
)

export const End = styled('div')(({ theme }) => ({
  minWidth: 0,
  fontSize: 12,
  lineHeight: '16px',
  overflowWrap: 'anywhere',
  '& b': { ...theme.typography.body1, display: 'block', fontWeight: 600 },
  '& small': { display: 'block', fontSize: 'inherit', color: theme.vars.palette.text.secondary },
}))

const FactsLayout = styled('ul')(({ theme }) => ({
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
type FactsProps = { 'aria-label': string; children: React.ReactNode }
export const Facts = (props: FactsProps) => <FactsLayout data-facts="" {...props} />

const FootLayout = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  fontSize: 12,
  lineHeight: '16px',
  color: theme.vars.palette.text.tertiary,
  '& a': { fontSize: 'inherit' },
  '& > *': { flex: 'none', maxWidth: '100%' },
  '& > [data-cut]': { flex: '0 1 auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '[data-layout="wide"] & > [data-cut]': { whiteSpace: 'nowrap' },
}))
export const Foot = ({ children }: { children: React.ReactNode }) => <FootLayout data-foot="">{children}</FootLayout>

/** Placeholder of a card while the list loads, with the height of a real card. */
export const SkeletonCard = () => <Skeleton variant="rounded" width="100%" height={136} />
