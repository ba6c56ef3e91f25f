import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

export const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minWidth: 0,
  '& > span:first-of-type': { alignSelf: 'center' },
})

/** Contact data and location: both numbers on one line, email and location on lines of their own. */
export const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '4px 16px',
  paddingTop: 10,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [TOUCH]: { rowGap: 8 },
}))

type FactProps = { label: string; icon: ReactNode; children: ReactNode; isWide?: boolean }

/** Sighted users see the icon, screen readers read the label. */
export function Fact({ label, icon, children, isWide = false }: FactProps) {
  return (
    <Pair data-wide={isWide || undefined}>
      <dt title={label}>
        {icon}
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>{children || '–'}</dd>
    </Pair>
  )
}

const Pair = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  minHeight: 24,
  '&[data-wide]': { gridColumn: '1 / -1' },
  '& svg': { display: 'block', width: 14, height: 14, strokeWidth: 2, color: theme.vars.palette.text.tertiary },
  '& dt': { position: 'relative', zIndex: 1 },
  '& dd, & dd > a': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // Links lie above the button that covers the card.
  '& a': { position: 'relative', zIndex: 1, display: 'block', [TOUCH]: { padding: '8px 0' } },
}))

/** Placeholder of a card while the list loads, in the layout of the real card. */
export const SkeletonCard = () => (
  <Waiting>
    <Head>
      <Skeleton variant="circular" width={40} height={40} />
      <Bars>
        <Skeleton width={140} height={10} />
        <Skeleton width={90} height={10} />
      </Bars>
    </Head>
    <Bars>
      <Skeleton width="70%" height={10} />
      <Skeleton width="55%" height={10} />
      <Skeleton width="70%" height={10} />
    </Bars>
  </Waiting>
)

const Bars = styled('div')({ display: 'flex', flexDirection: 'column', gap: 10, padding: '6px 0' })

const Waiting = styled('div')({ minHeight: 123 })
